import { scanWords } from '../analysis/scan-words.js';
import type { WantedWords } from './wanted-words.js';

/** A stretch of a text to be marked. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly term: string;
  /** True when the next mark is the next word of the same phrase, so that both are marked as one. */
  joinsNext: boolean;
}

interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly position: number;
  readonly term: string;
}

/** Finds the words of a text that are wanted, in their order. */
export function findMarks(text: string, wanted: WantedWords): Mark[] {
  const candidates = findCandidates(text, wanted);
  const isMarked = new Uint8Array(candidates.length);
  const joins = new Uint8Array(candidates.length);
  for (const [index, { term }] of candidates.entries()) if (wanted.singles.has(term)) isMarked[index] = 1;
  for (const phrase of wanted.phrases) {
    for (let index = 0; index + phrase.length <= candidates.length; index += 1) {
      if (!isPhraseAt(candidates, index, phrase)) continue;
      isMarked.fill(1, index, index + phrase.length);
      joins.fill(1, index, index + phrase.length - 1);
    }
  }
  const marks: Mark[] = [];
  for (const [index, { start, end, term }] of candidates.entries()) {
    if (isMarked[index] === 1) marks.push({ start, end, term, joinsNext: joins[index] === 1 });
  }
  return marks;
}

function isPhraseAt(candidates: readonly Candidate[], index: number, phrase: readonly string[]): boolean {
  const first = candidates[index]!;
  return phrase.every((term, step) => {
    const candidate = candidates[index + step]!;
    return candidate.term === term && candidate.position === first.position + step;
  });
}

function findCandidates(text: string, wanted: WantedWords): Candidate[] {
  const canStart = firstLetters(wanted.terms);
  const candidates: Candidate[] = [];
  let empty = 0;
  scanWords(text, (start, end, position) => {
    const code = text.charCodeAt(start);
    // A stem keeps the first letter of its word, so most words need no look at all.
    if (code < 0x80 && canStart[code] === 0) return;
    const term = wanted.toTerm(text.slice(start, end));
    if (term === '') empty += 1;
    else if (wanted.terms.has(term)) candidates.push({ start, end, position: position - empty, term });
  });
  return candidates;
}

function firstLetters(terms: Iterable<string>): Uint8Array {
  const table = new Uint8Array(0x80);
  for (const term of terms) {
    const code = term.charCodeAt(0);
    if (code >= 0x80) continue;
    table[code] = 1;
    table[String.fromCharCode(code).toUpperCase().charCodeAt(0)] = 1;
  }
  // The symbol stands for the word `and`.
  if (table['a'.charCodeAt(0)] === 1) table['&'.charCodeAt(0)] = 1;
  return table;
}
