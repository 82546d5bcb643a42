import { nounAfter } from './noun-after.js';
import { COURT, type Reader, isOpen, stated } from './reader.js';
import type { Span } from '../span.js';
import type { CaseStatement } from './statement.js';
import type { NamedCase, Token } from './tokens.js';

/** Words of a sentence that is another's, or about what another did. */
const ofOthers =
  /^(?:counsel|advocate|attorney|solicitor|contended|submitted|urged|argued|contends|submits|argues|urges|contention|submission|submissions|dissented|dissenting|overruled|reversed|distinguished|minority|mr|mrs|smt|shri|sri|invited|impugned)$/;
/** What may stand between the words and the cases: `a recent decision of this Court in`. */
const lead =
  /^(?:the|a|an|to|at|from|of|in|by|is|are|this|our|that|following|another|few|some|two|three|recent|earlier|later|leading|observations?|passages?|paragraphs?|paras?|principles?|words|decisions?|judge?ments?|rulings?|cases?|pronouncements?|statement|law|view|ratio|made|laid|down|rendered|court|supreme|apex|constitution|full|division|bench|judge|judges|series|catena|number|several|many|decided|recently|also|here|connection|regard|for|purpose|usefully|behalf|context|matter|\d+|:|-|–|,|\.|\(|\)|\[|"|“|speaking|through|l?j|lordship|lord|privy|council|house|lords|extract|useful|beneficial|as|reported)$/;
const LONGEST = 28;

/** Verbs by which the court turns to a case that helps it. */
const turning = new Set('refer advert notice quote reproduce extract cite recall recapitulate mention'.split(' '));
/** Words that say that it helps: `may usefully`, `it would be profitable to`. */
const helpful =
  /^(?:usefully|profitably|advantageously|beneficially|fruitfully|useful|profitable|advantageous|beneficial|fruitful|apposite|apt|appropriate|pertinent|worthwhile|instructive)$/;

/**
 * Reads the cases that the court names for a rule without relying on them in so many words: "we may usefully refer to #",
 * "reference may be made to #", "the position was highlighted in #", "it is settled by the decision in #".
 */
export function authorityAt(reader: Reader, at: number): CaseStatement | undefined {
  const { tokens } = reader;
  const from = turnedTo(tokens, at) ?? settledIn(tokens, at);
  if (from === undefined) return undefined;
  const first = casesFrom(tokens, from);
  if (first === undefined || isOpen(reader, at)) return undefined;
  if (tokens.some(({ word }) => ofOthers.test(word)) || isAnswered(reader)) return undefined;
  const cases = nounAfter(tokens, first).cases.filter(isRead);
  return cases.length === 0 ? undefined : stated(reader, { treatment: 'relied-on', cases, at, by: COURT });
}

const isRead = ({ isReport, citations }: NamedCase): boolean => isReport && citations.length > 0;

/** The first case behind the words, if nothing but words for a judgment stands between. */
function casesFrom(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < tokens.length && at - from < LONGEST; at += 1) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    if (token.named !== undefined) return at;
    if (!lead.test(token.word) && !token.isCapital) return undefined;
  }
  return undefined;
}

/** "We may usefully refer to", "reference may be made to", "the following decisions can be referred to:": where the cases begin. */
function turnedTo(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.word ?? '';
  if (word === 'reference') {
    const made = tokens.slice(at + 1, at + MADE).findIndex((one) => one.word === 'made');
    const words = tokens.slice(at + 1, at + 1 + made).map((one) => one.word);
    const isGiven = words.includes('be') && words.some((one) => /^(?:may|can|could)$/.test(one));
    return made !== -1 && isGiven && !words.includes('not') ? at + made + 2 : undefined;
  }
  if (word === 'referred' && tokens[at + 1]?.word === 'to') {
    const words = tokens.slice(Math.max(0, at - 5), at).map((one) => one.word);
    const isGiven = words.includes('be') && words.some((one) => /^(?:may|can|could)$/.test(one));
    return isGiven && !words.includes('not') ? at + 2 : undefined;
  }
  if (!turning.has(word)) return undefined;
  const before = tokens.slice(Math.max(0, at - BEFORE), at).map((one) => one.word);
  const isHelpful = before.some((one) => helpful.test(one)) && !before.includes('not');
  return isHelpful && /^(?:to|ly|may|[a-z]+ly)$/.test(before.at(-1) ?? '') ? at + 1 : undefined;
}
const MADE = 12;
const BEFORE = 7;

/** What is settled in a case: no party and no court. */
const matters =
  /^(?:law|position|principles?|rules?|aspects?|questions?|propositions?|points?|issues?|importance|controversy|concept|scope|it|integra|matter)$/;
/** Said of it with weight: "considered" and "reiterated" are no more than a mention. */
const settling =
  /^(?:settled|established|highlighted|emphasi[sz]ed|stressed|underlined|underscored|clear|crystalli[sz]ed|delineated|concluded|rest)$/;

/** "The position has been highlighted by this Court in", "this aspect is made clear in". */
function settledIn(tokens: readonly Token[], at: number): number | undefined {
  if (!settling.test(tokens[at]?.word ?? '')) return undefined;
  const before = tokens.slice(Math.max(0, at - SETTLED), at).map((one) => one.word);
  if (before.some((one) => /^(?:not|never|we|i|he|counsel)$/.test(one))) return undefined;
  if (!before.some((one) => /^(?:is|are|was|were|been|stands?)$/.test(one))) return undefined;
  if (!before.some((one) => matters.test(one))) return undefined;
  const behind = tokens[at + 1]?.word ?? '';
  return /^(?:in|by|from)$/.test(behind) ? at + 2 : undefined;
}
const SETTLED = 14;

/** The court turns to the case in order to part from it. */
export function isAnswered({ text, sentence }: Reader): boolean {
  return parts.test(text.plain.slice(sentence.start, sentence.end + ANSWER));
}
const ANSWER = 500;
const parts =
  /\b(?:distinguish(?:ed|able|ing)?|inapplicable|no\s+(?:application|assistance|avail|help|relevance|bearing)|not\s+(?:approved|followed|applicable|apply|attracted|correct|help|assist|support)|overrul(?:ed|ing)|dissent|unable\s+to\s+agree|cannot\s+agree|contrary\s+view)\b/i;

/** "The matter is no longer res integra." */
const settled = /\bno\s+(?:longer|more)\s+res\s+integra\W*$/i;

/** Whether a sentence says that the question is settled, and leaves to the next one by what. */
export const isSettled = (plain: string, sentence: Span | undefined): boolean =>
  sentence !== undefined &&
  settled.test(plain.slice(Math.max(sentence.start, sentence.end - SETTLED_END), sentence.end));
const SETTLED_END = 60;

/** "This Court in # held that", behind such a sentence: # settles the matter. */
export function settledBefore(reader: Reader): CaseStatement | undefined {
  const { tokens, earlier, index } = reader;
  // "It is concluded by #. The matter is no longer res integra. In Y": # settles it.
  if (earlier.some(({ sentence }) => sentence < index && index - sentence <= 2) || isAnswered(reader)) return undefined;
  const first = tokens.findIndex(({ named }) => named !== undefined);
  const named = tokens[first]?.named;
  if (named === undefined || !isRead(named) || tokens.some(({ word }) => ofOthers.test(word))) return undefined;
  const isLead = tokens.slice(0, first).every(({ word, isCapital }) => lead.test(word) || isCapital);
  return isLead ? stated(reader, { treatment: 'followed', cases: [named], at: first, by: COURT }) : undefined;
}
