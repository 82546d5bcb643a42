import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openLocalEngine } from '../search/engines/sqlite/open-engine.js';
import { runSearch } from '../search/run/run-search.js';
import { openDatabase } from '../store/database.js';
import { testDatabase } from '../store/test-database.fixtures.js';
import type { ImportReport } from './import-report.js';
import { jsonLines, temporaryFolder } from './ingest.fixtures.js';
import { docxOf, writePdf } from './own/own-judgments.fixtures.js';
import { startImport } from './start-import.fixtures.js';

/** Judgments with nothing wrong. */
const GOOD = 980;
const MEGABYTE = 1_000_000;
/** Memory of the import and of what it starts. */
const LARGEST_MEMORY = 1_500 * MEGABYTE;

/** A PDF of one page whose content has 300 MB of operators in less than a megabyte. */
function bombPdf(): Uint8Array {
  const content = deflateSync(Buffer.from('BT /F1 9 Tf (bail) Tj ET\n'.repeat(12 * MEGABYTE)), { level: 9 });
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ),
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const docxWith = (xml: string): Uint8Array => zipSync({ 'word/document.xml': strToU8(xml) }, { level: 9 });

/** Records that attack a reader. `isRefused`: the report has a line for it; all others are stored. */
const hostile: readonly { readonly isRefused: boolean; readonly record: Readonly<Record<string, unknown>> }[] = [
  { isRefused: false, record: { caseNumber: 'constructor No. 12 of 2018', text: 'About constructor.' } },
  { isRefused: false, record: { title: '__proto__ v. hasOwnProperty', text: 'About __proto__ and toString.' } },
  { isRefused: false, record: { court: 'constructor', text: 'Of a court.' } },
  { isRefused: false, record: { judges: ['toString', 'valueOf J.'], text: 'Of judges.' } },
  { isRefused: false, record: { citations: ['constructor 2018 SC 1', '(2018) 1 __proto__ 5'], text: 'Of reports.' } },
  { isRefused: false, record: { outcome: 'constructor', subject: 'isPrototypeOf', text: 'Of an outcome.' } },
  { isRefused: false, record: { acts: ['constructor, 1860: Section toString'], text: 'Under section constructor.' } },
  { isRefused: false, record: { text: 'The order was set aside and followed by the court. '.repeat(100_000) } },
  { isRefused: false, record: { text: 'The order is made.\n'.repeat(150_000) } },
  { isRefused: false, record: { text: 'A lone \ud800 surrogate and \udc00 another.' } },
  { isRefused: false, record: { text: 'Zero \u0000 bytes \u0000 inside.' } },
  { isRefused: false, record: { text: '\u202eA text from right to left\u202c and \u2066isolated\u2069.' } },
  {
    isRefused: false,
    record: { text: Array.from({ length: 10_000 }, (_, at) => `AIR ${1950 + (at % 70)} SC ${at}.`).join(' ') },
  },
  { isRefused: true, record: { date: '43529', text: 'A date of a spreadsheet.' } },
  { isRefused: true, record: { file: 'bomb.pdf' } },
  { isRefused: true, record: { file: 'bomb.docx' } },
  { isRefused: true, record: { file: 'broken.docx' } },
  { isRefused: true, record: { file: 'tags.docx' } },
  { isRefused: true, record: { file: 'glyphs.txt' } },
  { isRefused: true, record: { file: 'stamp.pdf' } },
];

/** Resident bytes of a process and of those that it started. */
function memoryOf(pid: number): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
      sizes.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024);
    } catch {
      // It has ended.
    }
  }
  const belongs = (one: number | undefined): boolean =>
    one !== undefined && one > 1 && (one === pid || belongs(parents.get(one)));
  return [...sizes].reduce((sum, [one, size]) => (belongs(one) ? sum + size : sum), 0);
}

it(
  'imports 1,000 judgments of which 20 are hostile: each is stored or refused, and all others are found',
  { timeout: 600_000 },
  async () => {
    const folder = await temporaryFolder();
    const files = join(folder, 'files');
    await mkdir(files);
    await writeFile(join(files, 'bomb.pdf'), bombPdf());
    await writeFile(
      join(files, 'bomb.docx'),
      docxWith(`<w:document>${'<w:p><w:t>a</w:t></w:p>'.repeat(4 * MEGABYTE)}</w:document>`),
    );
    await writeFile(join(files, 'broken.docx'), docxOf(['A line.']).subarray(0, 60));
    await writeFile(join(files, 'tags.docx'), docxWith('<w:t '.repeat(100_000)));
    await writeFile(join(files, 'glyphs.txt'), '/G21/G22 /G23 '.repeat(200));
    await writePdf(join(files, 'stamp.pdf'), [
      'Downloaded on - 12-03-2020 10:11:12',
      'Downloaded on - 12-03-2020 10:11:13',
    ]);
    const good = Array.from({ length: GOOD }, (_, at) => ({
      id: `good:${at}`,
      title: `Party${at} v. State`,
      text: `1. The lantern numbered ${at} was sold.\n2. The appeal is allowed.`,
    }));
    const records = [
      ...good.slice(0, 490),
      ...hostile.map(({ record }, at) => ({ id: `hostile:${at}`, ...record })),
      ...good.slice(490),
    ];
    await writeFile(join(files, 'all.jsonl'), jsonLines(records));

    const { child, ended } = await startImport(folder, ['documents', 'files/all.jsonl', '--report', 'report.json']);
    let memory = 0;
    const timer = setInterval(() => {
      memory = Math.max(memory, memoryOf(child.pid ?? 0));
    }, 50);
    const { code, stderr } = await ended;
    clearInterval(timer);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(memory).toBeLessThan(LARGEST_MEMORY);

    const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as ImportReport;
    const refused = hostile.flatMap(({ isRefused }, at) => (isRefused ? [491 + at] : []));
    expect(report.refused.map(({ line }) => line)).toEqual(refused);
    expect(report).toMatchObject({ read: 1_000, stored: 1_000 - refused.length, unindexed: [] });
    expect(report.setAside).toBeUndefined();

    const store = await openDatabase(await testDatabase(join(folder, 'data')));
    const engine = await openLocalEngine({ dataDir: join(folder, 'data') });
    try {
      const countOf = async (text: string) => {
        const body = { query: { match: { content: { query: text, operator: 'and' } } }, size: 1 };
        return (await runSearch({ store, engine, audience: 'member', body })).hits.total.value;
      };
      expect(await countOf('lantern sold')).toBe(GOOD);
      expect(await countOf('constructor')).toBe(2);
      expect(await engine.count()).toBe(1_000 - refused.length);
    } finally {
      await engine.close();
      await store.close();
    }
  },
);
