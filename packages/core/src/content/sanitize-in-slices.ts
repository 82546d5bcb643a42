import { nextTask } from './next-task.js';
import { sanitizeHtml } from './sanitize-in-browser.js';
import { tokenizeHtml } from './tokenize-html.js';

/** Characters sanitised in one task. It takes less than 50 ms on a slow phone, so that the page can still scroll. */
const SLICE_LENGTH = 50_000;

/** Options of `sanitizeInSlices`. */
export interface SliceOptions {
  /** Aborts the work between two slices. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Yields the ends of slices. Each is after a top-level block, so that no element is split. */
function* sliceEnds(html: string): Generator<number, undefined, undefined> {
  let depth = 0;
  let start = 0;
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'open') depth += 1;
    else if (token.kind === 'close') depth = Math.max(0, depth - 1);
    if (token.kind === 'close' && depth === 0 && token.end - start >= SLICE_LENGTH) {
      yield token.end;
      start = token.end;
    }
  }
  if (start < html.length) yield html.length;
}

/**
 * Sanitises a long document like `sanitizeHtml`, in tasks of about 50,000 characters, so that the page stays responsive.
 * For HTML sanitised by the server the result is the same as that of `sanitizeHtml`. A document that is a single block is
 * sanitised in one task. Rejects with the signal's reason if aborted.
 */
export async function sanitizeInSlices(html: string, { signal }: SliceOptions = {}): Promise<string> {
  const parts: string[] = [];
  let start = 0;
  for (const end of sliceEnds(html)) {
    if (start > 0) await nextTask();
    signal?.throwIfAborted();
    parts.push(sanitizeHtml(html.slice(start, end)));
    start = end;
  }
  return parts.join('');
}
