import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProgressMeter, type Progress } from './progress.js';

/** Returns the reports for pieces of these sizes after an announced length; each list is one attempt. */
function watch(create: typeof createProgressMeter, sends: readonly (readonly number[])[], announced: number) {
  const reports: Progress[] = [];
  const meter = create('download', (progress) => reports.push(progress));
  sends.forEach((pieces, send) => {
    let length = 0;
    for (const piece of pieces) meter.move((length += piece), announced);
    if (send === sends.length - 1) meter.end(length);
  });
  return reports;
}

const pieces = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 30 });
const isTrue = (create: typeof createProgressMeter) =>
  fc.property(fc.array(pieces, { minLength: 1, maxLength: 3 }), fc.nat({ max: 40_000 }), (sends, announced) => {
    const reports = watch(create, sends, announced);
    const bytes = reports.map(({ transferred }) => transferred);
    expect(bytes).toEqual(bytes.toSorted((a, b) => a - b));
    reports.forEach(({ transferred, total }, index) => {
      const isLast = index === reports.length - 1;
      if (total !== undefined) expect(total === transferred).toBe(isLast);
      else expect(isLast).toBe(false);
      if (total !== undefined) expect(transferred).toBeLessThanOrEqual(total);
    });
  });

describe('C11: progress', () => {
  it('only grows, and is complete only at the end, for every announced length', () => {
    fc.assert(isTrue(createProgressMeter), {
      examples: [
        [[[1000, 1000]], 1500],
        [[[1000]], 0],
        [[[10], [3]], 10],
      ],
    });
  });

  it('control: the same check fails for a meter that trusts the announced length', () => {
    const naive: typeof createProgressMeter = (direction, report) => ({
      move: (transferred, total = 0) => report({ direction, transferred, total }),
      end: (transferred) => report({ direction, transferred, total: transferred }),
    });
    expect(fc.check(isTrue(naive)).failed).toBe(true);
  });

  it('of an empty body is not reported', () => {
    expect(watch(createProgressMeter, [[]], 0)).toEqual([]);
  });
});
