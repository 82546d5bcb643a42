import type { FilePagePiece } from '@headnote/core/contract';
import type { UploadedText } from './uploaded-text.js';

/** Characters of a paragraph that are shown before and behind its page, for a sentence that goes on from one page to the next. */
const AROUND = 2_000;
const GAP = '\n\n'.length;

/** Returns the words of a page, counted from 1; undefined if there is no such page. */
export function readPage(text: UploadedText, page: number): readonly FilePagePiece[] | undefined {
  if (page < 1 || page > text.pages) return undefined;
  const parts = partsOf(text, page - 1);
  const paragraphs: FilePagePiece[] = [];
  let begin = 0;
  for (const [index, paragraph] of text.plain.split('\n\n').entries()) {
    const end = begin + paragraph.length;
    const on = parts.filter(({ from, to }) => from < end && begin < to);
    const [first] = on;
    const last = on.at(-1);
    if (first !== undefined && last !== undefined) {
      const start = Math.max(0, first.from - AROUND - begin);
      paragraphs.push({ number: index + 1, start, text: paragraph.slice(start, last.to + AROUND - begin) });
    }
    begin = end + GAP;
  }
  return paragraphs;
}

/** The parts of the text that are on a page, counted from 0: more than one where a note is behind the text of the next page. */
function partsOf(
  { starts, plain }: UploadedText,
  page: number,
): readonly { readonly from: number; readonly to: number }[] {
  return starts.flatMap((start, index) =>
    start.page === page
      ? // What is before the first place belongs to its page, as for the page of a sentence.
        [{ from: index === 0 ? 0 : start.at, to: starts[index + 1]?.at ?? plain.length }]
      : [],
  );
}
