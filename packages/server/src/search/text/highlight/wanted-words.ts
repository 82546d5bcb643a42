import { analyse, analyserOf, unstemmedFields } from '../analysis/analyse.js';
import { foldWord } from '../analysis/fold-word.js';
import { readGlob } from '../analysis/glob.js';
import { allowsEdit, isWithinOneEdit } from '../analysis/one-edit.js';
import { scanWords } from '../analysis/scan-words.js';
import type { Clause, MatchClause, NearClause, PhraseClause } from '../../model/engine-request.js';
import type { TextField } from '../../model/fields.js';

/** The words that one word of a query matches. */
export interface WordTest {
  /** Their common beginning; empty if unknown. */
  readonly beginning: string;
  matches(folded: string): boolean;
}

/** Words that are marked only if they follow each other. */
export interface WantedPhrase {
  readonly words: readonly string[];
  /** True for folded words, false for terms. */
  readonly isExact: boolean;
}

/** A clause whose words are marked only if they are close to each other. */
export type PlacedClause = NearClause | PhraseClause;

/** What to mark in one field. */
export interface WantedWords {
  readonly toTerm: (word: string) => string;
  /** Terms to mark everywhere. */
  readonly singles: ReadonlySet<string>;
  /** Folded words to mark everywhere. */
  readonly exactSingles: ReadonlySet<string>;
  readonly tests: readonly WordTest[];
  readonly phrases: readonly WantedPhrase[];
  readonly placed: readonly PlacedClause[];
  /** All terms of singles and phrases. */
  readonly terms: ReadonlySet<string>;
  /** All folded words of exact singles and exact phrases. */
  readonly exactWords: ReadonlySet<string>;
}

interface Collected {
  readonly singles: Set<string>;
  readonly exactSingles: Set<string>;
  readonly tests: WordTest[];
  readonly phrases: WantedPhrase[];
  readonly placed: PlacedClause[];
}

/** Collects the words of a query by field, without those that it excludes. */
export function wantedWords(query: Clause): Map<TextField, WantedWords> {
  const collected = new Map<TextField, Collected>();
  collect(query, collected);
  return new Map([...collected].map(([field, wanted]) => [field, complete(field, wanted)]));
}

function complete(field: TextField, wanted: Collected): WantedWords {
  const wordsOf = (isExact: boolean) =>
    wanted.phrases.filter((phrase) => phrase.isExact === isExact).flatMap((phrase) => phrase.words);
  return {
    ...wanted,
    toTerm: analyserOf(field),
    terms: new Set([...wanted.singles, ...wordsOf(false)]),
    exactWords: new Set([...wanted.exactSingles, ...wordsOf(true)]),
  };
}

function collect(clause: Clause, into: Map<TextField, Collected>): void {
  switch (clause.type) {
    case 'match':
      addWords(entryOf(into, clause.field), clause);
      return;
    case 'phrase':
      addPhrase(entryOf(into, clause.field), clause);
      return;
    case 'multi': {
      const { text, operator } = clause;
      const exact = clause.exact === true ? ({ exact: true } as const) : {};
      for (const field of clause.fields) {
        if (clause.mode === 'phrase') addPhrase(entryOf(into, field), { type: 'phrase', field, text, ...exact });
        else addWords(entryOf(into, field), { type: 'match', field, text, operator, ...exact });
      }
      return;
    }
    case 'prefix': {
      const beginning = foldWord(clause.text);
      entryOf(into, clause.field).tests.push({ beginning, matches: (folded) => folded.startsWith(beginning) });
      return;
    }
    case 'wildcard':
      entryOf(into, clause.field).tests.push(readGlob(clause.pattern));
      return;
    case 'near':
      entryOf(into, clause.field).placed.push(clause);
      return;
    case 'bool':
      for (const part of [...clause.must, ...clause.should, ...clause.filter]) collect(part, into);
      return;
    case 'all':
    case 'none':
    case 'terms':
    case 'named':
    case 'range':
    case 'exists':
    case 'ids':
      return;
  }
}

function addWords(entry: Collected, clause: MatchClause): void {
  const { field, text, exact, fuzziness } = clause;
  scanWords(text, (start, end) => {
    const folded = foldWord(text.slice(start, end));
    if (folded === '') return;
    if (exact === true && !unstemmedFields.has(field)) entry.exactSingles.add(folded);
    else entry.singles.add(analyserOf(field)(folded));
    if (allowsEdit(folded, fuzziness))
      entry.tests.push({ beginning: '', matches: (other) => isWithinOneEdit(folded, other) });
  });
}

function addPhrase(entry: Collected, clause: PhraseClause): void {
  const isExact = clause.exact === true && !unstemmedFields.has(clause.field);
  const words = isExact ? foldedWords(clause.text) : analyse(clause.field, clause.text);
  if (words.length === 1) (isExact ? entry.exactSingles : entry.singles).add(words[0]!);
  else if (words.length > 1 && clause.slop !== undefined) entry.placed.push(clause);
  else if (words.length > 1) entry.phrases.push({ words, isExact });
}

function foldedWords(text: string): string[] {
  const words: string[] = [];
  scanWords(text, (start, end) => {
    const folded = foldWord(text.slice(start, end));
    if (folded !== '') words.push(folded);
  });
  return words;
}

function entryOf(into: Map<TextField, Collected>, field: TextField): Collected {
  let entry = into.get(field);
  if (entry === undefined) {
    entry = { singles: new Set(), exactSingles: new Set(), tests: [], phrases: [], placed: [] };
    into.set(field, entry);
  }
  return entry;
}
