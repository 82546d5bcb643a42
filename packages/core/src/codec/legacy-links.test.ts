import CryptoJS from 'crypto-js';
import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCodec } from './index.js';
import { failuresOf, key, LONG_TIME, runs, toStandard, toUrl, valueOf, wellFormed } from './codec.fixtures.js';

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

const canRead = ({ key: passphrase, plain, base64 }: Vector): boolean =>
  valueOf(toUrl(base64), createCodec({ key: passphrase })) === plain;

const program = process.env['OPENSSL'] ?? 'openssl';
const tool = ['enc', '-aes-256-cbc', '-md', 'md5', '-salt', '-base64', '-A'];
const runTool = (args: readonly string[], input: string) =>
  spawnSync(program, [...tool, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 20 });
const hasTool = runTool(['-pass', 'pass:x'], 'x').status === 0;

describe('links in the older format', () => {
  it('A1: reads 200 links written by four versions of crypto-js', () => {
    expect(rows.length).toBe(200);
    expect([...new Set(rows.map(([version]) => version))]).toEqual(['3.1.9-1', '4.0.0', '4.1.1', '4.2.0']);
    expect(failuresOf(cryptoJs, canRead)).toEqual([]);
  });

  it('A1: control: detects another key or another text', () => {
    const wrongKey = cryptoJs.map((vector) => ({ ...vector, key: `${vector.key}!` }));
    const wrongText = cryptoJs.map((vector) => ({ ...vector, plain: `${vector.plain}!` }));
    expect(failuresOf(wrongKey, canRead).length).toBe(200);
    expect(failuresOf(wrongText, canRead).length).toBe(200);
  });

  it.each(openssl)('A1: reads a link written by the openssl tool: $plain', (vector) => {
    expect(valueOf(toUrl(vector.base64), createCodec({ key: vector.key }))).toBe(vector.plain);
  });

  it.skipIf(!hasTool)(
    hasTool
      ? 'A1: exchanges links with the openssl tool on this machine'
      : 'A1: exchanges links with the openssl tool (skipped: no openssl with MD5 on this machine)',
    () => {
      for (const { key: passphrase, plain } of cryptoJs.slice(0, 25)) {
        const subject = createCodec({ key: passphrase });
        const pass = ['-pass', `pass:${passphrase}`];
        expect(runTool(['-d', ...pass], toStandard(subject.encrypt(plain))).stdout).toBe(plain);
        expect(valueOf(toUrl(runTool(pass, plain).stdout.trim()), subject)).toBe(plain);
      }
    },
  );

  it(
    'A1: exchanges links with the current crypto-js',
    () => {
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), wellFormed, (passphrase, plain) => {
          const subject = createCodec({ key: passphrase });
          expect(valueOf(toUrl(CryptoJS.AES.encrypt(plain, passphrase).toString()), subject)).toBe(plain);
          const ours = toStandard(subject.encrypt(plain));
          expect(CryptoJS.AES.decrypt(ours, passphrase).toString(CryptoJS.enc.Utf8)).toBe(plain);
        }),
        { numRuns: runs(150, 20_000) },
      );
    },
    LONG_TIME,
  );

  it(
    'A6: reads standard base64, and links in which only the first character of each kind was replaced',
    () => {
      const links = Array.from({ length: runs(100, 20_000) }, (_, run) => {
        const plain = `value ${run}`;
        return { plain, theirs: CryptoJS.AES.encrypt(plain, key).toString() };
      });
      const onlyFirst = (text: string) => text.replace('/', '-s').replace('+', '-p').replace('=', '-e');
      expect(failuresOf(links, ({ plain, theirs }) => valueOf(theirs) === plain)).toEqual([]);
      expect(failuresOf(links, ({ plain, theirs }) => valueOf(onlyFirst(theirs)) === plain)).toEqual([]);
      // Control: a decoder that replaces only the first of each kind cannot read current links.
      const undoFirst = (text: string) => text.replace('-s', '/').replace('-p', '+').replace('-e', '=');
      const naive = ({ plain, theirs }: { plain: string; theirs: string }) => {
        const undone = undoFirst(toUrl(theirs));
        return /^[A-Za-z0-9+/=]*$/.test(undone) && valueOf(undone) === plain;
      };
      expect(failuresOf(links, naive)).not.toEqual([]);
    },
    LONG_TIME,
  );
});
