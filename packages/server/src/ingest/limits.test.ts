import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { checkFiles } from './check-files.js';
import { jsonLines, temporaryFolder } from './ingest.fixtures.js';
import { writePdf } from './own/own-judgments.fixtures.js';

/** Records that are large, or that begin something again and again, with the words of their refusal; undefined if it is read. */
const records: readonly (readonly [string, Readonly<Record<string, unknown>>, string | undefined])[] = [
  ['150,000 paragraphs', { text: 'The order is made.\n'.repeat(150_000) }, undefined],
  [
    'a text of 10 million characters',
    { text: 'The order is made. '.repeat(550_000) },
    '1,04,49,999 characters, more than 10 million',
  ],
  ['a word of a million letters', { text: `The ${'a'.repeat(1_000_000)}` }, undefined],
  [
    '101 citations of its own',
    { text: 'A.', citations: Array(101).fill('AIR 1950 SC 1') },
    '101 citations, more than 100',
  ],
  ['100 citations of its own', { text: 'A.', citations: Array(100).fill('AIR 1950 SC 1') }, undefined],
  ['a Word file with 100,000 tags that never end', { file: 'tags.docx' }, 'no words'],
  ['a Word file that unpacks to 80 MB', { file: 'bomb.docx' }, 'The Word document is too long'],
  ['a Word file that is cut', { file: 'cut.docx' }, 'invalid zip data'],
  ['a PDF with nothing but a stamp', { file: 'stamp.pdf' }, 'it is a scan, which needs OCR first'],
  ['a date of a spreadsheet', { text: 'A.', date: '43529' }, 'the number of a day in a spreadsheet (2019-03-05)'],
  ['30 February', { text: 'A.', date: '30-02-2019' }, 'The calendar has no day "30-02-2019"'],
  ['two titles in one', { text: 'A.', title: 'Das v. State | Das v. Union' }, 'joins several values with "|"'],
  ['names of glyphs', { text: '/G21/G22 /G23 '.repeat(20) }, 'The letters of the text are lost'],
  ['a lone surrogate and zero bytes', { text: 'A \ud800 lone \u0000 byte.' }, undefined],
];

it('reads or refuses each record by itself, with its line and the words that name the fault', async () => {
  const folder = await temporaryFolder();
  const docx = (xml: string) => zipSync({ 'word/document.xml': strToU8(xml) });
  await writeFile(join(folder, 'tags.docx'), docx('<w:t '.repeat(100_000)));
  await writeFile(join(folder, 'bomb.docx'), docx(`<w:t>${'a'.repeat(80_000_000)}</w:t>`));
  await writeFile(join(folder, 'cut.docx'), docx('<w:t>a</w:t>').subarray(0, 40));
  await writePdf(join(folder, 'stamp.pdf'), ['Downloaded on - 12-03-2020', 'Downloaded on - 12-03-2020']);
  const file = join(folder, 'all.jsonl');
  await writeFile(file, jsonLines(records.map(([, record], at) => ({ id: `r:${at}`, ...record }))));
  const { read, accepted, refused } = await checkFiles({ format: 'documents', files: [file] });
  const faults = new Map(refused.map(({ line, reason }) => [line, reason]));
  for (const [at, [name, , reason]] of records.entries()) {
    const expected = reason === undefined ? undefined : (expect.stringContaining(reason) as string);
    expect([name, faults.get(at + 1)]).toEqual([name, expected]);
  }
  expect({ read, accepted }).toEqual({ read: records.length, accepted: records.length - refused.length });
});
