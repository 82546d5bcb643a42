import type { Citation } from './citation.js';
import { scanCitations, type ScanOptions } from './scan-citations.js';

/** Longest string that can be one citation; anything longer is not walked at all. */
const MAX_LENGTH = 300;
const AROUND = /^[\s()[\]{}.,;:"'“”‘’]*$/;

/** The citation that a string is as a whole, but for brackets and punctuation around it. */
export function readWhole(text: string, options?: ScanOptions): Citation | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [only, second] = scanCitations(text, options);
  if (!only || second) return undefined;
  return AROUND.test(text.slice(0, only.start)) && AROUND.test(text.slice(only.end)) ? only : undefined;
}
