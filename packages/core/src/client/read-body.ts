import { TooLargeError } from '../errors/too-large-error.js';
import { networkFailure } from './network-failure.js';
import type { ProgressMeter } from './progress.js';

/** How a body is read. */
export interface ReadBodyOptions {
  /** Most bytes that are read. */
  readonly limit: number;
  readonly signal: AbortSignal;
  readonly meter: ProgressMeter | undefined;
  /** Called as bytes come. */
  readonly onBytes: () => void;
}

/** The size that the other side has announced; not to be trusted, and of a compressed body not that of its content. */
function announcedSize(headers: Headers): number {
  const size = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'));
  return Number.isSafeInteger(size) ? size : 0;
}

/** Reads a body to its end, as it comes. Rejects with a TooLargeError past the limit, a NetworkError where it is cut. */
export async function readBody(response: Response, options: ReadBodyOptions): Promise<Uint8Array<ArrayBuffer>[]> {
  const { limit, signal, meter, onBytes } = options;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  if (!reader) return chunks;
  const announced = announcedSize(response.headers);
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  // A fetch of the caller's own need not end its bodies with the signal.
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
      onBytes();
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
