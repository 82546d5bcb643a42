import { textOf } from '@headnote/core/content';

/** A paragraph of a judgment. */
export interface Paragraph {
  /** Its own anchor, `p12`, counted over the whole text. */
  readonly id: string;
  /** Anchor of its printed number, `para-12` or `opinion-2-para-12`; empty if it prints none. */
  readonly printed: string;
  /** The text without markup, as stored. */
  readonly text: string;
}

/** The beginning of a paragraph, as the import writes it. */
const OPENING = /<(p|h3) id="(p\d{1,6})">/g;
const MARK = /<span id="((?:opinion-\d{1,3}-)?para-[\w.]{1,20})">/;

/** Splits the stored HTML of a judgment into its paragraphs. */
export function readParagraphs(html: string): readonly Paragraph[] {
  return [...html.matchAll(OPENING)].map(({ 0: tag, 1: name = '', 2: id = '', index }) => {
    const start = index + tag.length;
    const end = html.indexOf(`</${name}>`, start);
    const inner = html.slice(start, end < 0 ? html.length : end);
    return { id, printed: MARK.exec(inner)?.[1] ?? '', text: textOf(inner) };
  });
}

/** The printed number in an anchor: `12` of `opinion-2-para-12`. */
export const printedNumber = (anchor: string): string => anchor.slice(anchor.indexOf('para-') + 'para-'.length);
