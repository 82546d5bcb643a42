import type { AfterHit, SortKey } from '../../model/engine-request.js';
import { alphabetOf } from './alphabet.js';
import type { Columns } from './columns.js';
import type { Found } from './evaluation.js';

type Compare = (a: number, b: number) => number;

/** The data for sorting documents. */
export interface OrderOptions {
  readonly keys: readonly SortKey[];
  readonly found: Found;
  readonly columns: Columns;
}

/**
 * Returns the ordinals of the first `count` found documents in the requested order, after `after` if set. Equal
 * documents are sorted newest first, those of one day by id.
 */
export function firstInOrder(
  found: Found,
  options: {
    readonly keys: readonly SortKey[];
    readonly count: number;
    readonly columns: Columns;
    readonly after?: AfterHit | undefined;
  },
): number[] {
  const { keys, count, columns, after } = options;
  if (count === 0) return [];
  const order = { keys, found, columns };
  const compare = compareBy(order);
  const isBehind = after === undefined ? undefined : behindHit(after, order);
  const heap: number[] = [];
  // By score, nearly all documents lose to the worst kept one without a full comparison.
  const scores = keys[0]?.field === 'score' && keys[0].descending ? found.scores : undefined;
  // From the newest down: in the most common orders, later documents lose at the first comparison.
  for (let ordinal = found.mask.length - 1; ordinal >= 0; ordinal -= 1) {
    if (found.mask[ordinal] === 0 || isBehind?.(ordinal) === false) continue;
    if (scores !== undefined && heap.length === count && scores[ordinal]! < scores[heap[0]!]!) continue;
    if (heap.length < count) {
      heap.push(ordinal);
      siftUp(heap, compare);
    } else if (compare(ordinal, heap[0]!) < 0) {
      heap[0] = ordinal;
      siftDown(heap, compare);
    }
  }
  return heap.sort(compare);
}

/** Returns a document's value for each sort key, as `after` expects it; null if it has none. */
export function keyValues(ordinal: number, { keys, found, columns }: OrderOptions): (string | number | null)[] {
  return keys.map(({ field }) => {
    if (field === 'score') return found.scores?.[ordinal] ?? 0;
    if (field === 'title' || field === 'courtName') {
      const { codes, values } = columns.keywords[field];
      return values[codes[ordinal]!] || null;
    }
    const value = columns.numbers[field][ordinal]!;
    return Number.isNaN(value) ? null : value;
  });
}

/**
 * Returns a test for documents after a hit. A removed hit has no position among its equals, so they all follow and none
 * is missed.
 */
function behindHit(after: AfterHit, order: OrderOptions): (ordinal: number) => boolean {
  const { keys, columns } = order;
  const places = keys.map((key) => placesBy(key, order));
  const from = keys.map((key, index) => placeOfValue(key, after.values[index] ?? null, columns));
  const hit = columns.ordinalOf.get(after.id);
  return (ordinal) => {
    for (const [index, key] of keys.entries()) {
      const result = comparePlaces(places[index]?.[ordinal] ?? 0, from[index]!, key.descending);
      if (result !== 0) return result > 0;
    }
    return hit === undefined || compareEquals(ordinal, hit, columns) > 0;
  };
}

function compareBy(order: OrderOptions): Compare {
  const { keys, columns } = order;
  const compares = keys.flatMap((key) => {
    const places = placesBy(key, order);
    return places === undefined ? [] : [{ places, descending: key.descending }];
  });
  return (a, b) => {
    for (const { places, descending } of compares) {
      const result = comparePlaces(places[a]!, places[b]!, descending);
      if (result !== 0) return result;
    }
    return compareEquals(a, b, columns);
  };
}

/** Newest first, undated last; within a day by id. */
function compareEquals(a: number, b: number, columns: Columns): number {
  const days = columns.numbers.decidedOn;
  const result = comparePlaces(days[a]!, days[b]!, true);
  if (result !== 0 || a === b) return result;
  return columns.ids[a]! < columns.ids[b]! ? -1 : 1;
}

/** A missing value is NaN and comes last in both directions. */
function comparePlaces(left: number, right: number, descending: boolean): number {
  if (left === right) return 0;
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : 1;
  if (Number.isNaN(right)) return -1;
  return left < right === descending ? 1 : -1;
}

/** Returns a number per document for a sort key; undefined if all are equal. */
function placesBy({ field }: SortKey, { found, columns }: OrderOptions): Float64Array | undefined {
  if (field === 'score') return found.scores;
  if (field === 'title' || field === 'courtName') return alphabetOf(columns.keywords[field]).ofDocument;
  return columns.numbers[field];
}

function placeOfValue({ field }: SortKey, value: string | number | null, columns: Columns): number {
  if (value === null) return Number.NaN;
  if (field === 'title' || field === 'courtName') return alphabetOf(columns.keywords[field]).placeOf(String(value));
  return Number(value);
}

/** The root of the heap is the worst kept document. */
function siftUp(heap: number[], compare: Compare): void {
  let child = heap.length - 1;
  while (child > 0) {
    const parent = (child - 1) >> 1;
    if (compare(heap[child]!, heap[parent]!) <= 0) return;
    swap(heap, child, parent);
    child = parent;
  }
}

function siftDown(heap: number[], compare: Compare): void {
  let parent = 0;
  for (;;) {
    let worst = parent;
    for (const child of [2 * parent + 1, 2 * parent + 2]) {
      if (child < heap.length && compare(heap[child]!, heap[worst]!) > 0) worst = child;
    }
    if (worst === parent) return;
    swap(heap, parent, worst);
    parent = worst;
  }
}

function swap(heap: number[], a: number, b: number): void {
  const value = heap[a]!;
  heap[a] = heap[b]!;
  heap[b] = value;
}
