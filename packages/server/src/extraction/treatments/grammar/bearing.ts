import { statusActor } from './agents.js';
import { nounBefore } from './noun-before.js';
import { COURT, type Reader, casesOf, isDeniedBefore, isOpen, stated } from './reader.js';
import type { CaseStatement } from './statement.js';
import type { Token } from './tokens.js';
import { verbGroup } from './verb-group.js';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** "Is distinguishable": needs no denial. */
const distinguishing = setOf('distinguishable inapplicable inapposite');
/** "Has no application", "is not attracted", "does not help". */
const bearing = setOf(
  'application applicability relevance bearing assistance help avail use aid apply assist advance applicable attracted apposite relevant helpful',
);
/** Words of such a predicate between its verb and its head. */
const between: ReadonlySet<string> = setOf(
  'no not of any much little to be in at all great real such direct have has having render renders rendered lend lends furnish furnishes give gives afford affords way manner whatsoever hardly scarcely ' +
    'considered held said found made a an is are was were does do did can could cannot will would really on its their facts clearly',
);
/** "Has no application where": a rule is stated, and no case is distinguished. */
const ofRule = /^(?:where|unless|until|if|when|only|cases|proceedings|suits|except)$/;
const BEHIND = 4;

/** "The reliance on # is misplaced". */
const misplaced = setOf('misplaced misconceived');
const RELIANCE = 60;

/** Reads that counsel rely on a case in vain. */
function misplacedAt(reader: Reader, at: number): CaseStatement | undefined {
  const { tokens } = reader;
  const from = tokens.slice(Math.max(0, at - RELIANCE), at).findLastIndex(({ word }) => word === 'reliance');
  if (from === -1 || isOpen(reader, at)) return undefined;
  const lead = tokens.slice(Math.max(0, at - RELIANCE) + from, at);
  // "Reliance on Section 5 and # is misplaced": not more than the cases, and in the present.
  if (!/^(?:is|are)$/.test(lead.findLast(({ word }) => /^(?:is|are|was|were)$/.test(word))?.word ?? ''))
    return undefined;
  const cases = lead.flatMap(({ named }) => (named?.isReport === true && named.citations.length > 0 ? [named] : []));
  return cases.length === 0 ? undefined : stated(reader, { treatment: 'distinguished', cases, at, by: COURT });
}

/** Reads that a case does not decide the matter: "# is distinguishable", "the ratio of # has no application here". */
export function bearingAt(reader: Reader, at: number): CaseStatement | undefined {
  const { tokens } = reader;
  const word = tokens[at]?.word ?? '';
  if (misplaced.has(word)) return misplacedAt(reader, at);
  const needsDenial = bearing.has(word);
  if (!needsDenial && !distinguishing.has(word)) return undefined;
  const group = verbGroup(tokens, at, between);
  if (!group.hasAuxiliary || group.first === at) return undefined;
  const words = tokens.slice(group.first, at).map((one) => one.word);
  const isDenied = group.isNegated || (needsDenial && words.includes('little'));
  if (isDenied !== needsDenial || words.some((one) => /^(?:may|might|should|must|if|ought)$/.test(one)))
    return undefined;
  if (tokens.slice(at + 1, at + 1 + BEHIND).some((one) => ofRule.test(one.word))) return undefined;
  const noun = nounBefore(tokens, group.first);
  // "That decision" is read by the phrases, which know what stands between.
  if (noun.isOther || noun.cases.length === 0 || isAsSaid(tokens, noun.edge) || isOpen(reader, group.first, noun.edge))
    return undefined;
  if (isDeniedBefore(reader, noun.edge === -1 ? group.first : noun.edge + 1, true) || isConceded(tokens, group.first))
    return undefined;
  const cases = casesOf(reader, noun, true);
  if (cases.length === 0) return undefined;
  const by = statusActor(reader, tokens.length, group, { ...noun, cases });
  if (by?.source !== 'court') return undefined;
  return stated(reader, { treatment: 'distinguished', cases, at, by });
}

/** "Section 5, as read in #": the section. */
const isAsSaid = (tokens: readonly Token[], edge: number): boolean =>
  tokens
    .slice(Math.max(0, edge - 5), edge + 3)
    .some(({ word }, index, all) => word === 'as' && /^(?:in|by)$/.test(all[index + 2]?.word ?? ''));

/** "X, though distinguishable", "distinguished X as having no application". */
const isConceded = (tokens: readonly Token[], first: number): boolean =>
  /^(?:as|though|although|even|while)$/.test(tokens[first - 1]?.word ?? '');
