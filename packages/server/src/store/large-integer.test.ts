import { describe, expect, it } from 'vitest';
import { readInteger } from './large-integer.js';

describe('readInteger', () => {
  it.each([
    [1_700_000_000_000, 1_700_000_000_000],
    ['1700000000000', 1_700_000_000_000],
    ['0', 0],
  ])('converts %j', (value, number) => {
    expect(readInteger(value)).toBe(number);
  });

  it.each(['9007199254740993', 'many', 0.5])('refuses %s', (value) => {
    expect(() => readInteger(value)).toThrow(RangeError);
  });

  it('converts a BigInt, and refuses one that a number cannot hold', () => {
    expect(readInteger(1_700_000_000_000n)).toBe(1_700_000_000_000);
    expect(() => readInteger(2n ** 53n)).toThrow(RangeError);
  });
});
