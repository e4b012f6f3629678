/** Two short wooden sounds, made on the spot: somebody has moved; it is your turn. */
import { settings } from "../settings.svelte";

let studio: AudioContext | null = null;

/** A piece set down on a board. */
export function knock(): void {
  strike(190, 0, 0.12);
}

/** A small block struck twice. */
export function ring(): void {
  strike(392, 0, 0.14);
  strike(523, 0.13, 0.14);
}

/** A finger on the table: something besides the game. */
export function tap(): void {
  strike(294, 0, 0.08);
}

function strike(pitch: number, after: number, loudness: number): void {
  const context = open();
  if (!context) return;
  const at = context.currentTime + after;
  for (const [partial, share, decay] of [
    [1, 1, 0.09],
    [2.76, 0.45, 0.045],
    [5.4, 0.2, 0.02],
  ] as const) {
    tone(context, pitch * partial, at, settings.volume * loudness * share, decay);
  }
}

function tone(context: AudioContext, pitch: number, at: number, loudness: number, decay: number): void {
  const oscillator = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(loudness, at);
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + decay * 5);
  oscillator.connect(envelope).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + decay * 5);
}

/** The browser lets a page be heard only once somebody has touched it. */
function open(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive || !("AudioContext" in window)) return null;
  studio ??= new AudioContext();
  void studio.resume();
  return studio;
}
