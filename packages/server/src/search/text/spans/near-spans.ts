import type { NearQuery } from './span-query.js';
import { MAX_SPANS, type SpanOptions, type Spans, openSpans } from './spans.js';
import { type Sweep, openSweep } from './sweep.js';

/** Stretches between two checks of the time. */
const ITEMS_PER_CHECK = 4096;

/**
 * Returns the stretches that contain one stretch of each part, without overlaps and close enough: for a number of
 * words, the distances from each end to the next start sum up to at most that number (adjacent is 1); otherwise all are
 * in one sentence or paragraph. Every combination counts, so several may start at the same word.
 */
export function nearSpans(
  findParts: () => readonly Spans[] | undefined,
  { within, isOrdered }: NearQuery,
  options: SpanOptions,
): Spans {
  const found = openSpans();
  const parts = findParts();
  if (parts === undefined) return found.spans;
  const limit = typeof within === 'number' ? within : Number.POSITIVE_INFINITY;
  const sweep = openSweep({ parts: parts.length, limit, isOrdered });
  const group = openGroup();
  let looked = 0;

  /** Most groups have no match, so starts are examined only in groups that do. */
  const closeGroup = (): boolean => {
    if (group.isWhole) addCombinations({ parts, group, sweep, found, options });
    group.clear();
    sweep.reset();
    return found.spans.starts.length <= MAX_SPANS;
  };

  const items = openItems(parts, within);
  while (items.next()) {
    const { part, index, unit } = items;
    if (unit !== group.unit) {
      if (!closeGroup()) break;
      group.unit = unit;
    }
    const spans = parts[part]!;
    const end = spans.ends[index]!;
    const isWhole = sweep.add(1 << part, spans.starts[index]!, end);
    if (isWhole && options.isOneEnough === true) {
      found.add(spans, index, spans, index);
      return found.spans;
    }
    sweep.begin(1 << part, end);
    if (options.isOneEnough !== true) group.push(part, index, isWhole);
    looked += 1;
    if (looked % ITEMS_PER_CHECK === 0 && options.budget.expired()) {
      options.onCut();
      return found.spans;
    }
  }
  if (!closeGroup()) options.onCut();
  return found.spans;
}

/** Iterates over the stretches of all parts by start. */
function openItems(parts: readonly Spans[], within: NearQuery['within']) {
  const places = parts.map(() => 0);
  const isUnit = typeof within !== 'number';
  const isSentence = within === 'sentence';
  const unitsOf = (spans: Spans) => (isSentence ? spans.startSentences : spans.startParagraphs);
  // Without the rarest part, the others need no check.
  const rarest = parts.reduce((rare, spans) => (spans.starts.length < rare.starts.length ? spans : rare));
  const units = new Set(isUnit ? unitsOf(rarest) : []);
  return {
    part: 0,
    index: 0,
    /** Number of its sentence or paragraph; 0 if not needed. */
    unit: 0,
    /** Moves to the next one; returns false at the end. */
    next(): boolean {
      for (;;) {
        let first = -1;
        let start = Number.POSITIVE_INFINITY;
        for (let part = 0; part < parts.length; part += 1) {
          const { starts } = parts[part]!;
          const place = places[part]!;
          if (place >= starts.length || starts[place]! >= start) continue;
          first = part;
          start = starts[place]!;
        }
        if (first === -1) return false;
        const spans = parts[first]!;
        const index = places[first]!;
        places[first] = index + 1;
        this.part = first;
        this.index = index;
        if (!isUnit) return true;
        this.unit = unitsOf(spans)[index]!;
        if (!units.has(this.unit)) continue;
        // A stretch across the end is in no sentence.
        if (this.unit === (isSentence ? spans.endSentences : spans.endParagraphs)[index]) return true;
      }
    },
  };
}

/** The stretches to combine. */
function openGroup() {
  const parts: number[] = [];
  const indexes: number[] = [];
  return {
    parts: parts as readonly number[],
    indexes: indexes as readonly number[],
    unit: 0,
    /** Returns whether there is a combination. */
    isWhole: false,
    push(part: number, index: number, isWhole: boolean) {
      parts.push(part);
      indexes.push(index);
      this.isWhole ||= isWhole;
    },
    clear() {
      parts.length = 0;
      indexes.length = 0;
      this.isWhole = false;
    },
  };
}

interface Combining {
  readonly parts: readonly Spans[];
  readonly group: ReturnType<typeof openGroup>;
  readonly sweep: Sweep;
  readonly found: ReturnType<typeof openSpans>;
  readonly options: SpanOptions;
}

/** Adds the combinations of a group: from each start to each end that completes it. */
function addCombinations({ parts, group, sweep, found, options }: Combining): void {
  for (let first = 0; first < group.parts.length; first += 1) {
    if (found.spans.starts.length > MAX_SPANS || options.budget.expired()) {
      options.onCut();
      return;
    }
    const firstPart = group.parts[first]!;
    const from = parts[firstPart]!;
    sweep.reset();
    sweep.begin(1 << firstPart, from.ends[group.indexes[first]!]!);
    const ends = new Set<number>();
    for (let next = first + 1; next < group.parts.length; next += 1) {
      const part = group.parts[next]!;
      const index = group.indexes[next]!;
      const spans = parts[part]!;
      const start = spans.starts[index]!;
      const end = spans.ends[index]!;
      if (sweep.isOver(start)) break;
      if (!sweep.add(1 << part, start, end) || ends.has(end)) continue;
      ends.add(end);
      found.add(from, group.indexes[first]!, spans, index);
      if (options.isShortestEnough === true) break;
    }
  }
}
