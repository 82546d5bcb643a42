import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../errors/index.js';
import { codec, isLongRun, key, LONG_TIME, runs, seededNumbers, valueOf, wellFormed } from './codec.fixtures.js';
import { createCodec, createSealedCodec, type CodecSubstitutes } from './index.js';
import { createSubstitution, type Substitution } from './substitution.js';

const configurations: readonly CodecSubstitutes[] = [
  { '/': '-s', '+': '-p', '=': '-e' },
  { '/': '_', '+': '.~', '=': '*' },
  { '/': '-~', '+': '~-', '=': '--' },
  { '/': '$1', '+': '(a)', '=': '!.' },
];
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns base64-like texts with 0 to 20 of each of `/`, `+` and `=`, and with the letters of substitutes. */
function texts(count: number): () => string {
  const next = seededNumbers(6);
  const limit = count;
  return () => {
    const left = [next() % 21, next() % 21, next() % 21];
    let text = '';
    for (let size = next() % limit; size > 0; size -= 1) {
      const kind = next() % 6;
      const sign = '/+='[kind];
      if (sign !== undefined && (left[kind] ?? 0) > 0) {
        left[kind] = (left[kind] ?? 0) - 1;
        text += sign;
      } else text += kind === 3 ? 'spea1'[next() % 5] : alphabet[next() % alphabet.length];
    }
    return text;
  };
}

function countFailures(substitution: Pick<Substitution, 'encode' | 'decode'>, count: number): number {
  const next = texts(60);
  let failures = 0;
  for (let run = 0; run < count; run += 1) {
    const text = next();
    const encoded = substitution.encode(text);
    if (/[+/=]/.test(encoded) || substitution.decode(encoded) !== text) failures += 1;
  }
  return failures;
}

describe('the URL-safe form', () => {
  it.each(configurations)('A6: decodes to the same base64: %j', (substitutes) => {
    expect(countFailures(createSubstitution(substitutes), runs(1500, 250_000))).toBe(0);
  });

  it('A6: control: substitutes of base64 letters, and replacing only the first, lose links', () => {
    const words: readonly (readonly [string, string])[] = [
      ['/', 'sp'],
      ['+', 'e1'],
      ['=', 'a'],
    ];
    const ambiguous = {
      encode: (text: string) => words.reduce((result, [sign, word]) => result.replaceAll(sign, word), text),
      decode: (text: string) => words.reduce((result, [sign, word]) => result.replaceAll(word, sign), text),
    };
    const firstOnly = {
      encode: (text: string) => text.replace('/', '-s').replace('+', '-p').replace('=', '-e'),
      decode: (text: string) => text.replace('-s', '/').replace('-p', '+').replace('-e', '='),
    };
    expect(countFailures(ambiguous, 500)).toBeGreaterThan(100);
    expect(countFailures(firstOnly, 500)).toBeGreaterThan(100);
  });

  it(
    'A6: every text comes back unchanged through the codec',
    () => {
      fc.assert(
        fc.property(wellFormed, fc.constantFrom(...configurations), (plain, substitutes) => {
          const codec = createCodec({ key, substitutes });
          expect(valueOf(codec.encrypt(plain), codec)).toBe(plain);
        }),
        { numRuns: runs(300, 100_000) },
      );
    },
    LONG_TIME,
  );

  it('is not changed by a query string', () => {
    for (let run = 0; run < 200; run += 1) {
      const text = codec.encrypt(`2024 HN ${run}`);
      expect(new URLSearchParams({ query: text }).toString()).toBe(`query=${text}`);
      expect(text).toMatch(/^[A-Za-z0-9-]+$/);
    }
  });

  it('differs at each call, so that equal values cannot be recognised', () => {
    const count = isLongRun ? 20_000 : 500;
    expect(new Set(Array.from({ length: count }, () => codec.encrypt('same'))).size).toBe(count);
  });
});

describe('configuration of the codec', () => {
  const make = (substitutes: unknown) => () => createCodec({ key, substitutes: substitutes as CodecSubstitutes });

  it('A7: has no built-in key', () => {
    for (const options of [{ key: '' }, {}, { key: undefined }, { key: 7 }, { key: null }, { key: 'half \uD83D' }] as {
      key: string;
    }[]) {
      expect(() => createCodec(options)).toThrow(ConfigError);
      expect(() => createSealedCodec(options)).toThrow(ConfigError);
    }
    expect(() => createCodec({ key: '' })).toThrow(/key of the link codec is empty or not text; set the key/);
  });

  it.each([
    ['empty', { '/': '', '+': '-p', '=': '-e' }, /non-empty/],
    ['empty at the end', { '/': '-s', '+': '-p', '=': '' }, /non-empty/],
    ['not text', { '/': '-s', '+': 5, '=': '-e' }, /non-empty/],
    ['equal', { '/': '-s', '+': '-s', '=': '-e' }, /"-s" and "-s" overlap/],
    ['all equal', { '/': '-', '+': '-', '=': '-' }, /overlap/],
    ['a prefix of another', { '/': '-s', '+': '-sp', '=': '-e' }, /"-s" and "-sp" overlap/],
    ['a longer one before its prefix', { '/': '-sp', '+': '-s', '=': '-e' }, /overlap/],
    ['the end of another', { '/': '~s', '+': '-~s', '=': '-e' }, /overlap/],
    ['inside another', { '/': '-', '+': '~-p', '=': '~e' }, /overlap/],
    ['made of base64', { '/': 'Sl4sh', '+': 'Plu5', '=': 'Equ4l' }, /starts with a character that base64 uses/],
    ['base64 itself', { '/': '/', '+': '+', '=': '=' }, /base64/],
    ['unfit for a link', { '/': '-s', '+': '- ', '=': '-e' }, /a link cannot contain/],
    ['a reserved character of URLs', { '/': '-s', '+': '-&', '=': '-e' }, /a link cannot contain/],
    ['a percent sign', { '/': '-s', '+': '%2B', '=': '-e' }, /a link cannot contain/],
    ['not ASCII', { '/': '-s', '+': 'é', '=': '-e' }, /a link cannot contain/],
    ['missing', { '/': '-s', '+': '-p' }, /non-empty/],
  ])('A7: refuses substitutes that are %s', (_, substitutes, reason) => {
    expect(make(substitutes)).toThrow(ConfigError);
    expect(make(substitutes)).toThrow(reason);
    expect(make(substitutes)).toThrow(/^The substitutes of the link codec cannot work: .*\.$/);
  });

  it('A7: control: accepts valid substitutes', () => {
    for (const substitutes of configurations) expect(make(substitutes)).not.toThrow();
  });

  it('never names the key in an error', () => {
    expect(JSON.stringify(codec.decrypt('nonsense'))).not.toContain(key);
  });
});
