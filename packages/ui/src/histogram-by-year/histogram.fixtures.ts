import type { YearCount } from './index.js';

/** Fictional counts, the same on each run: growing waves with some empty years. */
function counts(from: number, to: number): YearCount[] {
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const year = from + at;
    const wave = 12 + 11 * Math.sin(at * 1.7) + 9 * Math.sin(at * 0.6);
    const isEmpty = at % 13 === 5 || at % 17 === 3;
    return { year, count: isEmpty ? 0 : Math.max(1, Math.round(wave * (0.4 + at / (to - from)))) };
  });
}

export const sinceSixty = counts(1960, 2026);
export const sinceTheFirst = counts(1860, 2026);
