import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountDue, splitTax } from './index.js';

const chamber = { isTrial: false, initialAmount: 15_000, renewalAmount: 12_500 };

describe('the amount due', () => {
  it.each([
    ['none', 0, { kind: 'first', rupees: 15_000 }],
    ['trial', 2, { kind: 'first', rupees: 15_000 }],
    ['renewable', 0, { kind: 'renewal', rupees: 12_500 }],
    ['lapsed', 0, { kind: 'first', rupees: 15_000 }],
    ['active', 30, { kind: 'renewal', rupees: 12_500 }],
    ['active', 31, null],
  ] as const)('of a member whose subscription is %s with %i days left', (state, daysRemaining, due) => {
    expect(amountDue(chamber, { state, daysRemaining })).toEqual(due);
  });

  it('of a trial is nothing', () => {
    expect(amountDue({ ...chamber, isTrial: true }, { state: 'none', daysRemaining: 0 })).toBeNull();
  });

  it('of a package without a first amount is the other one, and without any is nothing', () => {
    const none = { state: 'none', daysRemaining: 0 } as const;
    expect(amountDue({ ...chamber, initialAmount: 0 }, none)).toEqual({ kind: 'first', rupees: 12_500 });
    expect(amountDue({ ...chamber, initialAmount: 0, renewalAmount: 0 }, none)).toBeNull();
  });
});

describe('the tax in an amount', () => {
  it('of 15,000 rupees is 1,144.07 twice in one state, and 2,288.14 between two', () => {
    expect(splitTax(1_500_000, { isSameState: true })).toEqual({
      taxable: 1_271_186,
      cgst: 114_407,
      sgst: 114_407,
      igst: 0,
    });
    expect(splitTax(1_500_000, { isSameState: false })).toEqual({
      taxable: 1_271_186,
      cgst: 0,
      sgst: 0,
      igst: 228_814,
    });
  });

  it('J7: parts are whole paise, add up to the amount, and are 18 % of the taxable value to a paisa', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000_00), fc.boolean(), (paise, isSameState) => {
        const { taxable, cgst, sgst, igst } = splitTax(paise, { isSameState });
        expect(taxable + cgst + sgst + igst).toBe(paise);
        expect(cgst).toBe(sgst);
        expect([taxable, cgst, igst].every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
        expect(Math.abs(cgst + sgst + igst - taxable * 0.18)).toBeLessThanOrEqual(1.3);
      }),
    );
  });
});
