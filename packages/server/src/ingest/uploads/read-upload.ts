import { assistantLimits } from '@headnote/core/contract';
import { readingRows } from '../../citator/reading/place-rows.js';
import { UNKNOWN_COURT_ID } from '../../courts/courts.js';
import { readCaseText } from '../../extraction/reading/read-case-text.js';
import { buildPageText, cleanPageLines } from '../../extraction/text/document-text.js';
import { inflatedSize } from '../texts/inflated-size.js';
import { joinLigatures } from '../texts/join-ligatures.js';
import { PdfError } from '../texts/pdf-error.js';
import { needWords, PAGE_BREAK } from '../texts/read-pdf.js';
import { readPages } from '../texts/read-pages.js';
import type { PagesRead } from '@headnote/core/contract';
import { whyUnreadable } from '../texts/why-unreadable.js';
import { findPageStarts } from '../../assistant/files/page-starts.js';
import { pageLabels } from './printed-pages.js';
import { sourceOfFile } from '../../assistant/files/source-of-file.js';
import { uploadBounds } from '../../assistant/files/upload-reader.js';
import type { UploadedText } from '../../assistant/files/uploaded-text.js';

/** Characters of all pages: 500 pages of small print. */
const MAX_TEXT = 4_000_000;
/** Milliseconds in which the server reads the sentences again for a question. Real files of 500 pages take a fifth. */
const MAX_SENTENCES_MS = 5_000;

const HAS_WORDS = /\p{L}{2}/u;

/**
 * Reads an uploaded PDF: its words as paragraphs and sentences, with the page of each. Runs in a process of its own, because every
 * rule here meets a text that a stranger wrote. Throws a PdfError.
 */
export async function readUpload(bytes: Uint8Array, onPage: (read: PagesRead) => void): Promise<UploadedText> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if ((await inflatedSize(file, uploadBounds.unpacked)) >= uploadBounds.unpacked)
    throw new PdfError('too-large-inside');
  // The library takes the memory of the file for itself.
  const { pages, labels } = await readPages(new Uint8Array(bytes), {
    maxText: MAX_TEXT,
    maxPages: assistantLimits.maxFilePages,
    onPage: (page, pages) => onPage({ page, pages }),
  });
  needWords(pages);
  const words = joinLigatures(pages.join(PAGE_BREAK));
  if (whyUnreadable(words) !== undefined) throw new PdfError('no-words');
  const lines = cleanPageLines(words);
  const text = buildPageText(lines);
  const { places, provisions } = readingRows(readCaseText(text), {
    text,
    courtId: UNKNOWN_COURT_ID,
    decidedOn: null,
    own: new Set(),
  });
  const uploaded: UploadedText = {
    pages: pages.length,
    scannedPages: pages.filter((page) => !HAS_WORDS.test(page)).length,
    labels: pageLabels(pages, labels),
    html: text.html,
    plain: text.plain,
    sentenceEnds: text.sentenceEnds,
    cases: places.map(({ start, end, canonical, case_name: name }) => ({ start, end, canonical, name })),
    provisions: provisions.map(({ start, end, act, unit, number }) => ({ start, end, act, unit, number })),
    starts: findPageStarts(text.plain, lines),
  };
  checkSentences(uploaded);
  return uploaded;
}

/** The server reads the sentences on its own thread: a text that takes long there ends here. */
function checkSentences(uploaded: UploadedText): void {
  const started = performance.now();
  const { passages } = sourceOfFile(uploaded);
  if (performance.now() - started > MAX_SENTENCES_MS) throw new PdfError('too-long');
  if (passages.length === 0) throw new PdfError('no-words');
}
