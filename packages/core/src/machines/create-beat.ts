import { createAlarm, type MachineClock } from './clock.js';
import type { StoreLife } from './create-store.js';

/** What makes a machine move by itself, as long as somebody watches. */
export interface Beat {
  /** To be given to the machine's store. */
  readonly life: StoreLife;
  /** Begins the time anew, or stops it, as the state asks for; to be called after each change. */
  readonly follow: () => void;
}

/** How a beat is made. */
export interface BeatOptions {
  /** Time. */
  readonly clock: MachineClock;
  /** Milliseconds between two beats. */
  readonly everyMs: number;
  /** Whether the machine is to move now. */
  readonly isRunning: () => boolean;
  /** Moves it. */
  readonly beat: () => void;
}

/**
 * Creates a beat. It never runs before the first listener nor after the last: a machine that is made while a page is drawn on a
 * server, or for a drawing that is thrown away, leaves no timer behind.
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
