import type { Subscription } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';
import { subscriptionLine } from './subscription-line.js';

const year: Subscription = {
  packageName: 'Package 2',
  startDate: '2026-06-25',
  endDate: '2027-06-24',
  renewUntil: '2027-07-24',
  daysRemaining: 214,
  state: 'active',
};

describe('subscriptionLine', () => {
  it('draws a year and 30 days for the renewal to scale', () => {
    const line = subscriptionLine(year, '2026-11-22');
    expect(line?.hasWindow).toBe(true);
    expect(line?.end).toBeCloseTo(365 / 395, 6);
    expect(line?.today).toBeCloseTo(150 / 395, 6);
  });

  it('draws a trial without a time for renewal', () => {
    const trial = { ...year, state: 'trial', startDate: '2026-06-25', endDate: '2026-06-27' } as const;
    expect(subscriptionLine(trial, '2026-06-26')).toEqual({ end: 1, today: 1 / 3, hasWindow: false });
  });

  it('keeps today inside the line', () => {
    expect(subscriptionLine(year, '2030-01-01')?.today).toBe(1);
    expect(subscriptionLine(year, '2020-01-01')?.today).toBe(0);
  });

  it('draws nothing without dates', () => {
    expect(subscriptionLine({ ...year, startDate: null }, '2026-11-22')).toBeUndefined();
  });
});
