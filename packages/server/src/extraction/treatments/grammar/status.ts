import { statusActor } from './agents.js';
import type { Noun } from './noun.js';
import { nounBefore } from './noun-before.js';
import { predicateAt, predicateWords, reconsiderationAt } from './predicates.js';
import { type Reader, casesOf, isDeniedBefore, isNamed, isOpen, isWord, noticeOf, stated } from './reader.js';
import type { CaseStatement, Notice } from './statement.js';
import type { Token } from './tokens.js';
import { type VerbGroup, verbGroup } from './verb-group.js';
import { judgmentNouns } from './vocabulary.js';

/** "Is no longer good law", "requires reconsideration". */
export function statusAt(reader: Reader, at: number): CaseStatement | Notice | undefined {
  const { tokens } = reader;
  const found = predicateAt(tokens, at);
  const again = found === undefined ? reconsiderationAt(tokens, at) : undefined;
  const verb = found?.first ?? again?.verb;
  if (verb === undefined) return isReferral(tokens, at) ? referredAt(reader, at) : undefined;
  const group = verbGroup(tokens, verb, predicateWords);
  const noun = nounBefore(tokens, group.first);
  const treatment = found?.treatment ?? 'doubted';
  if (noun.isOther || isOpen(reader, group.first, noun.edge)) return undefined;
  if (treatment === 'dissented' && !isViewOf(tokens, noun.edge, group.first)) return undefined;
  const isDenied = isDeniedBefore(reader, noun.edge === -1 ? group.first : noun.edge + 1);
  const isBad = found?.isPraise === true ? group.isNegated !== isDenied : !group.isNegated && !isDenied;
  if (!isBad) return found?.isPraise === true ? praisedBy(reader, at, group, noun) : undefined;
  const notice = treatment === 'overruled' && isNamed(noun) ? noticeOf(reader, at) : undefined;
  if (found?.isPraise === true && isDenied && group.isNegated) return notice;
  if (
    group.isPossible &&
    !group.isDeemed &&
    !tokens.slice(group.first, verb).some((one) => isWord(one, /^(?:cannot|can|will)$/))
  )
    return notice;
  if (noun.pointer?.isBare === true) return notice;
  const cases = casesOf(reader, noun);
  if (cases.length === 0 || found?.isUncertain) return notice;
  const by = statusActor(reader, found?.last ?? again?.last ?? at, group, { ...noun, cases });
  if (by === undefined || cases.some(({ start }) => start === by.actor?.start)) return notice;
  return stated(reader, { treatment, cases, at, by }) ?? notice;
}

/** "In our opinion # lays down the correct law", "we hold that # was rightly decided": the court itself says so. */
function praisedBy(reader: Reader, at: number, group: VerbGroup, noun: Noun): CaseStatement | undefined {
  const { tokens } = reader;
  const isDenied = group.isNegated || isDeniedBefore(reader, noun.edge === -1 ? group.first : noun.edge + 1);
  if (isDenied || group.isPossible || noun.pointer?.isBare === true || tokens[at]?.word === 'binding') return undefined;
  if (!tokens.some(({ word }) => /^(?:we|i|our|my)$/.test(word))) return undefined;
  const cases = casesOf(reader, noun, true);
  if (cases.length === 0) return undefined;
  const by = statusActor(reader, tokens.length, group, { ...noun, cases });
  return by?.source === 'court' ? stated(reader, { treatment: 'approved', cases, at, by }) : undefined;
}

/** "The view taken in # is erroneous": what a named judgment says; not the relief in #, and not "the decision". */
function isViewOf(tokens: readonly Token[], edge: number, verb: number): boolean {
  const words = tokens.slice(Math.max(0, edge), verb);
  return words.some(({ named }) => named !== undefined) && words.some(({ word }) => said.test(word));
}
const said =
  /^(?:views?|decisions?|judge?ments?|rulings?|opinion|observations?|dict(?:um|a)|ratio|interpretation|reasoning)$/;

/** "The decision in X was referred to a larger Bench": the decision, not the matter. */
function referredAt(reader: Reader, at: number): CaseStatement | undefined {
  const { tokens } = reader;
  const group = verbGroup(tokens, at);
  if (!group.isPassive || group.isNegated || group.isPossible || isOpen(reader, group.first)) return undefined;
  // "In view of the conflict of # and #, the matter was referred."
  if (ofMatter.test(tokens[group.first - 1]?.word ?? '')) return undefined;
  const noun = nounBefore(tokens, group.first);
  const isJudgment = tokens
    .slice(Math.max(0, noun.edge), group.first)
    .some(({ word }) => judgmentNouns.has(word) && word !== 'case');
  const cases = casesOf(reader, noun);
  if (cases.length === 0 || !isJudgment || noun.pointer !== undefined) return undefined;
  return stated(reader, { treatment: 'doubted', cases, at, by: { source: 'reported' } });
}

const ofMatter = /^(?:matters?|questions?|issues?|appeals?|petitions?|points?)$/;

const isReferral = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'referred' &&
  tokens[at + 1]?.word === 'to' &&
  tokens.slice(at + 2, at + 7).some(({ word }) => /^(?:larger|bigger|constitution|full|five|seven)$/.test(word)) &&
  tokens.slice(at + 2, at + 9).some(({ word }) => word === 'bench');
