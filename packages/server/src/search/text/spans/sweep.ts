/**
 * Combines stretches of the parts of a query from left to right. For each combination of parts so far, keeps the best:
 * the smallest sum of distances minus its end position. A combination waits while its last stretch has not ended at the
 * start of the next one.
 */
export interface Sweep {
  /** Clears all combinations. */
  reset(): void;
  /** Starts combinations with a stretch of a part, identified by its bit. */
  begin(bit: number, end: number): void;
  /** Adds a stretch to combinations that ended before it. Returns true if one is complete. */
  add(bit: number, start: number, end: number): boolean;
  /** Returns whether no stretch from a position on can complete a combination. */
  isOver(start: number): boolean;
}

/** Opens a sweep. `limit` is the maximum sum of distances from each end to the next start. */
export function openSweep(options: {
  readonly parts: number;
  readonly limit: number;
  readonly isOrdered: boolean;
}): Sweep {
  const { parts, limit, isOrdered } = options;
  const all = (1 << parts) - 1;
  const isLimited = limit !== Number.POSITIVE_INFINITY;
  const best = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY);
  const reached: number[] = [];
  const masks: number[] = [];
  const ends: number[] = [];
  const values: number[] = [];

  function settle(start: number): void {
    let kept = 0;
    for (let index = 0; index < ends.length; index += 1) {
      const end = ends[index]!;
      const mask = masks[index]!;
      const value = values[index]!;
      if (end >= start) {
        ends[kept] = end;
        masks[kept] = mask;
        values[kept] = value;
        kept += 1;
      } else {
        if (best[mask] === Number.POSITIVE_INFINITY) reached.push(mask);
        if (value < best[mask]!) best[mask] = value;
      }
    }
    ends.length = kept;
    masks.length = kept;
    values.length = kept;
  }

  function wait(mask: number, distance: number, end: number): void {
    masks.push(mask);
    ends.push(end);
    values.push(isLimited ? distance - end : 0);
  }

  return {
    reset() {
      for (const mask of reached) best[mask] = Number.POSITIVE_INFINITY;
      reached.length = 0;
      ends.length = 0;
      masks.length = 0;
      values.length = 0;
    },
    begin(bit, end) {
      if (!isOrdered || bit === 1) wait(bit, 0, end);
    },
    add(bit, start, end) {
      if (ends.length > 0) settle(start);
      let isWhole = false;
      for (let index = 0; index < reached.length; index += 1) {
        const mask = reached[index]!;
        if ((mask & bit) !== 0 || (isOrdered && mask !== bit - 1)) continue;
        const distance = isLimited ? best[mask]! + start : 0;
        if (distance > limit) continue;
        if ((mask | bit) === all) isWhole = true;
        else wait(mask | bit, distance, end);
      }
      return isWhole;
    },
    isOver(start) {
      if (!isLimited) return false;
      settle(start);
      return ends.length === 0 && reached.every((mask) => best[mask]! + start > limit);
    },
  };
}
