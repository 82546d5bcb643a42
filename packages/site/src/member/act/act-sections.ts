import { parseHtml } from '../../shell/start/trusted-types.js';

/** One entry of an act's section list. */
export interface SectionLink {
  readonly anchor: string;
  /** `34A`; empty if the heading begins without a number. */
  readonly number: string;
  /** The heading without its number. */
  readonly heading: string;
  /** Number and heading: `34A. Renewal`. */
  readonly label: string;
}

/** Longest label, in characters. A section without a heading is named by its first words. */
const MAX_LABEL = 120;

const HEADINGS = 'h2, h3, h4, h5, h6';

/** The sections of an act, read from the anchors (`s34`) of its sanitised text. Browser only. */
export function actSections(html: string): SectionLink[] {
  const parsed = parseHtml(html);
  return [...parsed.querySelectorAll('[id^="s"], section[id^="doc-section-"]')].flatMap((element) => {
    const title = element.matches(HEADINGS) ? element : element.querySelector(HEADINGS);
    const words = (title ?? element).textContent.replaceAll(/\s+/g, ' ').trim();
    if (words === '') return [];
    const label = words.length > MAX_LABEL ? `${words.slice(0, MAX_LABEL)}…` : words;
    const [, number = '', heading = label] = /^(\d{1,4}[A-Z]{0,3}(?:-[A-Z0-9]{1,3})?)\. (.+)$/.exec(label) ?? [];
    return [{ anchor: element.id, number, heading, label }];
  });
}
