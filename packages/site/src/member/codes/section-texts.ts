import { parseHtml } from '../../shell/start/trusted-types.js';
import { actSections } from '../act/act-sections.js';

/** A section of an act: its heading, and its paragraphs separated by an empty line. */
export interface SectionText {
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

/** Reads one section of an act by its number; undefined if the text does not have it. Browser only. */
export function sectionText(html: string, number: string): SectionText | undefined {
  const entry = actSections(html).find((one) => one.number === number);
  const section = entry && parseHtml(html).getElementById(entry.anchor);
  if (!section) return undefined;
  const text = [...section.querySelectorAll('p, li')]
    .filter((one) => one.querySelector('p, li') === null && one.closest('small, .hn-note') === null)
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
  return { anchor: entry.anchor, heading: entry.heading, text };
}
