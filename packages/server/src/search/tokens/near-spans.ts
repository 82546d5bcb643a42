import { MAX_SPANS, type SpanOptions } from './find-spans.js';
import type { NearQuery, Span } from './span-query.js';

/** A stretch of one of the parts. */
interface Item {
  readonly span: Span;
  /** The bit of its part. */
  readonly bit: number;
}

/** Stretches looked at between two looks at the clock. */
const ITEMS_PER_CHECK = 4096;

/**
 * The stretches that hold one stretch of each part, none over another, close enough: for a number of words the
 * distances from the end of each to the start of the next come to at most so many (side by side is 1); otherwise all
 * lie within one sentence or paragraph. Every combination counts, so there may be several from the same word on.
 */
export function nearSpans(parts: readonly (readonly Span[])[], query: NearQuery, options: SpanOptions): Span[] {
  const found: Span[] = [];
  const limit = typeof query.within === 'number' ? query.within : Number.POSITIVE_INFINITY;
  for (const items of groupsOf(parts, query.within)) {
    const task = { items, limit, isOrdered: query.isOrdered, all: (1 << parts.length) - 1, options };
    // Most groups hold nothing: one look at all beginnings together is far cheaper than one for each.
    if (!hasCombination(task)) continue;
    if (options.isOneEnough === true) return [joined(items[0]!.span, items.at(-1)!.span)];
    for (let first = 0; first < items.length; first += 1) {
      for (const last of endsFrom(first, task)) found.push(joined(items[first]!.span, last));
      if (found.length > MAX_SPANS || (first % 64 === 0 && options.budget.expired())) {
        options.onCut();
        return found;
      }
    }
  }
  return found;
}

interface Task {
  /** In the order of their starts. */
  readonly items: readonly Item[];
  readonly limit: number;
  readonly isOrdered: boolean;
  /** The bits of all parts. */
  readonly all: number;
  readonly options: SpanOptions;
}

/** All stretches in their order; for sentences and paragraphs those of each, without those that reach over its end. */
function groupsOf(parts: readonly (readonly Span[])[], within: NearQuery['within']): readonly (readonly Item[])[] {
  const items = parts.flatMap((spans, part) => spans.map((span): Item => ({ span, bit: 1 << part })));
  items.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  if (typeof within === 'number') return [items];
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const { span } = item;
    const first = within === 'sentence' ? span.startSentence : span.startParagraph;
    const last = within === 'sentence' ? span.endSentence : span.endParagraph;
    if (first !== last) continue;
    const group = groups.get(first);
    if (group === undefined) groups.set(first, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

function joined(first: Span, last: Span): Span {
  const { end, endSentence, endParagraph } = last;
  return { ...first, end, endSentence, endParagraph };
}

/**
 * Goes through the stretches from left to right. For each combination of parts that has been put together so far the
 * best is remembered: the smallest sum of distances, less the place where it ends. A stretch that has not ended where
 * the next one begins waits.
 */
function openSweep({ limit, isOrdered, all }: Task) {
  const best = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY);
  const reached: number[] = [];
  let waiting: { readonly end: number; readonly mask: number; readonly value: number }[] = [];

  function settle(start: number): void {
    if (waiting.length === 0) return;
    const still: typeof waiting = [];
    for (const each of waiting) {
      if (each.end >= start) {
        still.push(each);
        continue;
      }
      if (best[each.mask] === Number.POSITIVE_INFINITY) reached.push(each.mask);
      if (each.value < best[each.mask]!) best[each.mask] = each.value;
    }
    waiting = still;
  }

  function arrive(mask: number, distance: number, end: number): boolean {
    if (mask === all) return true;
    waiting.push({ end, mask, value: limit === Number.POSITIVE_INFINITY ? 0 : distance - end });
    return false;
  }

  return {
    /** Begins combinations with a stretch. */
    begin({ span, bit }: Item): boolean {
      return isOrdered && bit !== 1 ? false : arrive(bit, 0, span.end);
    },
    /** Adds a stretch to what ended before it; true when that makes a whole. */
    add({ span, bit }: Item): boolean {
      settle(span.start);
      let isWhole = false;
      for (const mask of reached) {
        if ((mask & bit) !== 0 || (isOrdered && mask !== bit - 1)) continue;
        const distance = best[mask]! + span.start;
        if (limit === Number.POSITIVE_INFINITY || distance <= limit) {
          if (arrive(mask | bit, distance, span.end)) isWhole = true;
        }
      }
      return isWhole;
    },
    /** True when nothing from a place on can be added any more. */
    isOver(start: number): boolean {
      if (limit === Number.POSITIVE_INFINITY || waiting.some((each) => each.end >= start)) return false;
      settle(start);
      return reached.every((mask) => best[mask]! + start > limit);
    },
  };
}

function hasCombination(task: Task): boolean {
  const sweep = openSweep(task);
  for (const [index, item] of task.items.entries()) {
    if (sweep.add(item)) return true;
    sweep.begin(item);
    if (index % ITEMS_PER_CHECK === ITEMS_PER_CHECK - 1 && task.options.budget.expired()) {
      task.options.onCut();
      return false;
    }
  }
  return false;
}

/** The last stretches of the combinations that begin with one. */
function endsFrom(first: number, task: Task): Span[] {
  const { items } = task;
  const sweep = openSweep(task);
  sweep.begin(items[first]!);
  const ends = new Map<number, Span>();
  for (let index = first + 1; index < items.length; index += 1) {
    const item = items[index]!;
    if (sweep.isOver(item.span.start)) break;
    if (sweep.add(item)) ends.set(item.span.end, item.span);
  }
  return [...ends.values()];
}
