import type { EvaluationContext, LazyScore } from './evaluation.js';
import { openStreamReader } from './read-streams.js';
import { rankingWeights } from '../../ranking-weights.js';
import { FIRST_WORD, LONG_NUMBER, type TokenStream } from './tokens/token-stream.js';
import type { PlacesExpression } from './word-expression.js';

/** Words of a phrase that are counted, one bit for each; a longer phrase occurs as often as its beginning. */
const MAX_COUNTED = 31;

/** What is known of a phrase before its documents are read. */
interface FoundPhrase {
  readonly mask: Uint8Array;
  /** By ordinal: the occurrences of its rarest word, weighted by field. */
  readonly least: Float32Array;
  /** Number of documents with it. */
  readonly documents: number;
}

/** Scores a phrase like one word: by how often it occurs, for which the best documents are read. */
export function lazyPhraseScore(
  { fields, sequence }: PlacesExpression,
  { mask, least, documents }: FoundPhrase,
  context: EvaluationContext,
): LazyScore {
  const { bm25, db, columns } = context;
  const weight = bm25.weightOf(documents);
  const bounds = new Float64Array(mask.length);
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) {
    if (mask[ordinal] === 1) bounds[ordinal] = bm25.score(ordinal, least[ordinal]!, weight);
  }
  const lightest = Math.min(...fields.map((field) => rankingWeights[field]));
  const count = openCounter(sequence!());
  const read = openStreamReader(db, fields);
  return {
    bounds,
    floor: (ordinal) => bm25.score(ordinal, lightest, weight),
    exact(ordinal) {
      const streams = read(columns.rows[ordinal]!);
      const frequency = fields.reduce((sum, field) => sum + count(streams(field)) * rankingWeights[field], 0);
      return bm25.score(ordinal, frequency, weight);
    },
  };
}

/** Returns a function that counts the places in a stream where the words follow each other. */
function openCounter(sequence: readonly (readonly number[])[]): (stream: TokenStream) => number {
  const counted = sequence.slice(0, MAX_COUNTED);
  const highest = counted.flat().reduce((most, form) => Math.max(most, form), 0);
  /** By number in the stream: a bit for each place of the phrase that the word fits. */
  const fits = new Uint32Array(highest + FIRST_WORD + 1);
  for (const [place, forms] of counted.entries()) for (const form of forms) fits[form + FIRST_WORD]! |= 1 << place;
  const last = 1 << (counted.length - 1);
  return (stream) => {
    let found = 0;
    // A bit is set if the words up to its place of the phrase have just been read.
    let state = 0;
    for (let at = 0; at < stream.length; at += 1) {
      let number = stream[at]!;
      if (number < FIRST_WORD) continue;
      if (number === LONG_NUMBER) {
        number = stream[at + 1]! + stream[at + 2]! * 0x10000;
        at += 2;
      }
      state = number < fits.length ? ((state << 1) | 1) & fits[number]! : 0;
      if ((state & last) !== 0) found += 1;
    }
    return found;
  };
}
