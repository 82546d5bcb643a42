import { orAborted } from './or-aborted.js';

/** Waits for some milliseconds. Rejects with the signal's reason as soon as it aborts. */
export async function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await orAborted(new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds))), signal);
  } finally {
    clearTimeout(timer);
  }
}
