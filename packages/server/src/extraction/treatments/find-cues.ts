import type { Treatment } from '@headnote/core/contract';
import { phraseHeads } from './phrase-heads.js';
import { passiveAuxiliary, treatmentPhrases } from './phrases.js';
import type { Span } from './span.js';

/** Words that express how a case is treated. */
export interface Cue extends Span {
  readonly treatment: Treatment;
  /** The side on which the case is. */
  readonly side: 'before' | 'after';
  /** A participle without an auxiliary: `X, followed`. */
  readonly isBare: boolean;
}

/** Characters before a cue that decide whether it is active, passive or negated. */
const LOOK_BACK = 64;

/** "It follows that …", "as follows", "what follows from": no case is followed. */
const sequence =
  /^s?\s+(?:that(?!\s+(?:very\s+)?(?:case|decision|judgment|ruling|authority|view|precedent|rule|principle)s?\b)|from\b|as\b|upon\b|in\s+consequence|which\b)|^s\s*[:.,;—–-]/i;
/** Characters before a cue in which "none of these cases" may be. */
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

/** Words that need "none of" before them come last. Without it they must not hide other phrases with the same beginning. */
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

const phrasesOf = ({ treatment, side }: Row): string =>
  treatmentPhrases.find((one) => one.treatment === treatment)?.[side] ?? '';

/** Skips most words of a text by their first letters, because trying all phrases is slow. */
const heads = [...phraseHeads(rows.map(phrasesOf).join('|'))].join('|');

/** One pattern for all phrases, with a group for each row of the table. It tries each word once, so time is linear. */
const anyCue = new RegExp(
  `\\b(?=${heads})(?:${rows.map((row) => `(${sourceOf(phrasesOf(row))})`).join('|')})(?![a-z])`,
  'gi',
);

const denial =
  /\b(?:not|never|neither|nor|without being|hardly|n['’]t)(?:\s+(?:been|be|being|to|have|has|had|in|any|way|[a-z]{1,14}ly)){0,3}\s*$|\bcannot\s+be\s+(?:said|held|regarded|treated|taken)\s+(?:to\s+(?:be|have(?:\s+been)?)|as)(?:\s+[a-z]{1,14}ly)?\s*$|\bnot\s+(?:been\s+)?[a-z]{1,14}\s+(?:or|nor)\s+(?:(?:even\s+)?by\s+necessary\s+implication|[a-z]{1,14})?\s*$|\b(?:no|any|without|not\s+be\s+an?|not\s+an?)\s+(?:[a-z]{1,14}\s+){0,2}(?:reasons?|grounds?|cause|occasion|justification|necessity|need|warrant)\s+(?:whatsoever\s+|in\s+principle\s+)?(?:for\s+(?:us|this\s+court|me)\s+)?(?:to|for|in)\s*$|\bnot\s+(?:be\s+)?(?:reasonable|proper|necessary|appropriate|possible|open|permissible|right|prepared|inclined)\s+(?:for\s+us\s+|on\s+our\s+part\s+)?to\s*$|\b(?:cannot|need\s+not|not\s+possible\s+to|difficult\s+to)\s*$/i;

const dissent = /^(?:follow|approv|agree|concur|endors)/i;
const adherence = /^(?:differ|depart|dissent|disagree)(?:ed|ing|s)?\s/i;
/** A text, and the same text with blanks for its cases. */
export interface CueText {
  readonly plain: string;
  readonly masked: string;
}

/** Cases in between do not count as characters. */
const shortened = (masked: string): string => masked.replace(/\s+/g, ' ').slice(-NONE_WINDOW);

/** Returns the words of treatment in a stretch of the text, in order. Request stretches in ascending order. */
export type CuesIn = (stretch: Span) => Cue[];

/** Finds words of treatment in a text. */
export function createCueFinder({ plain, masked }: CueText): CuesIn {
  // The last match may be far after its stretch. It is then the first match of every stretch up to it; searching again would read
  // the pages in between for each stretch.
  let last: RegExpExecArray | null | undefined;
  const firstFrom = (at: number): RegExpExecArray | null => {
    if (last === undefined || (last !== null && last.index < at)) {
      anyCue.lastIndex = at;
      last = anyCue.exec(plain);
    }
    return last;
  };

  return ({ start, end }) => {
    const found: Cue[] = [];
    let next = start;
    for (let match = firstFrom(next); match !== null && match.index < end; match = firstFrom(next)) {
      const [words] = match;
      const behindIt = match.index + words.length;
      const before = plain.slice(Math.max(start, match.index - LOOK_BACK), match.index);
      const row = rows[match.findIndex((group, index) => index > 0 && group !== undefined) - 1];
      const ahead = masked.slice(Math.max(start, match.index - CASES_WINDOW), match.index);
      const isLoose = row?.side === 'none' && !ofNone.test(shortened(ahead));
      next = isLoose ? match.index + 1 : behindIt;
      if (row === undefined || isLoose || isOther(words, before, plain.slice(behindIt, behindIt + 24))) continue;
      found.push(cueOf(row, { start: match.index, end: behindIt }, { before, words }));
    }
    return found;
  };
}

/** Returns whether words only look like a treatment. */
function isOther(words: string, before: string, behind: string): boolean {
  if (/^follows?$/i.test(words)) return sequence.test(`${words.slice(6)}${behind}`);
  return /doubted$/i.test(words) && (/^\s+that\b/.test(behind) || /\b(?:off|oft|often|much|an?|the)\s+$/i.test(before));
}

/** "Not followed" dissents; "no reason to differ from it" follows; "not applied" is only a reference. */
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
