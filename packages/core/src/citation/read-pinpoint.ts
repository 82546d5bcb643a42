import { matchAt } from './match-at.js';

const NUMBERS = String.raw`\d{1,5}[A-Z]?(?:\]?\s?(?:[-–,&]|and|to)\s?\[?\d{1,5}){0,3}(?!\d)`;
const MARK = String.raw`(?:para(?:graph)?s?|pages?|p[pg]?|¶¶?)`;
/** A number that the next citation begins with is none: `, 2003 (4) SCC`. */
const NOT_NEXT = String.raw`(?!\s?[([]?\d*[)\]]?\s?(?:S\.?C\.?[CR]|A\.?I\.?R|SCALE|JT|of\b|\())`;
const PINPOINT = new RegExp(
  [
    String.raw`[,;]?\s{0,3}(?:(?:at\b|@)\s{0,3}(?:[A-Z]{1,5}\s)?|\(?(?=[p¶]))((?:${MARK}[.\s]{0,3}(?:Nos?[.\s]{0,3})?)?\[?${NUMBERS}\]?)\)?`,
    String.raw`,?\s?\[(\d{1,3}(?:-\d{1,3})?)\]`,
    String.raw`,\s(\d{1,4}(?:-\d{1,4})?)(?=[\s.;)\]]|$)${NOT_NEXT}`,
  ].join('|'),
  'y',
);

/** Reads the page or paragraph behind a citation that ends at `from`: `, para 23`, ` at 45`, ` [23]`, ` @ 12`. */
export function readPinpoint(
  text: string,
  from: number,
): { readonly pinpoint: string; readonly end: number } | undefined {
  const [whole, ...parts] = matchAt(PINPOINT, text, from) ?? [];
  if (whole === undefined) return undefined;
  return { pinpoint: (parts.find(Boolean) ?? '').replace(/\s+/g, ' '), end: from + whole.length };
}
