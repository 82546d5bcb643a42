import { describe, expect, it } from 'vitest';
import { dayInIndia, daysRemaining, lastDay, renewalEnd, trialEnd, yearEnd } from './subscription.js';

const at = (text: string) => Date.parse(text);

describe('V10: a period in days of India', () => {
  it('changes the day at midnight in India, which is 18:30 in UTC', () => {
    expect(dayInIndia(at('2026-11-22T18:29:59.999Z'))).toBe('2026-11-22');
    expect(dayInIndia(at('2026-11-22T18:30:00Z'))).toBe('2026-11-23');
  });

  it.each(['2026-11-22T00:00:00+05:30', '2026-11-22T12:00:00+05:30', '2026-11-22T23:59:59+05:30'])(
    'a trial from %s lasts to the end of the third day after it',
    (start) => {
      const end = trialEnd(at(start));
      expect([new Date(end).toISOString(), lastDay(end)]).toEqual(['2026-11-25T18:30:00.000Z', '2026-11-25']);
      expect(daysRemaining(end, at(start))).toBe(3);
    },
  );

  it('a year ends on the day before the same date, also in a leap year', () => {
    expect(lastDay(yearEnd(at('2026-06-25T10:00:00+05:30')))).toBe('2027-06-24');
    expect(lastDay(yearEnd(at('2027-06-25T23:59:00+05:30')))).toBe('2028-06-24');
    expect(lastDay(yearEnd(at('2028-02-29T00:00:00+05:30')))).toBe('2029-02-28');
  });

  it('renewal costs the renewal amount for thirty days after the last day', () => {
    expect(lastDay(renewalEnd(yearEnd(at('2026-06-25T10:00:00+05:30'))))).toBe('2027-07-24');
  });

  it('counts the days to the last one, and loses one at midnight in India', () => {
    const end = yearEnd(at('2026-06-25T10:00:00+05:30'));
    expect(daysRemaining(end, at('2026-11-22T00:00:00+05:30'))).toBe(214);
    expect(daysRemaining(end, at('2026-11-22T23:59:59+05:30'))).toBe(214);
    expect(daysRemaining(end, at('2026-11-23T00:00:00+05:30'))).toBe(213);
  });

  it('has 1 on the last day and 0 from its midnight on', () => {
    const end = at('2027-06-25T00:00:00+05:30');
    expect(daysRemaining(end, end - 24 * 60 * 60 * 1000)).toBe(1);
    expect(daysRemaining(end, end - 1)).toBe(1);
    expect(daysRemaining(end, end)).toBe(0);
    expect(daysRemaining(0, end)).toBe(0);
  });
});
