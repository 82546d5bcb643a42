import type { DocumentText } from '../new-document.js';
import type { Block } from './block.js';
import { classifyBlock, isCapitalHeading } from './classify-block.js';
import { findOpinions } from './find-opinions.js';
import { foldTripled } from './fold-tripled.js';
import { joinParagraphLines } from './join-lines.js';
import { findPageFurniture, withoutGluedFeet, withoutStampAtEnd } from './page-furniture.js';
import { splitNotes } from './page-notes.js';
import { joinPageLines } from './page-paragraphs.js';
import { partsOfReportTitle } from './report-title.js';
import { markReportPages } from './report-pages.js';
import type { Paragraph } from './paragraph.js';
import { rejoinWords } from './rejoin-words.js';
import { numberParagraphs } from './number-paragraphs.js';
import { renderBlocks } from './render-blocks.js';
import { dropDrawnLines, separateHeadings, type SourceLine, splitSourceLines } from './source-line.js';
import { findStamp, withoutGluedStamp } from './stamp-citation.js';
import { tooLong } from './too-long.js';
import { UnusableText } from './unusable-text.js';

/** What a report says of a judgment beside its text. */
export interface ReportFacts {
  /** Whether its text can have the page numbers of the printed report. */
  readonly hasPages?: boolean;
  /** The first page of that report, if it is known. */
  readonly firstPage?: number | undefined;
  /** The bench, if it is known. */
  readonly judges?: readonly string[];
}

/**
 * Turns a text whose lines are mostly whole paragraphs into what the library stores: safe HTML, plain text, sentence ends.
 * Paragraphs get the ids `p1`, `p2`, … by position and their printed numbers `para-12`, so the same text always gets the same ids. No word is lost but page numbers,
 * running heads and printer's marks of the report; words printed three times are folded.
 * Takes time linear in the text: a million characters in under a second.
 */
export function buildParagraphText(
  source: string,
  { hasPages = false, firstPage, judges }: ReportFacts = {},
): DocumentText {
  const texts = joinParagraphLines(readLines(source));
  const parts = partsOfReportTitle(texts);
  const blocks = toBlocks(
    texts.map((text, index) => {
      const part = parts.get(index);
      return part === undefined ? { text } : { text, part };
    }),
  );
  return buildBlockText(hasPages ? markReportPages(blocks, firstPage) : blocks, judges);
}

/** The same for the printed lines of pages, cleaned by `cleanPageLines`. */
export function buildPageText(lines: readonly SourceLine[]): DocumentText {
  return buildBlockText(toBlocks(joinPageLines(splitNotes(lines)), true));
}

/** The same for blocks: marks what links can lead to, and renders. */
export function buildBlockText(blocks: readonly Block[], judges?: readonly string[]): DocumentText {
  const opinions = findOpinions(blocks, judges);
  return renderBlocks(numberParagraphs(opinions.blocks, opinions.starts));
}

/** The lines of a page-wise text without page furniture, tripled words folded; rules over the first lines read them too. */
export function cleanPageLines(source: string): SourceLine[] {
  const read = readLines(source).map(withoutStampAtEnd);
  const stamp = findStamp(read)?.text;
  const lines = separateHeadings(
    stamp === undefined
      ? read
      : read.map((line) => {
          const text = withoutGluedStamp(line.text, stamp);
          return text === line.text ? line : { ...line, text };
        }),
  );
  const furniture = findPageFurniture(lines);
  return withoutGluedFeet(lines, furniture).filter((_line, index) => !furniture.has(index));
}

function readLines(source: string): readonly SourceLine[] {
  const reason = tooLong(source.length);
  if (reason !== undefined) throw new UnusableText(reason);
  return foldTripled(dropDrawnLines(splitSourceLines(source)));
}

/** A paragraph below a heading; below a judge's name at the end there is none. */
const SHORTEST_BELOW_HEADING = 80;

function toBlocks(paragraphs: readonly Paragraph[], isTypeset = false): Block[] {
  const texts = rejoinWords(
    paragraphs.map(({ text }) => text),
    isTypeset,
  );
  return paragraphs.map(({ part, isNote }, index) => {
    const text = texts[index] ?? '';
    if (part !== undefined) return { kind: 'paragraph', text, part };
    if (isNote === true) return { kind: 'note', text };
    const isHeading = isTypeset && isCapitalHeading(text) && (texts[index + 1]?.length ?? 0) >= SHORTEST_BELOW_HEADING;
    return isHeading ? { kind: 'heading', text } : classifyBlock(text, texts[index - 1]);
  });
}
