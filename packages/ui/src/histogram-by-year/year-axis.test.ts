import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsPath, labelYears, percentOf } from './year-axis.js';
import { orderRange, yearAfterKey } from './year-range.js';

describe('labelYears', () => {
  it.each([
    [1960, 2026, [1960, 1980, 2000, 2026]],
    [1860, 2026, [1860, 1900, 1950, 2026]],
    [2026, 2026, [2026]],
    [2025, 2026, [2025, 2026]],
  ])('labels %i to %i with %j', (from, to, labels) => {
    expect(labelYears({ from, to })).toEqual(labels);
  });

  it('labels both ends of any span, and few enough years between to be readable', () => {
    const year = fc.integer({ min: 1800, max: 2100 });
    fc.assert(
      fc.property(year, year, (one, other) => {
        const bounds = orderRange(one, other, { from: 1800, to: 2100 });
        const labels = labelYears(bounds);
        expect([labels[0], labels.at(-1)]).toEqual([bounds.from, bounds.to]);
        expect(labels.length).toBeLessThanOrEqual(6);
        expect(labels.toSorted((a, b) => a - b)).toEqual(labels);
      }),
    );
  });

  it('draws no bar for a year without judgments, and a visible one for a single judgment', () => {
    const bounds = { from: 2000, to: 2002 };
    const path = barsPath(
      [
        { year: 2000, count: 0 },
        { year: 2001, count: 1 },
        { year: 2002, count: 9000 },
      ],
      bounds,
      9000,
    );
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).toContain('v-4');
    expect(path).toContain('v-100');
  });

  it('puts the ends of the brush at the edges of their years', () => {
    const bounds = { from: 2001, to: 2004 };
    expect([percentOf(2001, bounds), percentOf(2003, bounds), percentOf(2005, bounds)]).toEqual(['0%', '50%', '100%']);
  });
});

describe('year ranges', () => {
  it('are sorted and limited to the bounds', () => {
    expect(orderRange(2030, 1850, { from: 1860, to: 2026 })).toEqual({ from: 1860, to: 2026 });
    expect(orderRange(1990.4, 1973, { from: 1860, to: 2026 })).toEqual({ from: 1973, to: 1990 });
  });

  it.each([
    ['ArrowRight', 1974],
    ['ArrowLeft', 1972],
    ['PageUp', 1983],
    ['PageDown', 1963],
    ['Home', 1960],
    ['End', 1990],
    ['Tab', undefined],
  ])('%s moves to %s', (key, year) => {
    expect(yearAfterKey(key, 1973, { from: 1960, to: 1990 })).toBe(year);
  });
});
