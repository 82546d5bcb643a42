import { isCommonName } from './party-words.js';
import type { Token } from './tokens.js';
import { courtActor, isOtherSubject } from './court-actor.js';
import { type Actor, COURT, type Reader } from './reader.js';
import { courtNouns, judgmentNouns, ownSubjects } from './vocabulary.js';

/** Who does it, as the subject of an active verb. */
export function subjectOf(reader: Reader, first: number, isGerund: boolean): Actor | undefined {
  const { tokens } = reader;
  if (/^(?:and|or|but)$/.test(tokens[first - 1]?.word ?? '') && !isGerund) return joinedSubject(reader, first - 1);
  let at = first - 1;
  let passed = 0;
  for (; at >= 0; at -= 1, passed += 1) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    const { word } = token;
    if (word === ';' || word === ':') return isGerund ? COURT : undefined;
    if (ownSubjects.has(word)) return COURT;
    if (token.named !== undefined) return { source: 'reported', actor: token.named };
    if (word === 'that' && passed < 3 && judgmentNouns.has(tokens[at - 1]?.word ?? '')) continue;
    // "Other High Courts have followed #": no one judgment.
    if (word === 'courts' && !isObject(tokens, at)) return undefined;
    if (courtNouns.has(word) && !isOfNoun(tokens, at)) return courtActor(reader, at);
    if (word === 'it' || word === 'he' || word === 'they') return itsActor(reader, at, word);
    // "This case also overruled X."
    if (deciding.test(word) && /^(?:this|that|said)$/.test(tokens[at - 1]?.word ?? ''))
      return itsActor(reader, at, word);
    if (isOtherSubject(tokens, at) && !isObject(tokens, at)) return undefined;
  }
  // "Overruling X, this Court held": the subject follows.
  if (!isGerund) return nameBefore(reader, first);
  return gerundSubject(reader);
}

/** "We do not approve X and overrule the same": the subject of the clause before. */
function joinedSubject(reader: Reader, conjunction: number): Actor | undefined {
  const { tokens } = reader;
  const clause = tokens.slice(0, conjunction);
  const from = clause.findLastIndex(({ word }, at) => word === ':' || (word === ';' && !isList(tokens, at))) + 1;
  const own = clause.findLastIndex(({ word }) => ownSubjects.has(word));
  if (own >= from) return COURT;
  for (let at = from; at < conjunction; at += 1) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    if (token.named !== undefined) return { source: 'reported', actor: token.named };
    if (courtNouns.has(token.word)) return courtActor(reader, at);
    if (isOtherSubject(tokens, at) || /^(?:it|he|they)$/.test(token.word)) return undefined;
  }
  return undefined;
}

/** A semicolon between two cases of a list. */
const isList = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ named }) => named !== undefined) &&
  tokens.slice(at + 1, at + 16).some(({ named }) => named !== undefined) &&
  tokens.slice(at + 1, at + 16).every(({ word }) => !/^(?:it|we|he|was|were|held|is)$/.test(word));

/** "District and Sessions Judges", "a Bench of this Court": the court is not the subject. */
const isOfNoun = (tokens: readonly Token[], at: number): boolean =>
  /^(?:sessions|district)$/.test(tokens[at - 1]?.word ?? '') ||
  (/^(?:court|council)$/.test(tokens[at]?.word ?? '') &&
    tokens
      .slice(Math.max(0, at - 5), at)
      .some(({ word }, index, all) => word === 'of' && courtNouns.has(all[index - 1]?.word ?? '')));

/** "In the State of #", "relied upon by Mr. Rao": a noun behind a preposition is no subject. */
export function isObject(tokens: readonly Token[], at: number): boolean {
  let first = at - 1;
  while (
    first >= 0 &&
    at - first < 7 &&
    (/^(?:the|a|an|said|learned|senior|mr|mrs|shri|sri|smt|\.|counsel|of)$/.test(tokens[first]?.word ?? '') ||
      (tokens[first]?.isCapital === true && tokens[first]?.named === undefined)) &&
    !prepositions.has(tokens[first]?.word ?? '')
  )
    first -= 1;
  return prepositions.has(tokens[first]?.word ?? '');
}
const prepositions = new Set('of in for to by on upon from against with under before between at'.split(' '));

/** "Tulsiram Patel overruled #": a short name that opens the sentence. */
function nameBefore({ tokens }: Reader, first: number): Actor | undefined {
  const name = tokens.slice(0, first);
  const isName =
    name.length > 0 &&
    name.length <= LONGEST_NAME &&
    name.every(({ word, isCapital }) => isCapital && word.length > 2 && !isCommonName(word) && !courtNouns.has(word));
  if (!isName) return undefined;
  const start = tokens[0]?.start ?? 0;
  return { source: 'reported', actor: { start, end: tokens[first - 1]?.end ?? start, citations: [] } };
}
const LONGEST_NAME = 3;

function gerundSubject(reader: Reader): Actor | undefined {
  const { tokens } = reader;
  for (const [at, { word, named }] of tokens.entries()) {
    if (word !== ',') continue;
    const next = tokens.slice(at + 1, at + 5);
    const own = next.find((one) => ownSubjects.has(one.word));
    if (own !== undefined) return COURT;
    const court = next.findIndex((one) => courtNouns.has(one.word));
    if (court !== -1) return courtActor(reader, at + 1 + court);
    if (named !== undefined) return undefined;
  }
  return undefined;
}

const deciding = /^(?:case|decision|judgment|ruling)$/;

/** "It overruled #": the case or court named last. */
function itsActor(reader: Reader, at: number, word: string): Actor | undefined {
  const { tokens, earlier } = reader;
  if (word === 'he') return undefined;
  const before = tokens.slice(0, at).findLast(({ named }) => named !== undefined)?.named;
  const from = tokens[at]?.start ?? 0;
  const actor = before ?? earlier.findLast(({ named }) => named.end <= from)?.named;
  return actor === undefined ? undefined : { source: 'reported', actor };
}
