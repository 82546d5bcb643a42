import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageCsv } from './coverage-csv.js';
import { bombayHighCourt, supremeCourt, testCoverage } from './coverage.fixtures.js';
import { courtRows } from './court-rows.js';
import { barsPath, decadesOf, inDecade, totalOf, yearBars } from './year-bars.js';

const chart = yearBars(testCoverage)!;

describe('the bars of the years', () => {
  it('has every year from the first to the last, and all judgments with a date', () => {
    expect(chart.bars.map(({ year }) => year)).toEqual(Array.from({ length: 76 }, (_, index) => 1951 + index));
    expect(chart.bars.find(({ year }) => year === 2024)).toEqual({ year: 2024, supreme: 60, others: 18 });
    const dated = testCoverage.courts.flatMap(({ years }) => years).reduce((sum, { count }) => sum + count, 0);
    expect(chart.bars.reduce((sum, bar) => sum + totalOf(bar), 0)).toBe(dated);
  });

  it('has a round top that no bar exceeds', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 30 }), (counts) => {
        const years = counts.map((count, index) => ({ year: 1950 + index, count }));
        const { top, step, bars } = yearBars({ courts: [{ ...supremeCourt, years }] })!;
        expect(top % step).toBe(0);
        expect(top / step).toBeLessThanOrEqual(5);
        expect(Math.max(...bars.map(totalOf))).toBeLessThanOrEqual(top);
      }),
    );
  });

  it('keeps one judgment of a High Court visible on a high bar', () => {
    const courts = [
      { ...supremeCourt, years: [{ year: 2025, count: 1800 }] },
      { ...bombayHighCourt, years: [{ year: 2025, count: 1 }] },
    ];
    expect(barsPath('others', yearBars({ courts })!)).toMatch(/v-2h/);
  });

  it('is absent if no judgment has a date', () => {
    expect(yearBars({ courts: [{ ...supremeCourt, years: [] }] })).toBeUndefined();
  });
});

describe('the table of courts', () => {
  it('sums the decades of a court to its judgments', () => {
    for (const court of testCoverage.courts) {
      const sum = decadesOf(chart).reduce((all, decade) => all + inDecade(court, decade), 0);
      expect(sum, court.name).toBe(court.judgments);
    }
  });

  it('folds the small courts of a large group, and says how many judgments they have', () => {
    const rows = courtRows(testCoverage, new Set());
    expect(rows.flatMap((row) => (row.type === 'court' && row.isFolded ? [row.court.id] : []))).toEqual([15, 16]);
    expect(rows.find(({ type }) => type === 'more')).toEqual({ type: 'more', kind: 'high', courts: 2, judgments: 4 });
    const open = courtRows(testCoverage, new Set(['high']));
    expect(open.some((row) => row.type === 'court' && row.isFolded)).toBe(false);
  });

  it('is a CSV file with a line for each court and quotes where a name needs them', () => {
    const court = { ...supremeCourt, name: 'Court of "Kings", Upper' };
    const [head, line, end] = coverageCsv({ courts: [court] }, chart).split('\r\n');
    expect(head).toBe('Court,1950s,1960s,1970s,1980s,1990s,2000s,2010s,2020s,Judgments,Latest');
    expect(line).toBe('"Court of ""Kings"", Upper",20,0,310,0,800,0,0,64,1194,2026-08-11');
    expect(end).toBe('');
  });
});
