import { matchAt } from './match-at.js';

/**
 * Numbers after `at` or `para`, a number in square brackets, or a number after a comma that does not begin the next citation,
 * as in `, 2003 (4) SCC`. A bracket that opens before the citation does not end in it: `(AIR 1952 SC 54 at p. 59)`.
 */
const PINPOINT =
  /[,;]?\s{0,3}(?:(?:at\b|@)\s{0,3}(?:[A-Z]{1,5}\s)?|\(?(?=[p¶]))((?:(?:para(?:graph)?s?|pages?|p[pg]?|¶¶?)[.\s]{0,3}(?:Nos?[.\s]{0,3})?)?\[?\d{1,5}[A-Z]?(?:\]?\s?(?:[-–,&]|and|to)\s?\[?(?!(?:1[89]|20)\d\d(?:\s?[([\dA-Z]|-[A-Z]))\d{1,5}){0,3}(?!\d)(?:(?<=\[.{1,9})])?)(?:(?<=\([p¶][^)]{1,90})\))?|,?\s?\[(\d{1,3}(?:-\d{1,3})?)\]|,\s(?!(?:1[89]|20)\d\d(?:\s?[([\dA-Z]|-[A-Z]))(\d{1,4}(?:-\d{1,4})?)(?=[\s.;)\]]|$)(?!\s?[([]?\d*[)\]]?\s?(?:S\.?C\.?[CR]|A\.?I\.?R|SCALE|JT|of\b|\())/y;

/** Reads the page or paragraph after a citation that ends at `from`: `, para 23`, ` at 45`, ` [23]`, ` @ 12`. */
export function readPinpoint(
  text: string,
  from: number,
): { readonly pinpoint: string; readonly end: number } | undefined {
  const [whole = '', ...parts] = matchAt(PINPOINT, text, from) ?? [];
  if (!whole) return undefined;
  const pinpoint = (parts.find(Boolean) ?? '').replace(/\s+/g, ' ');
  const end = from + whole.length;
  // A page and its paragraph: `at p. 280, para 5`.
  const paragraph =
    /^[,\s]{1,3}\(?(?:para|¶)/.test(text.slice(end, end + 8)) && !/para|¶/.test(pinpoint) && readPinpoint(text, end);
  return paragraph ? { ...paragraph, pinpoint: `${pinpoint}, ${paragraph.pinpoint}` } : { pinpoint, end };
}
