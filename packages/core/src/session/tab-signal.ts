import { sessionKeys } from './session-store.js';

/** The part of a BroadcastChannel that is used. */
export interface ChannelLike {
  postMessage(message: unknown): void;
  onmessage: ((event: never) => void) | null;
  close(): void;
}

/** Tells the other tabs (and other copies on this page) that the stored session changed, and hears it from them. */
export interface TabSignal {
  send(): void;
  close(): void;
}

const CHANNEL_NAME = 'headnote-session';

function openChannel(given: ChannelLike | null | undefined): ChannelLike | null {
  if (given !== undefined) return given;
  try {
    return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL_NAME);
  } catch {
    // An opaque origin (sandboxed frame) has no channels, and no other tabs either.
    return null;
  }
}

/**
 * Opens the signal. What arrives is only a hint to read storage again: its content is never looked at, so a forged
 * message can do nothing.
 */
export function openTabSignal(given: ChannelLike | null | undefined, onHint: () => void): TabSignal {
  const channel = openChannel(given);
  if (channel) {
    channel.onmessage = onHint;
    // In Node an open channel would keep the process alive.
    if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  }
  const keys: readonly (string | null)[] = [...Object.values(sessionKeys), null];
  const onStorage = (event: StorageEvent): void => {
    if (keys.includes(event.key)) onHint();
  };
  const page = typeof window === 'undefined' ? undefined : window;
  page?.addEventListener('storage', onStorage);
  return {
    send() {
      try {
        channel?.postMessage('changed');
      } catch {
        // A channel that was closed underneath; the storage event remains.
      }
    },
    close() {
      page?.removeEventListener('storage', onStorage);
      channel?.close();
    },
  };
}
