import { findSentenceEnds } from '../../extraction/text/sentence-ends.js';
import type { UploadedText } from './uploaded-text.js';

/** The words of a PDF of one page, as its process returns them. */
export const uploadedText = (plain: string): UploadedText => ({
  pages: 1,
  scannedPages: 0,
  labels: ['7'],
  html: `<p id="p1">${plain}</p>`,
  plain,
  sentenceEnds: findSentenceEnds(plain),
  cases: [],
  provisions: [],
  starts: [{ at: 0, page: 0 }],
});
