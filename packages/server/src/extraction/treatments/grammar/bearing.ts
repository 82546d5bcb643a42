import { statusActor } from './agents.js';
import { nounBefore } from './noun-before.js';
import type { Noun } from './noun.js';
import { COURT, type Reader, casesOf, isDeniedBefore, isNamed, isOpen, isOtherDecision, stated } from './reader.js';
import type { CaseStatement } from './statement.js';
import type { Token } from './tokens.js';
import { verbGroup } from './verb-group.js';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** "Is distinguishable": needs no denial. */
const distinguishing = setOf('distinguishable inapplicable inapposite irrelevant');
/** "Has no application", "is not attracted", "does not help". */
const bearing = setOf(
  'application applicability relevance bearing assistance help avail use aid apply assist advance applicable attracted apposite relevant helpful support supports helps assists',
);
/** Words of such a predicate between its verb and its head. */
const between: ReadonlySet<string> = setOf(
  'no not of any much little to be in at all great real such direct have has having render renders rendered lend lends furnish furnishes give gives afford affords way manner whatsoever hardly scarcely ' +
    'considered held said found made a an is are was were does do did can could cannot will would really on its their facts clearly fail fails failed in point therefore thus however also either respectfully lends',
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
  // "Reliance on Section 5 and # is misplaced": not more than the cases.
  if (!lead.some(({ word }) => /^(?:is|are|was|were)$/.test(word))) return undefined;
  // "It has been highlighted that reliance on # was misplaced": by whom is not said.
  if (!lead.some(({ word }) => /^(?:is|are)$/.test(word)) && tokens.slice(0, at).some(({ word }) => word === 'that'))
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
  if (!needsDenial && !distinguishing.has(word) && !different.has(word)) return undefined;
  const group = verbGroup(tokens, at, between);
  if (!group.hasAuxiliary || group.first === at) return undefined;
  const words = tokens.slice(group.first, at).map((one) => one.word);
  const isDenied = group.isNegated || (needsDenial && words.some((one) => /^(?:little|fails?|failed)$/.test(one)));
  if (isDenied !== needsDenial || words.some((one) => /^(?:may|might|should|must|if|ought)$/.test(one)))
    return undefined;
  if (tokens.slice(at + 1, at + 1 + BEHIND).some((one) => ofRule.test(one.word))) return undefined;
  const noun = nounBefore(tokens, group.first);
  if (different.has(word) && !isOfFacts(tokens, noun.edge, group.first)) return undefined;
  if (noun.isOther || !isNamed(noun) || isBarePronoun(tokens, noun) || isAsSaid(tokens, noun.edge)) return undefined;
  if (noun.cases.length === 0 && (isOtherDecision(reader, noun) || (!needsDenial && isThisCase(tokens, noun.edge))))
    return undefined;
  if (isOpen(reader, group.first, noun.edge)) return undefined;
  if (isDeniedBefore(reader, noun.edge === -1 ? group.first : noun.edge + 1, true) || isConceded(tokens, group.first))
    return undefined;
  const cases = casesOf(reader, noun, true);
  if (cases.length === 0) return undefined;
  const by = statusActor(reader, tokens.length, group, { ...noun, cases });
  if (by?.source !== 'court') return undefined;
  return stated(reader, { treatment: 'distinguished', cases, at, by });
}

/** "The facts of # were different", "the question in that case is different". */
const different = setOf('different dissimilar');
const isOfFacts = (tokens: readonly Token[], edge: number, verb: number): boolean =>
  edge !== -1 &&
  tokens
    .slice(Math.max(0, edge - FACTS), verb)
    .some(({ word }) =>
      /^(?:facts|question|questions|situation|circumstances|context|issue|point|controversy)$/.test(word),
    );
const FACTS = 5;

/** "It does not apply", "the principle has no application": a rule or a thing, not a case. */
const isBarePronoun = (tokens: readonly Token[], { cases, pointer, edge }: Noun): boolean =>
  cases.length === 0 &&
  (pointer?.isBare === true ||
    !/^(?:decision|case|judge?ment|ruling|authorit|precedent)/.test(tokens[edge]?.word ?? ''));

/** "This case is distinguishable" may mean the present one, unless the sentence names that too. */
const isThisCase = (tokens: readonly Token[], edge: number): boolean =>
  tokens[edge]?.word === 'case' &&
  tokens[edge - 1]?.word === 'this' &&
  !tokens.some(({ word }, at) => /^(?:present|instant)$/.test(word) && at > edge);

/** "Section 5, as read in #": the section. */
const isAsSaid = (tokens: readonly Token[], edge: number): boolean =>
  tokens
    .slice(Math.max(0, edge - 5), edge + 3)
    .some(({ word }, index, all) => word === 'as' && /^(?:in|by)$/.test(all[index + 2]?.word ?? ''));

/** "X, though distinguishable", "distinguished X as having no application". */
const isConceded = (tokens: readonly Token[], first: number): boolean =>
  /^(?:as|though|although|even|while)$/.test(tokens[first - 1]?.word ?? '');
