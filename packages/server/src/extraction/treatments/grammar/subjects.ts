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
    if (courtNouns.has(word)) return courtActor(reader, at);
    if (word === 'it' || word === 'he' || word === 'they') return itsActor(reader, at, word);
    // "This case also overruled X."
    if (deciding.test(word) && /^(?:this|that|said)$/.test(tokens[at - 1]?.word ?? ''))
      return itsActor(reader, at, word);
    if (isOtherSubject(tokens, at)) return undefined;
  }
  // "Overruling X, this Court held": the subject follows.
  if (!isGerund) return undefined;
  return gerundSubject(reader);
}

/** "We do not approve X and overrule the same": the subject of the clause before. */
function joinedSubject(reader: Reader, conjunction: number): Actor | undefined {
  const { tokens } = reader;
  const clause = tokens.slice(0, conjunction);
  const from = clause.findLastIndex(({ word }) => word === ';' || word === ':') + 1;
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
