import CryptoJS from 'crypto-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DamagedLinkError } from '../errors/index.js';
import { createCodec, type Codec } from './index.js';
import {
  failuresOf,
  codec,
  isLongRun,
  key,
  LONG_TIME,
  runs,
  seededNumbers,
  toStandard,
  toUrl,
  valueOf,
} from './codec.fixtures.js';

type Reader = Pick<Codec, 'decrypt'>;

/** Control: decrypts like the older code, without checking header, padding or text. */
const careless = (passphrase: string): Reader => ({
  decrypt(text) {
    const plain = CryptoJS.AES.decrypt(toStandard(text), passphrase);
    return { ok: true, value: plain.toString(CryptoJS.enc.Latin1) };
  },
});

const isDamaged = (text: string, reader: Reader = codec): boolean => {
  const result = reader.decrypt(text);
  return !result.ok && result.error instanceof DamagedLinkError && result.error.code === 'damaged-link';
};

const seededBytes = (next: () => number, length: number) => Uint8Array.from({ length }, () => next() & 0xff);
const ofBytes = (bytes: Uint8Array): string => toUrl(Buffer.from(bytes).toString('base64'));
const bytesOf = (link: string): Buffer => Buffer.from(toStandard(link), 'base64');

describe('a link encrypted with another key', () => {
  /** Links of 1 to 20 blocks. They are the same in each run, so that the test cannot fail by chance. */
  function linksOfEachLength(): string[] {
    return Array.from({ length: 20 }, (_, index) => {
      const salt = CryptoJS.enc.Hex.parse((index + 1).toString(16).padStart(16, '0'));
      const derived = CryptoJS.algo.EvpKDF.create({ keySize: 12, iterations: 1 }).compute(key, salt);
      const [cipherKey, iv] = [derived.words.slice(0, 8), derived.words.slice(8)].map((words) =>
        CryptoJS.lib.WordArray.create(words),
      );
      if (!cipherKey || !iv) throw new Error('no key');
      const blocks = CryptoJS.AES.encrypt('x'.repeat(index * 16 + 5), cipherKey, { iv }).ciphertext;
      const header = CryptoJS.enc.Latin1.parse('Salted__').concat(salt);
      return toUrl(header.concat(blocks).toString(CryptoJS.enc.Base64));
    });
  }

  it(
    'A2: is refused for 10,000 keys and links of 1 to 20 blocks, never read as an empty or garbled text',
    () => {
      const links = linksOfEachLength();
      expect(links.map((link) => valueOf(link)?.length)).toEqual(links.map((_, index) => index * 16 + 5));
      const next = seededNumbers(2);
      const tries = Array.from({ length: runs(300, 10_000) }, (_, index) => ({
        wrongKey: Buffer.from(seededBytes(next, 1 + (next() % 24))).toString('latin1'),
        link: links[index % links.length] ?? '',
      }));
      const check = (reader: (passphrase: string) => Reader) => (entry: (typeof tries)[number]) =>
        isDamaged(entry.link, reader(entry.wrongKey));
      expect(
        failuresOf(
          tries,
          check((passphrase) => createCodec({ key: passphrase })),
        ),
      ).toEqual([]);
      expect(failuresOf(tries.slice(0, 50), check(careless)).length).toBe(50);
    },
    LONG_TIME,
  );

  it('A2: an empty text differs from a failure', () => {
    const link = codec.encrypt('');
    expect(codec.decrypt(link)).toEqual({ ok: true, value: '' });
    expect(isDamaged(link, createCodec({ key: 'other' }))).toBe(true);
    expect(isDamaged('')).toBe(true);
  });

  it('A2: padding and UTF-8 must be fully valid', () => {
    const encrypt = (hex: string) => {
      const theirs = CryptoJS.AES.encrypt(CryptoJS.enc.Hex.parse(hex), key, { padding: CryptoJS.pad.NoPadding });
      return toUrl(theirs.toString());
    };
    const block = (text: string, padding: string) => Buffer.from(text, 'latin1').toString('hex') + padding;
    expect(valueOf(encrypt(block('a'.repeat(14), '0202')))).toBe('a'.repeat(14));
    expect(valueOf(encrypt('10'.repeat(16)))).toBe('');
    const wrong = {
      'only the last byte is correct': block('a'.repeat(14), '0302'),
      'first byte of three is wrong': block('a'.repeat(13), '020303'),
      'no padding': block('a'.repeat(16), ''),
      zero: block('a'.repeat(15), '00'),
      'a block of zeros': '00'.repeat(16),
      'two blocks of seventeens': '11'.repeat(32),
      'longer than a block': block('a'.repeat(15), '11'),
      'a block of seventeens': '11'.repeat(16),
      'half a sequence': block(`${'a'.repeat(13)}\xE0\xA4`, '01'),
      'a surrogate': block(`${'a'.repeat(12)}\xED\xA0\xBD`, '01'),
      'an overlong sequence': block(`${'a'.repeat(13)}\xC0\xAF`, '01'),
      'Latin-1': block(`${'a'.repeat(14)}\xE9`, '01'),
    };
    expect(failuresOf(Object.keys(wrong), (name) => isDamaged(encrypt(wrong[name as keyof typeof wrong])))).toEqual([]);
  });
});

describe('a damaged link', () => {
  const plain = 'c0123456789ab,Kesavananda Bharati v. State of Kerala';
  const matchesSchema = (value: string) => /^c[0-9a-hjkmnp-tv-z]{12},[\x20-\x7E]{1,100}$/.test(value);

  /** Returns every truncation, every flipped bit and every swap of two blocks. */
  function damage(link: string): string[] {
    const bytes = bytesOf(link);
    const cuts = Array.from({ length: bytes.length }, (_, length) => ofBytes(bytes.subarray(0, length)));
    const flips = Array.from({ length: bytes.length * 8 }, (_, bit) => {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return ofBytes(flipped);
    });
    const swaps: string[] = [];
    for (let first = 16; first < bytes.length; first += 16) {
      for (let second = first + 16; second < bytes.length; second += 16) {
        const swapped = Buffer.from(bytes);
        bytes.copy(swapped, first, second, second + 16);
        bytes.copy(swapped, second, first, first + 16);
        swaps.push(ofBytes(swapped));
      }
    }
    return [...cuts, ...flips, ...swaps];
  }

  it(
    'A3: fails or does not match its schema; prints the exceptions',
    () => {
      let [tries, accepted, matching] = [0, 0, 0];
      for (let round = 0; round < runs(3, 200); round += 1) {
        for (const variant of damage(codec.encrypt(plain))) {
          tries += 1;
          const value = valueOf(variant);
          if (value === undefined) continue;
          expect(value).not.toBe(plain);
          accepted += 1;
          if (matchesSchema(value)) matching += 1;
        }
      }
      const rate = (count: number) => `${((100 * count) / tries).toFixed(3)} %`;
      process.stdout.write(
        `A3, compatible format: of ${tries} damaged links ${accepted} were readable (${rate(accepted)}), ` +
          `${matching} of them matched a schema (${rate(matching)})\n`,
      );
      // A flipped bit garbles 16 bytes of the text, which stay readable in about one of ten thousand cases.
      expect(accepted / tries).toBeLessThan(0.003);
      expect(matching / tries).toBeLessThan(0.001);
      expect(tries).toBeGreaterThan(2000);
    },
    LONG_TIME,
  );

  it('A3: control: the older code accepts all of them', () => {
    const variants = damage(codec.encrypt(plain)).filter((_, index) => index % 20 === 0);
    const olderCode = careless(key);
    expect(failuresOf(variants, (variant) => isDamaged(variant, olderCode)).length).toBe(variants.length);
  });

  const prefix = 'Salted__12345678';
  const shapes: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['one character', 'U'],
    ['only the header', toUrl(btoa('Salted__'))],
    ['header and half a salt', toUrl(btoa('Salted__1234'))],
    ['header and a salt without its last byte', toUrl(btoa('Salted__1234567'))],
    ['no data after the salt', toUrl(btoa(prefix))],
    ['one byte after the salt', toUrl(btoa(`${prefix}x`))],
    ['15 bytes after the salt', toUrl(btoa(prefix + 'x'.repeat(15)))],
    ['17 bytes after the salt', toUrl(btoa(prefix + 'x'.repeat(17)))],
    ['no header', toUrl(btoa('x'.repeat(48)))],
    ['a header with a wrong letter', toUrl(btoa(`salted__${'x'.repeat(40)}`))],
  ];

  it.each(shapes)('A4: gives the same error each time: %s', (_, text) => {
    const answers = new Set(Array.from({ length: 100 }, () => JSON.stringify(codec.decrypt(text))));
    expect(answers.size).toBe(1);
    expect(isDamaged(text)).toBe(true);
  });

  it('A4: blocks without a valid header are refused although they would decrypt', () => {
    const bytes = bytesOf(codec.encrypt('x'));
    for (let at = 0; at < 8; at += 1) {
      const other = Buffer.from(bytes);
      other[at] = (other[at] ?? 0) ^ 0x20;
      expect(isDamaged(ofBytes(other))).toBe(true);
    }
    expect(valueOf(ofBytes(bytes))).toBe('x');
  });

  const makeLink = () => codec.encrypt('Kesavananda Bharati v. State of Kerala');
  it.each([
    ['a plus that became a space', (link: string) => toStandard(link).replace(/[+]|.$/, ' ')],
    ['all upper case', (link: string) => link.toUpperCase()],
    ['all lower case', (link: string) => link.toLowerCase()],
    ['percent-encoding', (link: string) => encodeURIComponent(toStandard(link))],
    ['double percent-encoding', (link: string) => encodeURIComponent(encodeURIComponent(toStandard(link)))],
    ['padding inside', (link: string) => `${link.slice(0, 8)}-e${link.slice(8)}`],
    ['padding of three', (link: string) => `${link}-e-e-e`],
    ['padding of four', (link: string) => `${link}-e-e-e-e`],
    ['padding at the beginning', (link: string) => `-e${link}`],
    ['a line break inside', (link: string) => `${link.slice(0, 20)}\n${link.slice(20)}`],
    ['a line break at the end', (link: string) => `${link}\n`],
    ['a space at the beginning', (link: string) => ` ${link}`],
    ['an unknown substitute', (link: string) => `${link.slice(0, 20)}-x${link.slice(20)}`],
    ['a bare hyphen', (link: string) => `${link}-`],
    [
      'base64 of links',
      (link: string) => toStandard(link).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
    ],
    ['a letter outside base64', (link: string) => `${link.slice(0, -4)}é${link.slice(-3)}`],
    ['full-width letters', (link: string) => link.replace(/[A-Z]/, 'Ａ')],
    ['a second link at the end', (link: string) => link + link],
    ['a full stop at the end', (link: string) => `${link}.`],
  ])('A5: is refused: %s', (_, damaged) => {
    const link = makeLink();
    expect(isDamaged(damaged(link))).toBe(true);
    expect(isDamaged(link)).toBe(false);
  });

  it('A5: has only one form: no other text of its length is accepted for the same bytes', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    // One byte more than a whole group leaves four bits unused, two bytes two.
    const bare = [toStandard(codec.encrypt('x')), toStandard(codec.encrypt('x'.repeat(16)))];
    for (const base64 of bare) {
      const at = base64.search(/=|$/) - 1;
      const others = letters.split('').map((letter) => base64.slice(0, at) + letter + base64.slice(at + 1));
      const bytes = Buffer.from(base64, 'base64');
      const same = others.filter((other) => Buffer.from(other, 'base64').equals(bytes));
      expect(same.filter((other) => valueOf(other) !== undefined)).toEqual([base64]);
      // Control: a lenient decoder accepts all of these.
      expect(same.length).toBe(base64.endsWith('==') ? 16 : base64.endsWith('=') ? 4 : 1);
    }
  });

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (noise) => isDamaged(noise)),
      { numRuns: runs(500, 100_000) },
    );
    const foreign = [undefined, null, 7, {}, [makeLink()], new String(makeLink())] as unknown as string[];
    expect(failuresOf(foreign, (value) => isDamaged(value))).toEqual([]);
  });

  it('a wrong key is refused except at the rate expected of an unauthenticated format, which is printed', () => {
    const tries = runs(500, 20_000);
    const link = makeLink();
    let accepted = 0;
    for (let run = 0; run < tries; run += 1)
      if (valueOf(link, createCodec({ key: `wrong ${run}` })) !== undefined) accepted += 1;
    process.stdout.write(`A2, compatible format: ${accepted} of ${tries} wrong keys gave readable text\n`);
    // Padding is valid by chance about once in 256, and the rest must also be valid UTF-8.
    expect(accepted).toBeLessThanOrEqual(isLongRun ? 4 : 1);
  });
});
