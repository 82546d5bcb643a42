import { textOf } from '@headnote/core/content';

/** A heading of a judgment. */
export interface ContentsEntry {
  readonly heading: string;
  /** Printed numbers of its paragraphs, such as `5–7`; empty if none is printed. */
  readonly paragraphs: string;
}

/** Headings of one judgment that readers are told of. */
const MOST = 40;
/** Longest heading, in characters: a judge's line can run into the first sentence. */
const LONGEST = 90;
/** A heading, a printed number of a paragraph, or a place whose headings are no headings of the judgment. */
const PART =
  /<(h[2-6])\b[^>]*>([\s\S]*?)<\/\1>| id="(?:opinion-\d+-)?para-([^"]+)"|<(blockquote|section id="cause-[^"]*")|<\/(blockquote|section)>/g;

/** Reads the headings of a judgment with the numbers of their paragraphs from its stored HTML. */
export function readContents(html: string): ContentsEntry[] {
  const found: { heading: string; first?: string; last?: string }[] = [];
  let inside = 0;
  for (const [, , heading, number, opened, closed] of html.matchAll(PART)) {
    if (opened !== undefined) inside += 1;
    else if (closed !== undefined) inside = Math.max(0, inside - 1);
    else if (number !== undefined) {
      const open = found.at(-1);
      if (open) Object.assign(open, { first: open.first ?? number, last: number });
    } else if (inside === 0 && heading !== undefined && !heading.includes('id="opinion-')) {
      const words = shorten(textOf(heading).replaceAll(/\s+/g, ' ').trim());
      if (words !== '') found.push({ heading: words });
    }
  }
  return found.slice(0, MOST).map(({ heading, first = '', last = '' }) => ({
    heading,
    paragraphs: first === last ? first : `${first}–${last}`,
  }));
}

function shorten(words: string): string {
  return words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : words;
}
