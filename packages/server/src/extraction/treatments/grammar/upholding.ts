import type { Treatment } from '@headnote/core/contract';
import { isAnswered } from './authorities.js';
import { nounBefore } from './noun-before.js';
import { COURT, type Reader, casesOf, isDeniedBefore, isNamed, isOpen, isOtherDecision, stated } from './reader.js';
import type { CaseStatement } from './statement.js';
import { isObject } from './subjects.js';
import type { Token } from './tokens.js';
import { verbGroup } from './verb-group.js';

/** Words between a case and what it does for the court: `is a clear authority for`. */
const between: ReadonlySet<string> = new Set(
  'a an the in on is are was were also itself clear direct good sufficient full apt classic instructive equal greater complete answer all directly precisely lends lend lending furnishes provides'.split(
    ' ',
  ),
);
/** The court's own view or matter; not a party's contention. */
const own =
  /^(?:view|views|conclusion|conclusions|interpretation|construction|position|proposition|propositions|finding|principle|opinion|reasoning|approach|rule)$/;
const matter =
  /^(?:case|cases|matter|question|questions|point|points|issue|issues|controversy|facts|situation|appeal|appeals|petition|dispute)$/;
const ofParty =
  /^(?:contention|contentions|submission|submissions|argument|arguments|counsel|petitioner|petitioners|appellant|appellants|respondent|respondents|plea|defence|prosecution|mr|shri)$/;
const NEAR = 9;

/** Reads that a case decides the matter or carries the court's view: "# squarely applies", "that decision supports our view". */
export function upheldAt(reader: Reader, at: number): CaseStatement | undefined {
  const { tokens } = reader;
  const treatment = treatmentAt(tokens, at);
  if (treatment === undefined) return undefined;
  const group = verbGroup(tokens, at, between);
  if (group.isNegated || group.isPossible || group.isDeemed || group.isInfinitive || !group.isPresent) return undefined;
  if (treatment === 'relied-on' && isAnswered(reader)) return undefined;
  if (tokens.slice(at, at + NEAR).some(({ word }) => ofParty.test(word))) return undefined;
  const noun = nounBefore(tokens, group.first);
  if (noun.isOther || !isNamed(noun) || noun.pointer?.isBare === true || isOpen(reader, group.first, noun.edge))
    return undefined;
  if (noun.cases.length === 0 && (!judgment.test(tokens[noun.edge]?.word ?? '') || isOtherDecision(reader, noun)))
    return undefined;
  if (isDeniedBefore(reader, noun.edge === -1 ? group.first : noun.edge + 1, true)) return undefined;
  // "The tenant in #": the case is where he stands, and he is the subject.
  if (noun.cases.length > 0 && isOtherThing(tokens, noun.edge)) return undefined;
  const cases = casesOf(reader, noun, true);
  return cases.length === 0 ? undefined : stated(reader, { treatment, cases, at, by: COURT });
}
const judgment = /^(?:decision|case|judge?ment|ruling|authorit|precedent|ratio|view|principle)/;

const isOtherThing = (tokens: readonly Token[], edge: number): boolean =>
  /^(?:in|of|by|under)$/.test(tokens[edge]?.word ?? '') && isObject(tokens, edge + 1);

function treatmentAt(tokens: readonly Token[], at: number): Treatment | undefined {
  const word = tokens[at]?.word ?? '';
  const next = tokens.slice(at + 1, at + NEAR).map((one) => one.word);
  if (word === 'applies' || word === 'apply') {
    const isFull =
      /^(?:squarely|fully|directly|clearly|aptly)$/.test(tokens[at - 1]?.word ?? '') ||
      (next[0] === 'with' && next[2] === 'force') ||
      /^(?:squarely|fully)$/.test(next[0] ?? '') ||
      (next[0] === 'on' && next[1] === 'all');
    return isFull ? 'followed' : undefined;
  }
  if (word === 'binding')
    return /^(?:on|upon)$/.test(next[0] ?? '') && /^(?:us|me)$/.test(next[1] ?? '') ? 'followed' : undefined;
  if (word === 'concludes' || word === 'settles' || word === 'governs' || word === 'covers' || word === 'clinches')
    return next.slice(0, 4).some((one) => matter.test(one)) ? 'followed' : undefined;
  if (word === 'supports' || word === 'support' || word === 'fortifies' || word === 'reinforces')
    return tokens[at - 1]?.word !== 'in' &&
      /^(?:this|our|the|that|such|my)$/.test(next[0] ?? '') &&
      next.slice(0, 5).some((one) => own.test(one))
      ? 'relied-on'
      : undefined;
  if (word === 'authority') return next[0] === 'for' ? 'relied-on' : undefined;
  if (word === 'illustration' || word === 'instance') return next[0] === 'of' ? 'relied-on' : undefined;
  if (word === 'point') return tokens[at - 1]?.word === 'in' ? 'relied-on' : undefined;
  if (word === 'fours') return tokens[at - 1]?.word === 'all' ? 'relied-on' : undefined;
  return undefined;
}
