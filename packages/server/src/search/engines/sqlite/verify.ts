import type { TextField } from '../../model/fields.js';
import { type Check, type FieldReading, isPresence, readingsOf } from './tokens/check.js';
import { findSpans } from '../../text/spans/find-spans.js';
import { readHits, readPresence } from './tokens/read-hits.js';
import type { Hits } from '../../text/spans/spans.js';
import type { SpanQuery } from '../../text/spans/span-query.js';
import type { Membership } from './tokens/word-sets.js';
import type { EvaluationContext, Found } from './evaluation.js';
import { type ReadStream, openStreamReader } from './read-streams.js';

/**
 * Checks the words of each found document and removes documents that fail: best first, or newest first if the hits are or
 * without scores.
 * If time runs out, or enough match, it removes the unchecked documents too.
 */
export function verify(found: Found, check: Check, context: EvaluationContext): void {
  const { mask, scores } = found;
  const { budget, columns } = context;
  const readings = readingsOf(check);
  const read = openStreamReader(context.db, [...readings.keys()]);
  const membership = context.words.sets.membership();
  const candidates = inOrder(found, context.isNewestFirst);
  let matches = 0;
  for (const [index, ordinal] of candidates.entries()) {
    const isEnough = isCounted(matches, context);
    if (isEnough || budget.expired()) {
      context[isEnough ? 'isMore' : 'isCut'] = true;
      for (const left of candidates.subarray(index)) drop(left);
      return;
    }
    const streams = read(columns.rows[ordinal]!);
    if (passes(check, { streams, readings, membership, context })) matches += 1;
    else drop(ordinal);
  }

  function drop(ordinal: number): void {
    mask[ordinal] = 0;
    if (scores !== undefined) scores[ordinal] = 0;
  }
}

/** Returns whether so many matches are enough: the limit, or, when counting has taken long, enough for any first page. */
function isCounted(matches: number, { countTo, counting }: EvaluationContext): boolean {
  if (matches >= countTo) return true;
  return countTo !== Infinity && matches >= counting.least && performance.now() >= counting.until;
}

function inOrder({ mask, scores }: Found, isNewestFirst: boolean): Uint32Array {
  const ordinals: number[] = [];
  for (let ordinal = mask.length - 1; ordinal >= 0; ordinal -= 1) if (mask[ordinal] === 1) ordinals.push(ordinal);
  const candidates = Uint32Array.from(ordinals);
  return scores === undefined || isNewestFirst ? candidates : candidates.sort((a, b) => scores[b]! - scores[a]!);
}

interface Look {
  readonly streams: ReadStream;
  readonly readings: ReadonlyMap<TextField, FieldReading>;
  readonly membership: Membership;
  readonly context: Pick<EvaluationContext, 'budget' | 'isCut'>;
}

function passes(check: Check, look: Look): boolean {
  const hits = new Map<TextField, readonly Hits[]>();
  const presence = new Map<TextField, Uint8Array>();

  const hitsOf = (field: TextField) => {
    let known = hits.get(field);
    if (known === undefined) {
      known = readHits(look.streams(field), look.membership);
      hits.set(field, known);
    }
    return known;
  };
  const presenceOf = (field: TextField, sets: ReadonlySet<number>) => {
    let known = presence.get(field);
    if (known === undefined) {
      known = readPresence(look.streams(field), look.membership, sets);
      presence.set(field, known);
    }
    return known;
  };
  const holds = (part: Check): boolean => {
    if (part.type !== 'spans') return part.type === 'and' ? part.of.every(holds) : part.of.some(holds);
    const { sets, needsPlaces } = look.readings.get(part.field)!;
    if (!needsPlaces) return isPresent(part.query, presenceOf(part.field, sets));
    const fieldHits = hitsOf(part.field);
    if (isPresence(part.query)) return hasHit(part.query, fieldHits);
    return findSpans(part.query, fieldHits, optionsOf(look)).starts.length > 0;
  };
  return holds(check);
}

function optionsOf({ context }: Look) {
  return {
    budget: context.budget,
    isOneEnough: true,
    onCut() {
      context.isCut = true;
    },
  };
}

function isPresent(query: SpanQuery, present: Uint8Array): boolean {
  if (query.type === 'word') return present[query.set] === 1;
  return query.type === 'any' && query.of.some((each) => isPresent(each, present));
}

function hasHit(query: SpanQuery, hits: readonly Hits[]): boolean {
  if (query.type === 'word') return hits[query.set]!.positions.length > 0;
  return query.type === 'any' && query.of.some((each) => hasHit(each, hits));
}
