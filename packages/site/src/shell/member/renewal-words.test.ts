import type { Subscription } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';
import { renewalWords } from './renewal-words.js';

const ended: Subscription = {
  packageName: 'The whole library',
  startDate: '2026-06-25',
  endDate: '2027-06-24',
  renewUntil: '2027-07-24',
  daysRemaining: 0,
  state: 'renewable',
};
const options = {
  formatDay: (date: string | null) => date ?? '',
  formatCount: String,
  renewal: '₹12,500',
  initial: '₹15,000',
};

describe('the notice after the end of a subscription', () => {
  it.each([
    ['2027-06-25', '29 days left to renew'],
    ['2027-07-08', '16 days left to renew'],
    ['2027-07-23', '1 day left to renew'],
    ['2027-07-24', 'today is the last day'],
  ])('on %s: %s', (today, beside) => {
    expect(renewalWords(ended, { ...options, today })).toEqual({
      tone: 'caution',
      title: 'Your subscription ended on 2027-06-24',
      text: 'Renew by 2027-07-24 and pay ₹12,500. Later the initial amount, ₹15,000, applies again. Until you renew you read previews.',
      beside,
      action: 'Renew for one year',
    });
  });

  it('after the 30 days names the initial amount, and that nothing is lost', () => {
    const words = renewalWords({ ...ended, state: 'lapsed' }, { ...options, today: '2027-07-25' });
    expect(words).toMatchObject({ tone: 'bad', beside: 'one year from payment', action: 'Subscribe again' });
    expect(words.text).toContain('over since 2027-07-24');
    expect(words.text).toContain('Nothing of yours is lost.');
  });

  it('after a trial asks for a first year', () => {
    const trial = { ...ended, state: 'lapsed', renewUntil: null } as const;
    expect(renewalWords(trial, { ...options, today: '2027-06-25' })).toMatchObject({
      title: 'Your trial ended on 2027-06-24',
      action: 'Subscribe',
    });
  });

  it('leaves the amounts out if the package is not sold any more', () => {
    const { text } = renewalWords(ended, { ...options, renewal: '', today: '2027-07-01' });
    expect(text).toBe('Renew by 2027-07-24 at the renewal amount. Until you renew you read previews.');
  });
});
