/** Who the guest is; the nickname is asked once, when it is first needed. */
import { api } from "./api";
import type { Guest } from "./protocol.gen";

interface Me {
  guest: Guest | null;
  /** Whether the dialog that asks for a name is open. */
  asking: boolean;
}
export const me: Me = $state({ guest: null, asking: false });

let waiting: ((guest: Guest | null) => void)[] = [];
let recognised = Promise.resolve();

export function recognise(): void {
  recognised = api.get<Guest | null>("me").then(
    (guest) => void (me.guest = guest),
    () => {},
  );
}

/** The guest, asked for a name if the server has none; nobody if they would rather not say. */
export async function introduced(): Promise<Guest | null> {
  await recognised;
  if (me.guest) return me.guest;
  me.asking = true;
  return new Promise((resolve) => waiting.push(resolve));
}

export async function callMe(nickname: string): Promise<void> {
  me.guest = await api.put<Guest>("me", { nickname });
  finish();
}

/** The dialog is closed, with or without a name. */
export function finish(): void {
  me.asking = false;
  for (const resolve of waiting.splice(0)) resolve(me.guest);
}
