/** The members of a BroadcastChannel that a session uses. */
export interface ChannelLike {
  /** Sends a message to the other channels of the same name, not to itself. */
  postMessage(message: unknown): void;
  /** Called for each message. Its content is ignored. */
  onmessage: ((event: never) => void) | null;
  /** Closes the channel. May be called more than once. */
  close(): void;
  /** In Node, stops the open channel from keeping the process alive. */
  unref?(): void;
}

/** Notifies other tabs, and other copies on this page, that the stored session changed, and listens to them. */
export interface TabSignal {
  send(): void;
  close(): void;
}

const CHANNEL_NAME = 'headnote-session';

/** Events after which the stored session may differ: another tab wrote to storage, or the page left the back-forward cache. */
const HINTS = ['storage', 'pageshow'] as const;

function openChannel(): ChannelLike | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    // The browser has no channels, or the origin is opaque (sandboxed frame) and has no other tabs.
    return null;
  }
}

/**
 * Opens the signal. A message only means that storage must be read again. Its content is ignored, so a forged message has
 * no effect.
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
        // The channel was closed elsewhere. Other tabs still receive the storage event.
      }
    },
    close() {
      listening.abort();
      channel?.close();
    },
  };
}
