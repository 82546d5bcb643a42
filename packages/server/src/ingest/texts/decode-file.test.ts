import { describe, expect, it } from 'vitest';
import { decodeFile } from './decode-file.js';

const utf8 = (text: string) => Buffer.from(text);
/** Letters up to U+00FF, as Windows-1252 writes them too; others are given as their bytes. */
const windows = (text: string) => Buffer.from(text, 'latin1');
const joined = (...parts: Buffer[]) => Buffer.concat(parts);
const bytes = (...given: number[]) => Buffer.from(given);

describe('the bytes of a text file', () => {
  it.each([
    ['UTF-8', utf8('The court’s view of § 302, and न्याय.'), 'The court’s view of § 302, and न्याय.'],
    ['plain letters', utf8('The order is made.'), 'The order is made.'],
    ['Windows-1252', windows('The caf\xe9 of \xa7 302, the court\x92s'), 'The café of § 302, the court’s'],
    ['Windows-1252 that ends with a letter of its own', windows('The caf\xe9'), 'The café'],
    [
      'Windows-1252 with a capital before a quotation mark',
      windows('CAF\xc9\x92S of Montr\xe9al'),
      'CAFÉ’S of Montréal',
    ],
    [
      'Windows-1252 that quotes garbled letters',
      windows(`${'The caf\xe9. '.repeat(30)}It says "court\xe2\x80\x99s".`),
      `${'The café. '.repeat(30)}It says "courtâ€™s".`,
    ],
    [
      'UTF-8 cut inside of its last letter',
      utf8('The court’s order — न्याय').subarray(0, -1),
      'The court’s order — न्या',
    ],
    ['UTF-8 cut inside of its only letter of that kind', utf8('The court’').subarray(0, -1), 'The court'],
    [
      'UTF-8 cut behind the first byte of a letter',
      utf8('§ 302 and § 304 and §').subarray(0, -1),
      '§ 302 and § 304 and ',
    ],
    ['UTF-16 with its mark', Buffer.from('\ufeffThe court’s', 'utf16le'), 'The court’s'],
  ])('are read as %s', (_what, given, text) => {
    expect(decodeFile(given)).toEqual({ ok: true, text });
  });

  it.each([
    ['a stray E9', joined(utf8('The court’s\nview of '), bytes(0xe9), utf8(' § 302')), 'E9 at offset 22 (line 2)'],
    ['a stray E9 beside one sign', joined(utf8('See § 302, '), bytes(0xe9), utf8('.')), 'E9 at offset 12 (line 1)'],
    [
      'a letter cut in the middle',
      joined(utf8('“A”\n\n'), bytes(0xe2, 0x80), utf8('B “C”')),
      'E2 at offset 9 (line 3)',
    ],
    ['a byte that begins nothing', joined(utf8('न्याय '), bytes(0x92), utf8(' न्याय')), '92 at offset 16 (line 1)'],
    ['the mark of UTF-8', joined(bytes(0xef, 0xbb, 0xbf), windows('caf\xe9 and caf\xe9')), 'E9 at offset 6 (line 1)'],
    [
      'half of it in Windows-1252',
      joined(utf8('A’s '.repeat(5)), windows('B\x92s '.repeat(5))),
      '92 at offset 31 (line 1)',
    ],
    ['letters longer than they must be', joined(utf8('“A”'), bytes(0xc0, 0xaf)), 'C0 at offset 7 (line 1)'],
    ['many capital letters', joined(utf8('Śrī '.repeat(11)), bytes(0xe9), utf8(' x')), 'E9 at offset 66 (line 1)'],
  ])('are refused if they are UTF-8 with %s', (_what, given, place) => {
    const reason = `The file is UTF-8, but the byte ${place} belongs to no letter, so it is damaged or has two encodings; save it as UTF-8.`;
    expect(decodeFile(given)).toEqual({ ok: false, reason });
  });
});
