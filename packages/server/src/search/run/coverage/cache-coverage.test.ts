import { describe, expect, it, vi } from 'vitest';
import type { CountedCoverage } from './count-coverage.js';
import { COVERAGE_CACHE_MS, COVERAGE_MAX_AGE_MS, cacheCoverage } from './cache-coverage.js';

const counted = (judgments: number): CountedCoverage => ({
  judgments,
  earliest: null,
  latest: null,
  courts: [],
  highCourts: 25,
  missingCourts: [],
  acts: { total: 0, withText: 0, central: 0, sections: 0, firstYear: null, lastYear: null },
  sample: { judgments: 0, acts: 0 },
});

function kept(count: () => Promise<CountedCoverage>) {
  const clock = { now: 1_000 };
  const onFailure = vi.fn<(error: unknown) => void>();
  const countries = { covered: [{ name: 'India', what: '' }], upcoming: [] };
  const read = cacheCoverage({ count, countries, now: () => 0, steady: () => clock.now, onFailure });
  return { clock, onFailure, read };
}

describe('the kept coverage', () => {
  it('M4: counts once for a crowd of first readers', async () => {
    const count = vi.fn(async () => counted(7));
    const { read } = kept(count);
    const answers = await Promise.all(Array.from({ length: 500 }, read));
    expect(new Set(answers.map(({ judgments }) => judgments))).toEqual(new Set([7]));
    expect(count).toHaveBeenCalledTimes(1);
  });

  it('shows the old count while one new count runs', async () => {
    let judgments = 7;
    const count = vi.fn(async () => counted(judgments));
    const { clock, read } = kept(count);
    await read();
    judgments = 8;
    expect((await read()).judgments).toBe(7);
    clock.now += COVERAGE_CACHE_MS;
    expect((await Promise.all([read(), read()])).map((one) => one.judgments)).toEqual([7, 7]);
    expect((await read()).judgments).toBe(8);
    expect(count).toHaveBeenCalledTimes(2);
  });

  it('shows an import within a minute: no reader gets an older count', async () => {
    let judgments = 7;
    const { clock, read } = kept(async () => counted(judgments));
    await read();
    judgments = 8;
    clock.now += COVERAGE_MAX_AGE_MS;
    expect((await Promise.all([read(), read()])).map((one) => one.judgments)).toEqual([8, 8]);
  });

  it('counts again after a failure, which the first reader and later the operator learn of', async () => {
    const answers = [Promise.reject(new Error('first')), Promise.resolve(counted(7)), Promise.reject(new Error('third'))];
    for (const answer of answers) answer.catch(() => undefined);
    const { clock, onFailure, read } = kept(() => answers.shift()!);
    await expect(read()).rejects.toThrow('first');
    expect((await read()).judgments).toBe(7);
    clock.now += COVERAGE_CACHE_MS;
    expect((await read()).judgments).toBe(7);
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error('third')));
  });
});
