/** A block of a judgment as the library stores it: a paragraph, a heading, a quotation or a footnote. */
export interface ParagraphBlock {
  /** Its position in the text, counted from 1: `7` of the anchor `p7`. */
  readonly paragraph: number;
  /** Anchor of the number that it prints, `para-12` or `opinion-2-para-12`; empty if it prints none. */
  readonly printed: string;
  /** Its HTML without its own opening tag, up to the next block. */
  readonly html: string;
}

const OPENING = /<[a-z]\w* id="p(\d{1,9})">/g;
const PRINTED = / id="((?:opinion-\d+-)?para-[^"]+)"/;

/** Reads the blocks of a judgment's stored HTML. Linear. */
export function readParagraphBlocks(html: string): ParagraphBlock[] {
  const found = [...html.matchAll(OPENING)];
  return found.map(({ 0: tag, 1: paragraph, index }, at) => {
    const inner = html.slice(index + tag.length, found[at + 1]?.index);
    return { paragraph: Number(paragraph), printed: PRINTED.exec(inner)?.[1] ?? '', html: inner };
  });
}

/** The anchor of each paragraph: its printed number, otherwise its position. */
export const anchorsOf = (html: string): string[] =>
  readParagraphBlocks(html).map(({ printed, paragraph }) => printed || `p${paragraph}`);
