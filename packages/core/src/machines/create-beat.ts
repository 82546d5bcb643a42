import { createAlarm, type MachineClock } from './clock.js';
import type { StoreLife } from './create-store.js';

/** Moves a machine automatically while it has listeners. */
export interface Beat {
  /** Pass this to the machine's store. */
  readonly life: StoreLife;
  /** Restarts or stops the timer according to the state. Call it after each change. */
  readonly follow: () => void;
}

/** Options of `createBeat`. */
export interface BeatOptions {
  /** The clock. */
  readonly clock: MachineClock;
  /** Milliseconds between two beats. */
  readonly everyMs: number;
  /** Returns whether the machine must move now. */
  readonly isRunning: () => boolean;
  /** Moves the machine. */
  readonly beat: () => void;
}

/**
 * Creates a beat. It runs only while there are listeners, so that a machine created during server rendering, or for a
 * render that is discarded, leaves no timer behind.
 */
export function createBeat({ clock, everyMs, isRunning, beat }: BeatOptions): Beat {
  const alarm = createAlarm(clock);
  let isWatched = false;
  const follow = (): void => {
    if (isWatched && isRunning()) alarm.set(everyMs, beat);
    else alarm.clear();
  };
  const watch = (next: boolean): void => {
    isWatched = next;
    follow();
  };
  const rest = (): void => watch(false);
  return { follow, life: { wake: () => watch(true), sleep: rest, idle: rest } };
}
