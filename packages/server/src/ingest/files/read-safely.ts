import { UnusableText } from '../../extraction/text/unusable-text.js';
import type { ParsedRecord } from '../formats/format.js';
import { FileProblem } from './file-problem.js';

/** Runs the reading of one record, and refuses the record if no rule can read it: the others are still read. */
export async function readSafely<Read extends { readonly result: ParsedRecord }>(
  read: () => Read | Promise<Read>,
): Promise<Read | { readonly result: ParsedRecord }> {
  try {
    return await read();
  } catch (error) {
    // A file that cannot be read further is another matter.
    if (error instanceof FileProblem) throw error;
    if (error instanceof UnusableText) return { result: { ok: false, reason: error.message } };
    const message = error instanceof Error ? error.message : String(error);
    return { result: { ok: false, reason: `The text cannot be read (${message.replace(/\.$/, '')}).` } };
  }
}
