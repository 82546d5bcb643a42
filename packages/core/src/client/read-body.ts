import { TooLargeError } from '../errors/too-large-error.js';
import { networkFailure } from './network-failure.js';
import type { ProgressMeter } from './progress.js';

/** Options of reading a body. */
export interface ReadBodyOptions {
  /** Maximum size in bytes. */
  readonly limit: number;
  readonly signal: AbortSignal;
  readonly meter: ProgressMeter | undefined;
  /** Called with every piece. */
  readonly onBytes: (bytes: Uint8Array) => void;
}

/**
 * Returns the announced size: not reliable, and 0 for a compressed body, where it is not the size of the content.
 */
function announcedSize(headers: Headers): number {
  const size = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'));
  return Number.isSafeInteger(size) ? size : 0;
}

/** Reads a body to its end. Rejects with a TooLargeError beyond the limit, with a NetworkError if it is cut off. */
export async function readBody(response: Response, options: ReadBodyOptions): Promise<Uint8Array<ArrayBuffer>[]> {
  const { limit, signal, meter, onBytes } = options;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  if (!reader) return chunks;
  const announced = announcedSize(response.headers);
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  // A custom fetch may not end its bodies when the signal aborts.
  signal.addEventListener('abort', cancel, { once: true });
  try {
    let length = 0;
    for (let size = announced; ; size = length) {
      if (size > limit) throw new TooLargeError(undefined, { requestId });
      const chunk = await reader.read();
      if (signal.aborted) break;
      if (chunk.done) {
        meter?.end(length);
        break;
      }
      onBytes(chunk.value);
      chunks.push(chunk.value);
      length += chunk.value.byteLength;
      meter?.move(length, announced);
    }
    return chunks;
  } catch (error) {
    cancel();
    throw networkFailure(error, requestId);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
