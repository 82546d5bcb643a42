import { analyse, analyserOf } from '../analysis/analyse.js';
import type { Clause } from '../engine-request.js';
import type { TextField } from '../fields.js';

/** What to mark in one field. */
export interface WantedWords {
  readonly toTerm: (word: string) => string;
  /** Terms that are marked wherever they stand. */
  readonly singles: ReadonlySet<string>;
  /** Terms that are marked one behind the other only. */
  readonly phrases: readonly (readonly string[])[];
  /** All terms of both. */
  readonly terms: ReadonlySet<string>;
}

interface Collected {
  readonly singles: Set<string>;
  readonly phrases: string[][];
}

/** Collects by field what a query looks for; what it excludes is not marked. */
export function wantedWords(query: Clause): Map<TextField, WantedWords> {
  const collected = new Map<TextField, Collected>();
  collect(query, collected);
  return new Map(
    [...collected].map(([field, { singles, phrases }]) => [
      field,
      { toTerm: analyserOf(field), singles, phrases, terms: new Set([...singles, ...phrases.flat()]) },
    ]),
  );
}

function collect(clause: Clause, into: Map<TextField, Collected>): void {
  switch (clause.type) {
    case 'match':
      addWords(into, clause.field, clause.text);
      return;
    case 'phrase':
      addPhrase(into, clause.field, clause.text);
      return;
    case 'multi':
      for (const field of clause.fields) (clause.mode === 'phrase' ? addPhrase : addWords)(into, field, clause.text);
      return;
    case 'bool':
      for (const part of [...clause.must, ...clause.should, ...clause.filter]) collect(part, into);
      return;
    case 'prefix':
    case 'wildcard':
    case 'near':
    case 'all':
    case 'none':
    case 'terms':
    case 'range':
    case 'exists':
    case 'ids':
      return;
  }
}

function addWords(into: Map<TextField, Collected>, field: TextField, text: string): void {
  const { singles } = entryOf(into, field);
  for (const term of analyse(field, text)) singles.add(term);
}

function addPhrase(into: Map<TextField, Collected>, field: TextField, text: string): void {
  const terms = analyse(field, text);
  const entry = entryOf(into, field);
  if (terms.length === 1) entry.singles.add(terms[0]!);
  else if (terms.length > 1) entry.phrases.push(terms);
}

function entryOf(into: Map<TextField, Collected>, field: TextField): Collected {
  let entry = into.get(field);
  if (entry === undefined) {
    entry = { singles: new Set(), phrases: [] };
    into.set(field, entry);
  }
  return entry;
}
