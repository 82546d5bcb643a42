import CryptoJS from 'crypto-js';
import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCodec } from './index.js';
import { breaches, key, LONG_TIME, runs, toStandard, toUrl, valueOf, wellFormed } from './codec.fixtures.js';

interface Vector {
  readonly key: string;
  readonly plain: string;
  readonly base64: string;
}

type Row = readonly [version: string, key: string, plain: string, cipher: string];

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const { vectors: openssl } = read('openssl.vectors.json') as { readonly vectors: readonly Vector[] };
const { vectors: rows } = read('crypto-js.vectors.json') as { readonly vectors: readonly Row[] };
const cryptoJs = rows.map(([, passphrase, plain, base64]): Vector => ({ key: passphrase, plain, base64 }));

const reads = ({ key: passphrase, plain, base64 }: Vector): boolean =>
  valueOf(toUrl(base64), createCodec({ key: passphrase })) === plain;

const program = process.env['OPENSSL'] ?? 'openssl';
const tool = ['enc', '-aes-256-cbc', '-md', 'md5', '-salt', '-base64', '-A'];
const runTool = (args: readonly string[], input: string) =>
  spawnSync(program, [...tool, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 20 });
const hasTool = runTool(['-pass', 'pass:x'], 'x').status === 0;

describe('links of the existing product', () => {
  it('A1: 200 links that four versions of crypto-js wrote are read', () => {
    expect(rows.length).toBe(200);
    expect([...new Set(rows.map(([version]) => version))]).toEqual(['3.1.9-1', '4.0.0', '4.1.1', '4.2.0']);
    expect(breaches(cryptoJs, reads)).toEqual([]);
  });

  it('A1: a link that is written for another key or holds another text is noticed (control)', () => {
    const wrongKey = cryptoJs.map((vector) => ({ ...vector, key: `${vector.key}!` }));
    const wrongText = cryptoJs.map((vector) => ({ ...vector, plain: `${vector.plain}!` }));
    expect(breaches(wrongKey, reads).length).toBe(200);
    expect(breaches(wrongText, reads).length).toBe(200);
  });

  it.each(openssl)('A1: reads what the openssl tool wrote: $plain', (vector) => {
    expect(valueOf(toUrl(vector.base64), createCodec({ key: vector.key }))).toBe(vector.plain);
  });

  it.skipIf(!hasTool)(
    hasTool
      ? 'A1: the openssl tool on this machine reads what is written here, and is read'
      : 'A1: the openssl tool both ways (skipped: no openssl with MD5 on this machine)',
    () => {
      for (const { key: passphrase, plain } of cryptoJs.slice(0, 25)) {
        const own = createCodec({ key: passphrase });
        const pass = ['-pass', `pass:${passphrase}`];
        expect(runTool(['-d', ...pass], toStandard(own.encrypt(plain))).stdout).toBe(plain);
        expect(valueOf(toUrl(runTool(pass, plain).stdout.trim()), own)).toBe(plain);
      }
    },
  );

  it(
    'A1: reads what crypto-js writes now, and is read by it',
    () => {
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), wellFormed, (passphrase, plain) => {
          const own = createCodec({ key: passphrase });
          expect(valueOf(toUrl(CryptoJS.AES.encrypt(plain, passphrase).toString()), own)).toBe(plain);
          const ours = toStandard(own.encrypt(plain));
          expect(CryptoJS.AES.decrypt(ours, passphrase).toString(CryptoJS.enc.Utf8)).toBe(plain);
        }),
        { numRuns: runs(150, 20_000) },
      );
    },
    LONG_TIME,
  );

  it(
    'A6: reads standard base64, and what an encoder wrote that replaced only the first character of each kind',
    () => {
      const links = Array.from({ length: runs(100, 20_000) }, (_, run) => {
        const plain = `value ${run}`;
        return { plain, theirs: CryptoJS.AES.encrypt(plain, key).toString() };
      });
      const onlyFirst = (text: string) => text.replace('/', '-s').replace('+', '-p').replace('=', '-e');
      expect(breaches(links, ({ plain, theirs }) => valueOf(theirs) === plain)).toEqual([]);
      expect(breaches(links, ({ plain, theirs }) => valueOf(onlyFirst(theirs)) === plain)).toEqual([]);
      // Control: a reader that undoes the first of each kind alone loses links that every encoder of today writes.
      const undoFirst = (text: string) => text.replace('-s', '/').replace('-p', '+').replace('-e', '=');
      const naive = ({ plain, theirs }: { plain: string; theirs: string }) => {
        const undone = undoFirst(toUrl(theirs));
        return /^[A-Za-z0-9+/=]*$/.test(undone) && valueOf(undone) === plain;
      };
      expect(breaches(links, naive)).not.toEqual([]);
    },
    LONG_TIME,
  );
});
