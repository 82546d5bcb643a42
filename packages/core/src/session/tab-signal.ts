/** The part of a BroadcastChannel that is used. */
export interface ChannelLike {
  /** Reaches the other channels of the same name, never itself. */
  postMessage(message: unknown): void;
  /** Called for each message; its content is never looked at. */
  onmessage: ((event: never) => void) | null;
  /** Ends it; may be called twice. */
  close(): void;
  /** In Node an open channel would keep the process alive. */
  unref?(): void;
}

/** Tells the other tabs (and other copies on this page) that the stored session changed, and hears it from them. */
export interface TabSignal {
  send(): void;
  close(): void;
}

const CHANNEL_NAME = 'headnote-session';

/** Another tab stored something, or the page came back from the back-forward cache, in which it heard nothing. */
const HINTS = ['storage', 'pageshow'] as const;

function openChannel(): ChannelLike | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    // The browser has none; or an opaque origin (sandboxed frame), which has no other tabs either.
    return null;
  }
}

/**
 * Opens the signal. What arrives is only a hint to read storage again: its content is never looked at, so a forged
 * message can do nothing.
 */
export function openTabSignal(channel: ChannelLike | null = openChannel(), onHint: () => void): TabSignal {
  const listening = new AbortController();
  if (channel) channel.onmessage = onHint;
  channel?.unref?.();
  for (const hint of HINTS) globalThis.window?.addEventListener(hint, onHint, listening);
  return {
    send() {
      try {
        channel?.postMessage('changed');
      } catch {
        // A channel that was closed underneath; the storage event remains.
      }
    },
    close() {
      listening.abort();
      channel?.close();
    },
  };
}
