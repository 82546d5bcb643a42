import type { CourtCoverage, Coverage } from '@headnote/core/contract';

const court = (
  id: number,
  kind: CourtCoverage['kind'],
  name: string,
  years: Record<number, number>,
): CourtCoverage => ({
  id,
  kind,
  name,
  years: Object.entries(years).map(([year, count]) => ({ year: Number(year), count })),
  judgments: Object.values(years).reduce((sum, count) => sum + count, 0),
  latest: `${Object.keys(years).at(-1)}-08-11`,
});

export const supremeCourt = court(1, 'supreme', 'Supreme Court of India', {
  1951: 20,
  1973: 310,
  1996: 800,
  2024: 60,
  2026: 4,
});
export const bombayHighCourt = court(3, 'high', 'Bombay High Court', { 2024: 6, 2026: 3 });

/** Figures of a fictional library. */
export const testCoverage: Coverage = {
  countedAt: '2026-11-22T06:10:00.000Z',
  judgments: 1_241,
  earliest: '1951-02-01',
  latest: '2026-08-11',
  courts: [
    supremeCourt,
    bombayHighCourt,
    ...['High Court of Delhi', 'Calcutta High Court', 'Patna High Court'].map((name, index) =>
      court(4 + index, 'high', name, { 2024: 5 - index, 2026: 3 }),
    ),
    ...['Madras', 'Kerala', 'Orissa', 'Sikkim'].map((name, index) =>
      court(13 + index, 'high', `High Court of ${name}`, { 2026: 2 }),
    ),
    court(201, 'tribunal', 'National Green Tribunal', { 2026: 9 }),
  ],
  highCourts: 25,
  missingCourts: ['Allahabad High Court', 'Gauhati High Court'],
  acts: { total: 8, withText: 7, central: 7, sections: 120, firstYear: 1836, lastYear: 2023 },
  sample: { judgments: 240, acts: 8 },
  covered: [{ name: 'India', what: '' }],
  upcoming: [{ name: 'Sri Lanka', what: 'judgments, 2027' }],
};
