import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, messages, registrationEmail, type Validator } from './index.js';

type Row = readonly [address: string, specified: 0 | 1, general: 0 | 1, modern: 0 | 1];

const rows = JSON.parse(readFileSync(new URL('emails.golden.json', import.meta.url), 'utf8')) as readonly Row[];
const RUNS = process.env['LONG_RUN'] ? 1_000_000 : 3_000;

/** The pattern exactly as specified. It takes exponential time. */
const naive = /^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$/;

/** Addresses and near misses of at most 16 characters, so that the naive pattern finishes. */
const shortText = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '9', '_', '.', '-', '@'), maxLength: 16 }),
  fc
    .tuple(
      fc.array(fc.constantFrom('a', 'b9', '.', '-', '_'), { maxLength: 5 }),
      fc.array(fc.constantFrom('a', 'bc', '.', '-', '.in', '.com', '.info', '@'), { maxLength: 5 }),
    )
    .map(([local, domain]) => `${local.join('')}@${domain.join('')}`.slice(0, 16)),
  fc.string({ maxLength: 12 }),
);

const checkSameLanguage = (accepts: (text: string) => boolean) =>
  fc.check(
    fc.property(shortText, (text) => accepts(text) === naive.test(text)),
    { numRuns: RUNS, seed: 20_261_121 },
  );

/** Shortest of several runs, in milliseconds. A busy machine makes runs longer, never shorter. */
function bestTime(work: () => unknown, runs = 30): number {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

describe('the golden list of addresses', () => {
  const expectRule = (rule: Validator, column: 1 | 2 | 3) => {
    const failures = rows.filter((row) => rule(row[0]) !== (row[column] ? '' : messages.email));
    expect(failures).toEqual([]);
  };

  it('D2: has at least 443 addresses, with accepted and refused ones for each rule', () => {
    expect(new Set(rows.map(([address]) => address)).size).toBeGreaterThanOrEqual(443);
    for (const column of [1, 2, 3] as const) {
      expect(rows.filter((row) => row[column]).length).toBeGreaterThan(80);
      expect(rows.filter((row) => !row[column]).length).toBeGreaterThan(80);
    }
  });

  it('D2: registrationEmail accepts and refuses as specified', () => expectRule(registrationEmail, 1));
  it('D2: email() accepts and refuses as documented', () => expectRule(email(), 2));
  it('D2: email(100) accepts longer top-level domains', () => expectRule(email(100), 3));

  it.each([
    ['meera@example.co.in', true, true],
    ['meera@example.info', false, true],
    ['meera@xn--p1b6ci4b4b3a.xn--h2brj9c', false, true],
    [`${'y'.repeat(64)}@b.in`, true, true],
    [`${'y'.repeat(65)}@b.in`, true, false],
    [`meera@${'d'.repeat(63)}.${'d'.repeat(27)}.in`, true, true],
    [`meera@${'d'.repeat(63)}.${'d'.repeat(28)}.in`, false, true],
    [`meera@${`${'d'.repeat(61)}.`.repeat(3)}${'d'.repeat(59)}.in`, false, true],
    [`meera@${`${'d'.repeat(61)}.`.repeat(3)}${'d'.repeat(60)}.in`, false, false],
  ])('D2: %s', (address, isSpecified, isGeneral) => {
    expect(registrationEmail(address) === '').toBe(isSpecified);
    expect(email()(address) === '').toBe(isGeneral);
  });
});

describe('registrationEmail', () => {
  it('accepts the same addresses as the specified pattern', () => {
    const { counterexample } = checkSameLanguage((text) => registrationEmail(text) === '');
    expect(counterexample).toBeNull();
  });

  it.each([
    ['allows two dots in a row', /^\w+([.-]?\w+)*@\w+([.-]*\w+)*\.\w{2,3}$/],
    ['allows a top-level domain of four', /^\w+([.-]\w+)*@\w+([.-]\w+)*\.\w{2,4}$/],
    ['allows no hyphen before the @', /^\w+([.]\w+)*@\w+([.-]\w+)*\.\w{2,3}$/],
  ])('control: the comparison detects a pattern that %s', (_, broken) => {
    expect(checkSameLanguage((text) => broken.test(text)).counterexample).not.toBeNull();
  });

  const hostile = (length: number) => [
    'a'.repeat(length),
    `${'a'.repeat(length - 1)}!`,
    'a.'.repeat(length / 2),
    `${'a-'.repeat(length / 4)}@${'a.'.repeat(length / 4)}`,
    `a@${'a.bc'.repeat(length / 4)}!`,
    `a@${'1'.repeat(length - 2)}`,
  ];

  it.each([30, 60, 100, 5000])('D1: refuses %i characters within a millisecond', (length) => {
    for (const text of hostile(length)) {
      expect(bestTime(() => registrationEmail(text))).toBeLessThanOrEqual(1);
      expect(bestTime(() => email()(text))).toBeLessThanOrEqual(1);
      expect(registrationEmail(text)).toBe(messages.email);
    }
  });

  it('D1: control: the specified pattern takes longer than that at 26 characters', () => {
    expect(bestTime(() => naive.test('a'.repeat(26)), 3)).toBeGreaterThan(1);
  });
});
