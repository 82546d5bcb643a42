import { MAX_CLAUSES, MAX_DEPTH, MAX_TERMS } from '../../contract/search/search-limits.js';
import { isPlain } from '../is-plain.js';
import { wordsOf } from '../words.js';
import type { Piece } from './token.js';

/** Clauses that a word, phrase, pattern or nearness becomes at most in `toSearchBody`, with the `OR` or `NOT` before it. */
const CLAUSES_EACH = 5;
/** Pieces of which a body may have a clause; six clauses hold the body together. */
const MOST_PIECES = Math.floor((MAX_CLAUSES - 6) / CLAUSES_EACH);
/** Words in all; a body may repeat eight of them. */
const MOST_WORDS = MAX_TERMS - 8;

/** Words of `a /5 b /5 c`: each but the last two is a level of clauses further in, and two levels are around it. */
export const MAX_CHAIN = MAX_DEPTH - 2;

/** Counts what the pieces of a search may become in its body; true as soon as it is too much. */
export function openAllowance(): (piece: Piece) => boolean {
  let pieces = 0;
  let words = 0;
  let wasPlain = false;
  return (piece) => {
    const tree = piece.kind === 'leaf' && piece.tree;
    const isWord = tree && isPlain(tree);
    // Plain words one behind the other are one clause; anything else may be looked for in two fields.
    if (piece.kind === 'near' || (tree && !(isWord && wasPlain))) pieces += 1;
    words += isWord ? 1 : tree && 'text' in tree ? 2 * wordsOf(tree.text).length : 0;
    wasPlain = isWord;
    return pieces > MOST_PIECES || words > MOST_WORDS;
  };
}
