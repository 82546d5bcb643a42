import type { Treatment } from '@headnote/core/contract';
import { passiveAuxiliary, treatmentPhrases } from './phrases.js';
import type { Span } from './span.js';

/** Words that say how a case is treated. */
export interface Cue extends Span {
  readonly treatment: Treatment;
  /** Where the case stands that they speak of. */
  readonly side: 'before' | 'after';
  /** A participle without an auxiliary: `X, followed`. */
  readonly isBare: boolean;
}

/** Characters in front of a cue that tell its voice and whether it is denied. */
const LOOK_BACK = 64;

/** "See" tells the reader where to look only at the beginning of a sentence or a bracket. */
const pointsTo = /(?:^|[([.:;,–—-]|\balso)\s*$/;
/** "See also" names another case without leaning on it. */
const seeAlso = /^\s+(?:also|generally|in\s+this\s+(?:connection|context|regard|behalf))\b/i;
/** "It follows that …", "as follows", "what follows from": nothing is followed. */
const sequence =
  /^s?\s+(?:that(?!\s+(?:very\s+)?(?:case|decision|judgment|ruling|authority|view|precedent|rule|principle)s?\b)|from\b|as\b|upon\b|in\s+consequence|which\b)|^s\s*[:.,;—–-]/i;
/** Characters in front of a cue that "none of these cases" stands in. */
const NONE_WINDOW = 160;
/** The same with the cases in between. */
const CASES_WINDOW = 500;
const ofNone =
  /\b(?:none|neither|no one|not one)\s+of\b[^;.]{0,140}$|\b(?:do|does|did|can|could)\s+not\s+(?:think|consider|see|agree|find|believe|feel)\b[^;]{0,140}$|\bneither\s[^;.]{0,140}\bnor\b[^;.]{0,120}$/i;

const sides = ['verbs', 'onto', 'about', 'none'] as const;

interface Row {
  readonly treatment: Treatment;
  readonly side: (typeof sides)[number];
}

/** Words that need "none of" in front come last: where it is missing they must not hide other phrases that begin with them. */
const rows: readonly Row[] = treatmentPhrases
  .flatMap(({ treatment, ...phrases }) =>
    sides.filter((side) => (phrases[side] ?? '') !== '').map((side) => ({ treatment, side })),
  )
  .sort((one, other) => Number(one.side === 'none') - Number(other.side === 'none'));

const sourceOf = (phrases: string): string =>
  phrases
    .replaceAll('~', '([a-z]{1,14}ly )?')
    .replace(/\((?!\?)/g, '(?:')
    .replaceAll(' ', '\\s+');

/** One pattern for all phrases; each row of the table is a group of its own. A word is tried once, so that time stays linear. */
const anyCue = new RegExp(
  `\\b(?:${rows
    .map(({ treatment, side }) => {
      const row = treatmentPhrases.find((one) => one.treatment === treatment);
      return `(${sourceOf(row?.[side] ?? '')})`;
    })
    .join('|')})(?![a-z])`,
  'gi',
);

const denial =
  /\b(?:not|never|neither|nor|without being|hardly|n['’]t)(?:\s+(?:been|be|being|to|have|has|had|in|any|way|[a-z]{1,14}ly)){0,3}\s*$|\bcannot\s+be\s+(?:said|held|regarded|treated|taken)\s+(?:to\s+(?:be|have(?:\s+been)?)|as)(?:\s+[a-z]{1,14}ly)?\s*$|\bnot\s+(?:been\s+)?[a-z]{1,14}\s+(?:or|nor)\s+(?:(?:even\s+)?by\s+necessary\s+implication|[a-z]{1,14})?\s*$|\b(?:no|any|without|not\s+be\s+an?|not\s+an?)\s+(?:[a-z]{1,14}\s+){0,2}(?:reasons?|grounds?|cause|occasion|justification|necessity|need|warrant)\s+(?:whatsoever\s+|in\s+principle\s+)?(?:for\s+(?:us|this\s+court|me)\s+)?(?:to|for|in)\s*$|\bnot\s+(?:be\s+)?(?:reasonable|proper|necessary|appropriate|possible|open|permissible|right|prepared|inclined)\s+(?:for\s+us\s+|on\s+our\s+part\s+)?to\s*$|\b(?:cannot|need\s+not|not\s+possible\s+to|difficult\s+to)\s*$/i;

const dissent = /^(?:follow|approv|agree|concur|endors)/i;
const adherence = /^(?:differ|depart|dissent|disagree)(?:ed|ing|s)?\s/i;
/** A text, and the same with blanks for its cases. */
export interface CueText {
  readonly plain: string;
  readonly masked: string;
}

/** Cases in between do not count as characters. */
const shortened = (masked: string): string => masked.replace(/\s+/g, ' ').slice(-NONE_WINDOW);

/** The words of treatment in a stretch of a text, in order. */
export function findCues({ plain, masked }: CueText, { start, end }: Span): Cue[] {
  const found: Cue[] = [];
  anyCue.lastIndex = start;
  for (let match = anyCue.exec(plain); match !== null && match.index < end; match = anyCue.exec(plain)) {
    const place = match.findIndex((group, index) => index > 0 && group !== undefined) - 1;
    const row = rows[place];
    if (row === undefined) continue;
    const before = plain.slice(Math.max(start, match.index - LOOK_BACK), match.index);
    if (
      row.side === 'none' &&
      !ofNone.test(shortened(masked.slice(Math.max(start, match.index - CASES_WINDOW), match.index)))
    ) {
      anyCue.lastIndex = match.index + 1;
      continue;
    }
    const behind = plain.slice(anyCue.lastIndex, anyCue.lastIndex + 24);
    if (/^see$/i.test(match[0]) && (!pointsTo.test(before) || seeAlso.test(behind))) continue;
    if (/^follows?$/i.test(match[0]) && sequence.test(`${match[0].slice(6)}${behind}`)) continue;
    if (/doubted$/i.test(match[0]) && /^\s+that\b/.test(behind)) continue;
    found.push(cueOf(row, { start: match.index, end: match.index + match[0].length }, { before, words: match[0] }));
  }
  return found;
}

/** "Not followed" dissents, "no reason to differ from it" follows; "not applied" says only that another matter was in hand. */
function deniedOf(treatment: Treatment, words: string): Treatment {
  if (dissent.test(words)) return 'dissented';
  return treatment === 'dissented' && adherence.test(words) ? 'followed' : 'referred';
}

function cueOf({ treatment, side }: Row, place: Span, { before, words }: { before: string; words: string }): Cue {
  const isDenied = denial.test(before) && !/\bnot\s+only\s*$/i.test(before);
  const meant = isDenied ? deniedOf(treatment, words) : treatment;
  if (side === 'onto') return { ...place, treatment: meant, side: 'after', isBare: false };
  if (side === 'about' || side === 'none') return { ...place, treatment: meant, side: 'before', isBare: false };
  const isPassive = passiveAuxiliary.test(before);
  return { ...place, treatment: meant, side: isPassive ? 'before' : 'after', isBare: !isPassive };
}
