import type { Span } from '../span.js';
import { type Earlier, meantCases } from './antecedents.js';
import type { Noun } from './noun.js';
import type { CaseStatement, Notice } from './statement.js';
import type { NamedCase, Token } from './tokens.js';
import { judgmentNouns } from './vocabulary.js';
import type { Treatment } from '@headnote/core/contract';

/** A text with what the grammar needs to know of it. */
export interface GrammarText {
  readonly plain: string;
  readonly sentences: readonly Span[];
  /** The cases that the text names, in order, without overlap. */
  readonly cases: readonly NamedCase[];
  /** The same for each place that names one case. */
  readonly keyOf: (named: NamedCase) => string;
  /** Whether an offset lies in a quotation. */
  readonly isQuoted: (at: number) => boolean;
  /** A stretch without the passages that it quotes. */
  readonly spoken: (from: number, to: number) => string;
  /** Whether the words at an offset of a sentence are another's than the court's: counsel's, quoted, in the headnote. */
  readonly isOthers: (sentence: Span, at: number, cases: readonly NamedCase[]) => boolean;
}

export interface Statements {
  readonly statements: readonly CaseStatement[];
  readonly notices: readonly Notice[];
}

export interface Reader {
  readonly text: GrammarText;
  readonly tokens: readonly Token[];
  readonly sentence: Span;
  readonly index: number;
  readonly earlier: readonly Earlier[];
}

export const isNamed = ({ cases, pointer }: Noun): boolean => cases.length > 0 || pointer !== undefined;

export interface Actor {
  readonly source: 'court' | 'reported';
  readonly actor?: NonNullable<CaseStatement['actor']>;
}

export const COURT: Actor = { source: 'court' };

interface Said {
  readonly treatment: Treatment;
  readonly cases: readonly NamedCase[];
  readonly at: number;
  readonly by: Actor;
}

export function stated(
  { text, tokens, sentence }: Reader,
  { treatment, cases, at, by }: Said,
): CaseStatement | undefined {
  const token = tokens[at];
  if (token === undefined || text.isOthers(sentence, token.start, cases)) return undefined;
  return { treatment, cases, sentence, at: token.start, ...by };
}

const proofs = new Set(
  'material reason reasons ground grounds cause justification need necessity occasion warrant authority basis evidence'.split(
    ' ',
  ),
);
const conditions = new Set('if unless until till whether assuming supposing lest why'.split(' '));

/** "If X is overruled", "whether X is good law": a question or condition. */
export function isOpen({ tokens }: Reader, first: number, edge = -1): boolean {
  if (tokens.at(-1)?.word === '?' || tokens.at(-2)?.word === '?') return true;
  let hasComma = false;
  // Not the conditions of a clause between the case and its verb.
  for (let at = edge === -1 ? first - 1 : edge; at >= 0; at -= 1) {
    const { word = '' } = tokens[at] ?? {};
    if (word === ';' || word === ':') return false;
    if (word === ',' && /^(?:we|i|it|the|this|that|#|they|then|these)$/.test(tokens[at + 1]?.word ?? ''))
      hasComma = true;
    if (conditions.has(word)) return !hasComma;
    // "No material to show that", "no case in which".
    if (word === 'no' && (judgmentNouns.has(tokens[at + 1]?.word ?? '') || proofs.has(tokens[at + 1]?.word ?? '')))
      return !hasComma;
    if (word === 'question' && /^(?:of|as|is|was|that)$/.test(tokens[at + 1]?.word ?? '')) return true;
  }
  return false;
}

export function casesOf(
  { text, index, earlier }: Reader,
  { cases, pointer }: Noun,
  isNeutral = false,
): readonly NamedCase[] {
  if (cases.length > 0)
    return cases.filter(
      (one) =>
        one.isReport || one.citations.length === 0 || (isNeutral && isNamedCase(text.plain.slice(one.start, one.end))),
    );
  if (pointer === undefined) return [];
  return meantCases({
    pointer,
    sentence: index,
    plain: text.plain,
    earlier,
    keyOf: text.keyOf,
    sentences: text.sentences,
    isNeutral,
    isQuoted: text.isQuoted,
    spoken: text.spoken,
  });
}

/** A judgment of another court between the last case and "that decision", which may mean it; "that case" does not. */
export function isOtherDecision({ text, tokens, earlier }: Reader, { pointer, edge }: Noun): boolean {
  if (pointer === undefined) return false;
  const last = earlier.findLast(({ named }) => named.end <= pointer.start && !text.isQuoted(named.start));
  if (last === undefined) return true;
  const between = text.spoken(last.named.end, pointer.start);
  return (
    namesJudgment.test(between) ||
    (/^(?:decision|judge?ment|view)/.test(tokens[edge]?.word ?? '') && courtBelow.test(between))
  );
}
const courtBelow = /\b(?:High\s+Court|Tribunal|[Tt]rial\s+[Cc]ourt|[Mm]agistrate|impugned)\b/;
const namesJudgment =
  /\b(?:decisions?|judge?ments?|rulings?)\s+(?:of|by|rendered\s+by)\s+(?:(?:the|a|an|another|full|division|single|learned|bench|judge|of)\s+){0,6}(?:[A-Z][a-z]+\s+(?:(?:and|&)\s+[A-Z][a-z]+\s+)?)?(?:High\s+Court|Tribunal)|\bafter\s+referring\b/;

/** `Haque's case`, cited by its number: not the matter before the court. */
const isNamedCase = (text: string): boolean => /^\p{Lu}[^\d]*['’]?s?\s[Cc]ase\b/u.test(text);

export const isWord = (token: Token | undefined, words: RegExp): boolean => words.test(token?.word ?? '');

/** "We do not think that X was correctly decided", "it would be wrong to say that". */
export function isDeniedBefore({ tokens }: Reader, first: number, needsThat = false): boolean {
  const that = tokens.slice(0, first).findLastIndex(({ word }) => word === 'that');
  if (that === -1 && needsThat) return false;
  const to = that === -1 ? first : that;
  const lead = tokens.slice(Math.max(0, to - 12), to).map(({ word }) => word);
  const from = lead.findLastIndex((word) => word === ';' || word === ',' || word === 'and' || word === 'but');
  return lead
    .slice(from + 1)
    .some(
      (word, index, all) =>
        /^(?:not|cannot|unable|never|difficult|wrong|nor|neither|none|hesitate|disagree|refuse)$/.test(word) &&
        all[index + 1] !== 'only',
    );
}

/** A line that tells the reader to look, if the sentence speaks of judgments. */
export function noticeOf({ text, tokens, sentence }: Reader, at: number): Notice | undefined {
  const start = tokens[at]?.start ?? sentence.start;
  const isOfCases = tokens.some(({ named, word }) => named !== undefined || judgmentNouns.has(word));
  if (!isOfCases || text.isOthers(sentence, start, [])) return undefined;
  return { ...sentence, at: start };
}
