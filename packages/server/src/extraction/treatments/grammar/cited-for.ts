import { isNameOf } from './noun.js';
import { listOfCases, nounAfter } from './noun-after.js';
import { COURT, type Reader, isOpen, stated } from './reader.js';
import type { CaseStatement } from './statement.js';
import type { Token } from './tokens.js';

/** Signs before "see": it opens the sentence, a bracket or a clause. */
const opens = /^[.;:,([{“—–-]$/;
/** Words between "see" and the first case. */
const between =
  /^(?:also|in|this|connection|the|decision|decisions|judgment|judgments|of|court|case|cases|for|and|recent|:|,|\.|-|\[|\(|\{|instance|example|observations)$/;
const LONGEST = 20;
/** Words of a sentence that is another's, or about what another did. */
const ofOthers =
  /^(?:counsel|advocate|contended|submitted|urged|argued|contends|submits|argues|contention|submission|dissented|dissenting|overruled|reversed|distinguished|minority)$/;
/** "But see #", "for a contrary view see #". */
const contrary = /^(?:but|however|cf|contrary|unlike|contra)$/;
const NEAR = 6;

/** The words before "see" in its sentence, and those at its cases, are the court's. */
const isOthersIn = (tokens: readonly Token[], at: number, last: number): boolean =>
  tokens.slice(0, last + NEAR).some(({ word }) => ofOthers.test(word)) ||
  tokens.slice(Math.max(0, at - NEAR), at + NEAR).some(({ word }) => contrary.test(word));

/** Reads the cases that the court cites for what it says: "(see #)", "[Vide: # and #]". */
export function citedFor(reader: Reader, at: number): CaseStatement | undefined {
  const { tokens } = reader;
  if (!/^(?:see|vide)$/.test(tokens[at]?.word ?? '') || !isOpening(tokens, at)) return undefined;
  let first = at + 1;
  while (first - at < LONGEST && (between.test(tokens[first]?.word ?? '') || isNameOf(tokens, first))) first += 1;
  // A bracket stands outside the conditions of its sentence.
  const isBracket = /^[([{]$/.test(tokens[at - 1]?.word ?? '');
  if (
    tokens[first]?.named === undefined ||
    isOthersIn(tokens, at, first) ||
    (!isBracket && isOpen(reader, at)) ||
    isOfOthersBefore(reader, at)
  )
    return undefined;
  const cases = listOfCases(tokens, first).filter(({ isReport, citations }) => isReport && citations.length > 0);
  return cases.length === 0 ? undefined : stated(reader, { treatment: 'relied-on', cases, at, by: COURT });
}

/** "To the same effect is the decision in #", "we may usefully recapitulate the dicta in #". */
export function likeCited(reader: Reader, at: number): CaseStatement | undefined {
  const { tokens } = reader;
  const word = tokens[at]?.word ?? '';
  if (word === 'effect' ? !isSameEffect(tokens, at) : !isRecalled(tokens, at)) return undefined;
  if (isOthersIn(tokens, at, at) || isOpen(reader, at)) return undefined;
  let from = at + 1;
  while (
    /^(?:is|are|was|were|also|in|this|connection|behalf|here|the|of|context|regard)$/.test(tokens[from]?.word ?? '') &&
    from - at < LEAD
  )
    from += 1;
  const cases = nounAfter(tokens, from).cases.filter(({ isReport }) => isReport);
  return cases.length === 0 ? undefined : stated(reader, { treatment: 'relied-on', cases, at, by: COURT });
}
const LEAD = 8;
const isSameEffect = (tokens: readonly Token[], at: number): boolean =>
  /^(?:same|similar|like)$/.test(tokens[at - 1]?.word ?? '') &&
  tokens.slice(0, at - 1).every(({ word }) => /^(?:to|the|\d+|\.)$/.test(word)) &&
  /^(?:is|are|was|were)$/.test(tokens[at + 1]?.word ?? '');
/** "We may usefully recapitulate", "it is worth recalling". */
const isRecalled = (tokens: readonly Token[], at: number): boolean =>
  /^recapitulat(?:e|ing)$|^recall(?:ing)?$/.test(tokens[at]?.word ?? '') &&
  tokens.slice(Math.max(0, at - 4), at).some(({ word }) => /^(?:usefully|worth|apposite|profitably|apt)$/.test(word));

/** "See #" opens a sentence, a clause or a bracket; so does "for this see #". */
const isOpening = (tokens: readonly Token[], at: number): boolean =>
  at === 0 ||
  opens.test(tokens[at - 1]?.word ?? '') ||
  isNumber(tokens[at - 1]) ||
  (tokens[at - 1]?.word === 'this' && tokens[at - 2]?.word === 'for');

/** A bracket of its own belongs to the sentence before it. */
function isOfOthersBefore({ text, sentence, index, tokens }: Reader, at: number): boolean {
  if (tokens.slice(0, at).some(({ word }) => /^[a-z]{2,}$/.test(word))) return false;
  const before = text.sentences[index - 1];
  return (
    before !== undefined &&
    othersWords.test(text.plain.slice(Math.max(before.start, sentence.start - BEFORE), sentence.start))
  );
}
const BEFORE = 400;
const othersWords =
  /\b(?:counsel|contended|submitted|urged|argued|overrul(?:ed|ing)|dissent(?:ed|ing)|upheld|reversed|contentions?|submissions?|High\s+Courts?)\b/i;

const isNumber = (token: Token | undefined): boolean => /^\d{1,3}$/.test(token?.word ?? '');
