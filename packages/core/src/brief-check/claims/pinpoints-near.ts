/** A page or paragraph that is named apart from its citation. */
export interface NearPinpoint {
  readonly start: number;
  readonly end: number;
}

const UNIT = String.raw`(?:para(?:graph)?s?|pages?|p[pg]?\.|¶{1,2})`;
const NUMBERS = String.raw`[.\s]{0,3}(?:Nos?[.\s]{1,3})?\[?\d{1,5}[A-Z]?\]?(?:\s?(?:[-–,&]|and|to)\s?\[?\d{1,5}[A-Z]?\]?){0,3}`;
const NAMED = new RegExp(String.raw`(?<![\p{L}\d])${UNIT}${NUMBERS}(?![\p{L}\d])`, 'giu');
const BEHIND = new RegExp(
  String.raw`^[\s.,;"”’)\]]{0,4}[([]?\s?(?:(?:see|vide|at|in)\s)?(${UNIT}${NUMBERS})(?![\p{L}\d])`,
  'iu',
);
const IN_FRONT = new RegExp(
  String.raw`(${UNIT}${NUMBERS})\s(?:of|in)\s(?:the\s)?(?:(?:judgment|decision|ruling|case|report)\s(?:in|of)\s)?(?:the\s(?:case|matter)\sof\s)?$`,
  'iu',
);

/** Characters of the introduction of a quotation in which its paragraph is named. */
const INTRODUCTION = 200;
const REACH_BEHIND = 48;
const REACH_IN_FRONT = 70;

/** Finds the pages and paragraphs that are named between a citation and its quotation: `held in paragraph 23 that "…"`. */
export function pinpointsBetween(text: string, from: number, until: number): NearPinpoint[] {
  if (until - from > INTRODUCTION || until <= from) return [];
  return [...text.slice(from, until).matchAll(NAMED)].map(({ index, 0: all }) => ({
    start: from + index,
    end: from + index + all.length,
  }));
}

/** Finds the page or paragraph that directly follows a quotation: `"…" (para 23)`. */
export function pinpointBehind(text: string, end: number): NearPinpoint | undefined {
  const found = BEHIND.exec(text.slice(end, end + REACH_BEHIND));
  const [all = '', pinpoint = ''] = found ?? [];
  if (pinpoint === '') return undefined;
  const start = end + all.indexOf(pinpoint);
  return { start, end: start + pinpoint.length };
}

/** Finds the page or paragraph that directly precedes the parties of a citation: `in paragraph 23 of A v. B`. */
export function pinpointInFront(text: string, start: number): NearPinpoint | undefined {
  const from = Math.max(0, start - REACH_IN_FRONT);
  const found = IN_FRONT.exec(text.slice(from, start));
  const pinpoint = found?.[1];
  if (found === null || pinpoint === undefined) return undefined;
  return { start: from + found.index, end: from + found.index + pinpoint.length };
}
