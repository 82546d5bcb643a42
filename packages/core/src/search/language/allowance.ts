import { MAX_CLAUSES, MAX_TERMS } from '../../contract/search/search-limits.js';
import { isOneWord, wordsOf } from '../words.js';
import type { Piece } from './token.js';

/** Clauses that the pieces of a search may become; the rest of a body's clauses hold them together. */
const MOST_CLAUSES = MAX_CLAUSES - 6;
/** Words in all; a body may repeat eight of them. */
const MOST_WORDS = MAX_TERMS - 8;
/** Clauses that a piece becomes at most in `toSearchBody`; brackets cost nothing, as printing may add some. */
const costs: Partial<Record<string, number>> = { near: 5, or: 2, not: 1, pattern: 5, phrase: 3, word: 3, range: 3 };

/** Counts what the pieces of a search may become in its body; true as soon as it is too much. */
export function openAllowance(): (piece: Piece) => boolean {
  let clauses = 0;
  let words = 0;
  let wasPlain = false;
  return (piece) => {
    const { type, text = '' } = (piece.kind === 'leaf' ? piece.tree : { type: piece.kind }) as {
      type: string;
      text?: string;
    };
    const isPlain = type === 'word' && isOneWord(text);
    // Plain words one behind the other are one clause; anything else may be looked for in two fields.
    if (!isPlain || !wasPlain) clauses += costs[type] ?? 0;
    words += isPlain ? 1 : 2 * wordsOf(text).length;
    wasPlain = isPlain;
    return clauses > MOST_CLAUSES || words > MOST_WORDS;
  };
}
