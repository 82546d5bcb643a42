import { type Citation, extractCitations } from '@headnote/core/citation';

/** Until this year only the Governor-General's legislature numbered its acts; from 1862 the provinces also number theirs. */
const LAST_OF_ONE_NUMBERING = 1861;

/** Characters before a number that may contain the title of the act. */
const BEFORE = 200;
const CENTRAL = /\bcentral\s*$/i;
const UNNAMED = /(?:^|[(,;:\-–—]|\b(?:the|indian|under|of|by|in|and|see|vide))\s*$/i;
const TITLE =
  /((?:(?:[A-Z][\w.'’&()/-]{0,40},?|and|of|for|the|to|in|on|from|by|with|or|other|&)\s{1,3}){1,16}(?:Act|Code|Sanhita|Adhiniyam|Ordinance|Procedure))[\s,]{0,4}(?:\d{4})?[\s,]{0,4}[([]?\s{0,3}$/;

/** Name of an act whose title and number agree. */
export const titledNumber = (title: string, number: string): string => `${title} (${number})`;

/**
 * Returns the name of a provision's act for looking up acts. Provinces and states number their acts like Parliament, so a number
 * identifies an act only after `Central` or with the title before it. Empty if the text does not identify the act.
 */
export function actNamed({ start, family, unit, canonical, year = 0 }: Citation, plain: string): string {
  if (unit !== 'Act') return family;
  const before = plain.slice(Math.max(0, start - BEFORE), start);
  if (CENTRAL.test(before)) return family || canonical;
  const title = TITLE.exec(before)?.[1]?.replace(/^(?:.*\bthe\s+|(?:and|of|for|to|in|by|under|see|vide)\s+)/is, '');
  if (title === undefined) return year <= LAST_OF_ONE_NUMBERING && UNNAMED.test(before) ? family || canonical : '';
  const named = extractCitations(`Section 1 of the ${title}`)[0]?.family ?? '';
  return named === family ? family : titledNumber(named, canonical);
}
