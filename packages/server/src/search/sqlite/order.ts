import type { SortKey } from '../engine-request.js';
import type { Columns, KeywordColumn } from './columns.js';
import type { Found } from './evaluate.js';

type Compare = (a: number, b: number) => number;

/** The ordinals of the first `count` documents found, in the wanted order; equal ones stand newest first. */
export function firstInOrder(
  found: Found,
  options: { readonly keys: readonly SortKey[]; readonly count: number; readonly columns: Columns },
): number[] {
  const { keys, count, columns } = options;
  if (count === 0) return [];
  const compare = compareBy(keys, found, columns);
  const heap: number[] = [];
  // From the newest down: in the commonest orders what comes later loses at the first comparison.
  for (let ordinal = found.mask.length - 1; ordinal >= 0; ordinal -= 1) {
    if (found.mask[ordinal] === 0) continue;
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

function compareBy(keys: readonly SortKey[], found: Found, columns: Columns): Compare {
  const compares = keys.map((key) => compareByKey(key, found, columns)).filter((compare) => compare !== undefined);
  return (a, b) => {
    for (const compare of compares) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return b - a;
  };
}

function compareByKey(key: SortKey, found: Found, columns: Columns): Compare | undefined {
  if (key.field === 'score') {
    const { scores } = found;
    if (scores === undefined) return undefined;
    return key.descending ? (a, b) => scores[b]! - scores[a]! : (a, b) => scores[a]! - scores[b]!;
  }
  const values =
    key.field === 'title' || key.field === 'courtName'
      ? alphabeticalPlaces(columns.keywords[key.field])
      : columns.numbers[key.field];
  const sign = key.descending ? -1 : 1;
  return (a, b) => {
    const left = values[a]!;
    const right = values[b]!;
    if (left === right) return 0;
    if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : 1;
    if (Number.isNaN(right)) return -1;
    return left < right ? -sign : sign;
  };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base', ignorePunctuation: true });
const places = new WeakMap<KeywordColumn, Float64Array>();

/** Place of each document's value in the alphabet, NaN where it has none; a leading article does not count. */
function alphabeticalPlaces(column: KeywordColumn): Float64Array {
  const known = places.get(column);
  if (known !== undefined) return known;
  const sorted = column.values
    .map((value, code) => ({ key: value.replace(/^(?:the|an?)\s+/i, ''), code }))
    .filter(({ code }) => code !== 0)
    .sort((a, b) => collator.compare(a.key, b.key));
  const placeOf = new Float64Array(column.values.length).fill(Number.NaN);
  let place = 0;
  for (const [index, { key, code }] of sorted.entries()) {
    if (index > 0 && collator.compare(sorted[index - 1]!.key, key) !== 0) place += 1;
    placeOf[code] = place;
  }
  const result = Float64Array.from(column.codes, (code) => placeOf[code]!);
  places.set(column, result);
  return result;
}

/** The heap's root is the worst of what is kept. */
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
