import { sanitizeHtml } from './sanitize-in-browser.js';
import { tokenize } from './tokenize.js';

/** Characters cleaned in one go: well under 50 ms on a slow telephone's processor, so that a reader can still scroll. */
const SLICE_LENGTH = 50_000;

/** What a long cleaning takes. */
export interface SliceOptions {
  /** Ends the work between two slices; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Ends of slices, each behind a block that lies in no other, so that nothing that belongs together is parted. */
function* sliceEnds(html: string): Generator<number, undefined, undefined> {
  let depth = 0;
  let start = 0;
  for (const token of tokenize(html)) {
    if (token.kind === 'open') depth += 1;
    else if (token.kind === 'close') depth = Math.max(0, depth - 1);
    if (token.kind === 'close' && depth === 0 && token.end - start >= SLICE_LENGTH) {
      yield token.end;
      start = token.end;
    }
  }
  if (start < html.length) yield html.length;
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Makes a long document safe as `sanitizeHtml` does, in tasks of some 50 KB with a pause between them, so that the page
 * stays responsive. For HTML that the server has cleaned the result is the same; a document that is one single block is
 * cleaned in one task.
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
