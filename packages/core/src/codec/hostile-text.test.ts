import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import CryptoJS from 'crypto-js';
import { failuresOf, codec, key, sealed, valueOf } from './codec.fixtures.js';
import { createCodec, createSealedCodec, type Codec } from './index.js';
import { MAX_CODED_LENGTH } from './limits.js';
import { naughtyStrings } from './naughty-strings.fixtures.js';

const purpose = { purpose: 'query' };

/** Shortest time of a call over many rounds, in milliseconds, so that other load on the machine does not count. */
function timeOf(call: () => unknown, rounds = 30): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    call();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

const codeOf = (call: () => unknown): unknown => {
  try {
    call();
    return 'none';
  } catch (error) {
    return (error as { readonly code?: unknown }).code;
  }
};

/** Checks that a text comes back unchanged, or is refused with a typed error if UTF-8 cannot represent it. */
const keeps =
  (subject: Codec) =>
  ({ text }: { readonly text: string }): boolean =>
    text.isWellFormed()
      ? valueOf(subject.encrypt(text), subject) === text
      : codeOf(() => subject.encrypt(text)) === 'bad-query';

describe('hostile input', () => {
  it('A8: takes at most a millisecond beyond 64 KB, even at 10 MB', () => {
    const huge = [
      'A'.repeat(10_000_000),
      '-s'.repeat(5_000_000),
      'v1.'.padEnd(10_000_000, 'A'),
      '/'.repeat(MAX_CODED_LENGTH + 1),
    ];
    for (const text of huge) {
      expect(codec.decrypt(text)).toMatchObject({ ok: false, error: { code: 'damaged-link' } });
      expect(timeOf(() => codec.decrypt(text))).toBeLessThanOrEqual(1);
    }
    for (const text of ['x'.repeat(10_000_000), 'न'.repeat(3_000_000), `${'x'.repeat(MAX_CODED_LENGTH)}`]) {
      expect(codeOf(() => codec.encrypt(text))).toBe('too-large');
      expect(timeOf(() => codeOf(() => codec.encrypt(text)))).toBeLessThanOrEqual(1);
    }
  });

  it('A8: takes little time in the sealed format as well', async () => {
    const started = performance.now();
    const rounds = 50;
    for (let round = 0; round < rounds; round += 1) {
      // eslint-disable-next-line no-await-in-loop -- measures sequential calls
      await expect(sealed.seal('x'.repeat(10_000_000), purpose)).rejects.toMatchObject({ code: 'too-large' });
      expect(await sealed.open(`v1.${'A'.repeat(10_000_000)}`, purpose)).toMatchObject({ ok: false });
    }
    expect((performance.now() - started) / rounds).toBeLessThan(100);
  });

  it('A8: every link that is written can be read, up to the longest', () => {
    let [written, refused] = [0, 0];
    // Base64 takes four characters for three bytes, and substitutes take two characters, so the limit is in this range.
    for (let length = 46_000; length < 49_200; length += 80) {
      const text = 'x'.repeat(length);
      if (codeOf(() => codec.encrypt(text)) === 'none') {
        written += 1;
        const link = codec.encrypt('x'.repeat(length - 500));
        expect(valueOf(link)?.length).toBe(length - 500);
      } else refused += 1;
    }
    expect(written).toBeGreaterThan(5);
    expect(refused).toBeGreaterThan(5);
  });

  it('A8: reads exactly 64 KB, but not one block more', async () => {
    const theirs = (length: number) => CryptoJS.AES.encrypt('x'.repeat(length), key).toString();
    expect(theirs(49_130).length).toBe(MAX_CODED_LENGTH);
    expect(valueOf(theirs(49_130))?.length).toBe(49_130);
    expect(await sealed.open(theirs(49_130), purpose)).toMatchObject({ ok: true });
    expect(valueOf(theirs(49_136))).toBeUndefined();
    expect(await sealed.open(theirs(49_136), purpose)).toMatchObject({ ok: false });
  });

  it('A8: a text that does not fit into a link is refused with a clear message', () => {
    expect(() => codec.encrypt('x'.repeat(MAX_CODED_LENGTH))).toThrow('The text is too long for a link.');
    expect(() => codec.encrypt('\uD83D')).toThrow('The text contains half a character and cannot be put into a link.');
  });

  it('A8: naughty strings come back unchanged or are refused with a typed error', () => {
    expect(naughtyStrings.length).toBeGreaterThanOrEqual(515);
    expect(failuresOf(naughtyStrings, keeps(codec))).toEqual([]);
  });

  it('A8: control: detects a codec that trims, normalises or replaces', () => {
    const altered = (alter: (text: string) => string): Codec => ({
      ...codec,
      encrypt: (text) => codec.encrypt(alter(text)),
    });
    const variants = [
      (text: string) => text.trim(),
      (text: string) => text.normalize('NFC'),
      (text: string) => text.toWellFormed(),
      (text: string) => text.replaceAll('\0', ''),
      (text: string) => text.replace(/^\uFEFF/, ''),
    ];
    for (const alter of variants) expect(failuresOf(naughtyStrings, keeps(altered(alter)))).not.toEqual([]);
  });

  it('A8: the sealed format keeps them as well', async () => {
    const kept = await Promise.all(
      naughtyStrings.map(async ({ text }) => {
        if (!text.isWellFormed())
          return sealed.seal(text, purpose).then(
            () => false,
            (error: { code?: unknown }) => error.code === 'bad-query',
          );
        const result = await sealed.open(await sealed.seal(text, purpose), purpose);
        return result.ok && result.value === text;
      }),
    );
    expect(naughtyStrings.filter((_, index) => !kept[index])).toEqual([]);
  });

  it('A8: naughty strings are refused as links', () => {
    expect(failuresOf(naughtyStrings, ({ text }) => !codec.decrypt(text).ok)).toEqual([]);
  });

  it('A8: a schema stops decoded values from changing a prototype', () => {
    const schema = v.object({ query: v.pipe(v.string(), v.maxLength(100)) });
    const read = (text: string) => {
      const result = codec.decrypt(codec.encrypt(text));
      return v.safeParse(v.pipe(v.string(), v.parseJson(), schema), result.ok ? result.value : undefined);
    };
    const hostile = [
      '{"__proto__":{"query":"x","polluted":true}}',
      '{"constructor":{"prototype":{"polluted":true}},"query":7}',
      `${'['.repeat(1000)}${']'.repeat(1000)}`,
      `${'{"query":'.repeat(1000)}1${'}'.repeat(1000)}`,
      '{"query":',
    ];
    for (const text of hostile) expect(read(text).success).toBe(false);
    const extra = read('{"query":"a","__proto__":{"polluted":true}}');
    expect(extra.success && extra.output).toEqual({ query: 'a' });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    // Control: merged without a schema, the first one changes the object.
    expect(Object.assign({}, JSON.parse('{"__proto__":{"polluted":true}}')) as { polluted?: unknown }).toHaveProperty(
      'polluted',
      true,
    );
  });

  it('A10: values that are not text, and missing keys, are refused with a typed error', () => {
    for (const foreign of [null, undefined, 7, {}] as unknown as string[]) {
      expect(codeOf(() => codec.encrypt(foreign))).toBe('bad-query');
    }
    for (const make of [createCodec, createSealedCodec] as unknown as ((options?: unknown) => unknown)[]) {
      for (const options of [undefined, null, {}, 'key']) {
        expect(codeOf(() => make(options))).toBe('config');
      }
    }
  });
});
