import CryptoJS from 'crypto-js';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, DamagedLinkError } from '../errors/index.js';
import { createCodec, MAX_CODED_LENGTH } from './index.js';

interface Vector {
  readonly key: string;
  readonly plain: string;
  readonly base64: string;
}

const { vectors } = JSON.parse(readFileSync(new URL('openssl.vectors.json', import.meta.url), 'utf8')) as {
  readonly vectors: readonly Vector[];
};

const key = 's3cret-key';
const codec = createCodec({ key });
const toUrl = (base64: string): string => base64.replaceAll('/', '-s').replaceAll('+', '-p').replaceAll('=', '-e');
const toBase64 = (text: string): string => text.replaceAll('-s', '/').replaceAll('-p', '+').replaceAll('-e', '=');
const valueOf = (text: string): string | undefined => {
  const result = codec.decrypt(text);
  return result.ok ? result.value : undefined;
};
const wellFormed = fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => text.isWellFormed());

describe('links of the existing product', () => {
  it.each(vectors)('reads what the openssl tool wrote: $plain', ({ key: passphrase, plain, base64 }) => {
    expect(createCodec({ key: passphrase }).decrypt(toUrl(base64))).toEqual({ ok: true, value: plain });
  });

  it('reads what crypto-js wrote, and is read by it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), wellFormed, (passphrase, plain) => {
        const own = createCodec({ key: passphrase });
        const theirs = CryptoJS.AES.encrypt(plain, passphrase).toString();
        expect(own.decrypt(toUrl(theirs))).toEqual({ ok: true, value: plain });
        const ours = toBase64(own.encrypt(plain));
        expect(CryptoJS.AES.decrypt(ours, passphrase).toString(CryptoJS.enc.Utf8)).toBe(plain);
      }),
      { numRuns: 200 },
    );
  });

  it('reads standard base64 too, as an encoder wrote it that replaced only the first character of each kind', () => {
    for (let run = 0; run < 50; run += 1) {
      const theirs = CryptoJS.AES.encrypt(`value ${run}`, key).toString();
      expect(valueOf(theirs.replace('/', '-s').replace('+', '-p').replace('=', '-e'))).toBe(`value ${run}`);
    }
  });
});

describe('encrypted text', () => {
  it('comes back exactly, whatever it holds', () => {
    fc.assert(
      fc.property(wellFormed, (plain) => {
        expect(valueOf(codec.encrypt(plain))).toBe(plain);
      }),
      { numRuns: 300 },
    );
  });

  it('survives a query string unchanged', () => {
    for (let run = 0; run < 200; run += 1) {
      const text = codec.encrypt(`2024 HN ${run}`);
      expect(new URLSearchParams({ query: text }).toString()).toBe(`query=${text}`);
      expect(text).toMatch(/^[A-Za-z0-9-]+$/);
    }
  });

  it('differs each time, so that equal values cannot be recognised', () => {
    expect(codec.encrypt('same')).not.toBe(codec.encrypt('same'));
  });

  it('refuses half a character with a typed error instead of changing it', () => {
    expect(() => codec.encrypt('half \uD83D pair')).toThrow(expect.objectContaining({ code: 'bad-query' }));
  });

  it('refuses text that no link can carry', () => {
    expect(() => codec.encrypt('x'.repeat(MAX_CODED_LENGTH))).toThrow(expect.objectContaining({ code: 'too-large' }));
  });
});

describe('damaged links', () => {
  const link = codec.encrypt('Kesavananda Bharati v. State of Kerala');

  it('are told as damaged at every place where they are cut', () => {
    for (let length = 0; length < link.length; length += 1) {
      const result = codec.decrypt(link.slice(0, length));
      // Cut at a block's end the padding may be right by chance, once in 256; anything else would be a fault.
      if (result.ok) expect(result.value).not.toBe('Kesavananda Bharati v. State of Kerala');
      else expect(result.error).toBeInstanceOf(DamagedLinkError);
    }
  });

  it.each([
    ['empty', ''],
    ['header only', 'U2FsdGVkX18-e'],
    ['header and half a salt', toUrl(btoa('Salted__1234'))],
    ['no data behind the salt', toUrl(btoa('Salted__12345678'))],
    ['no whole block', toUrl(btoa('Salted__12345678' + 'x'.repeat(15)))],
    ['one byte too many', toUrl(btoa('Salted__12345678' + 'x'.repeat(17)))],
    ['no header', toUrl(btoa('x'.repeat(48)))],
    ['a blank for a plus', link.replace(/-p|.$/, ' ')],
    ['upper case', link.toUpperCase()],
    ['lower case', link.toLowerCase()],
    ['percent-encoding left in', encodeURIComponent(toBase64(link))],
    ['inner padding', `${link.slice(0, 8)}-e${link.slice(8)}`],
    ['excess padding', `${link}-e-e-e-e`],
    ['a line end', `${link.slice(0, 20)}\n${link.slice(20)}`],
    ['an unknown substitute', `${link.slice(0, 20)}-x${link.slice(20)}`],
  ])('are told as damaged: %s', (_, text) => {
    expect(codec.decrypt(text)).toMatchObject({ ok: false, error: { code: 'damaged-link' } });
  });

  it('have one canonical form: unused bits that are set are refused', () => {
    const base64 = CryptoJS.AES.encrypt('x', key).toString();
    expect(base64.endsWith('=')).toBe(true);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const at = base64.indexOf('=') - 1;
    const other = letters[letters.indexOf(base64[at] ?? '') + 1] ?? '';
    expect(valueOf(base64)).toBe('x');
    expect(valueOf(base64.slice(0, at) + other + base64.slice(at + 1))).toBeUndefined();
  });

  it('are told alike each time', () => {
    const damaged = link.slice(0, -3);
    const answers = new Set(Array.from({ length: 100 }, () => JSON.stringify(codec.decrypt(damaged))));
    expect(answers.size).toBe(1);
  });

  it('never throw, whatever arrives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (noise) => {
        expect(codec.decrypt(noise).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('cost nothing when they are huge', () => {
    const started = performance.now();
    expect(codec.decrypt('A'.repeat(10_000_000)).ok).toBe(false);
    expect(performance.now() - started).toBeLessThan(50);
  });

  it('of another key are refused but for the rate that a form without integrity has, which is printed', () => {
    const tries = 4000;
    let accepted = 0;
    for (let run = 0; run < tries; run += 1) {
      if (createCodec({ key: `wrong ${run}` }).decrypt(link).ok) accepted += 1;
    }
    process.stdout.write(`compatible codec: ${accepted} of ${tries} wrong keys gave readable text\n`);
    // Padding is right by chance about once in 256, and the rest must be UTF-8 on top of it.
    expect(accepted).toBeLessThanOrEqual(4);
  });

  it('tell an empty text apart from a failure', () => {
    expect(codec.decrypt(codec.encrypt(''))).toEqual({ ok: true, value: '' });
  });
});

describe('configuration of the codec', () => {
  const make = (substitutes: { '/': string; '+': string; '=': string }) => () => createCodec({ key, substitutes });

  it('has no built-in key', () => {
    expect(() => createCodec({ key: '' })).toThrow(ConfigError);
    expect(() => createCodec({} as { key: string })).toThrow(ConfigError);
  });

  it.each([
    ['empty', { '/': '', '+': '-p', '=': '-e' }],
    ['equal', { '/': '-s', '+': '-s', '=': '-e' }],
    ['a prefix of another', { '/': '-s', '+': '-sp', '=': '-e' }],
    ['part of another', { '/': '-', '+': '~-p', '=': '~e' }],
    ['made of base64', { '/': 'Por21Ld', '+': 'xMl3Jk', '=': 'Ml32' }],
    ['base64 itself', { '/': '/', '+': '+', '=': '=' }],
    ['unfit for a link', { '/': '-s', '+': '- ', '=': '-e' }],
    ['missing', { '/': '-s', '+': '-p' } as { '/': string; '+': string; '=': string }],
  ])('refuses substitutes that are %s', (_, substitutes) => {
    expect(make(substitutes)).toThrow(ConfigError);
  });

  it('reads and writes with other substitutes', () => {
    fc.assert(
      fc.property(wellFormed, (plain) => {
        const own = createCodec({ key, substitutes: { '/': '_', '+': '.~', '=': '*' } });
        expect(own.decrypt(own.encrypt(plain))).toEqual({ ok: true, value: plain });
      }),
      { numRuns: 100 },
    );
  });

  it('never names the key in an error', () => {
    const result = codec.decrypt('nonsense');
    expect(JSON.stringify(result)).not.toContain(key);
  });
});
