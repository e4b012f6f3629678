/** Keys that do something by themselves, wherever the focus is, unless somebody is typing or reads a dialog. */
import { settings } from "./settings.svelte";

const TYPED_IN = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

/** The key that was pressed, in small letters, if it is to do something by itself. */
export function shortcutOf(event: KeyboardEvent): string | null {
  const isChord = event.ctrlKey || event.metaKey || event.altKey;
  if (isChord || event.defaultPrevented || event.repeat || !settings.keys) return null;
  if ((event.target as Element | null)?.closest?.(TYPED_IN) || document.querySelector("dialog[open]")) return null;
  return event.key.toLowerCase();
}

/** Escape leaves one thing at a time: this one, unless a dialog or something above it was left by the same press. */
export function onEscape(event: KeyboardEvent, leave: () => void): void {
  if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  event.stopPropagation();
  leave();
}
