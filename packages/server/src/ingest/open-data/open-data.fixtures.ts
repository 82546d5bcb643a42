import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { onTestFinished } from 'vitest';
import { tarPart } from '../archives/archives.fixtures.js';
import { temporaryFolder } from '../ingest.fixtures.js';
import { ownJudgments, writePdf } from '../own/own-judgments.fixtures.js';

type Files = Readonly<Record<string, Uint8Array | string>>;

/** A tar archive as GNU tar writes it; long names in a header of their own. */
export function tarOf(files: Files): Buffer {
  const parts = Object.entries(files).flatMap(([name, content]) => {
    const long = name.length > 100 ? [tarPart('././@LongLink', name, 'L')] : [];
    return [...long, tarPart(name.slice(0, 100), content)];
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}

export const zipOf = (files: Files): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
  );

export function parquetOf(rows: readonly Readonly<Record<string, string>>[]): Uint8Array {
  const names = Object.keys(rows[0] ?? {});
  const columnData = names.map((name) => ({ name, data: rows.map((row) => row[name] ?? ''), type: 'STRING' as const }));
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}

export const indexOf = (parts: Readonly<Record<string, readonly string[]>>): string =>
  JSON.stringify({ parts: Object.entries(parts).map(([name, files]) => ({ name, files, file_count: files.length })) });

/** The bytes of an invented judgment as PDF, 1 to 10. */
export async function pdfOf(number: number): Promise<Buffer> {
  const path = join(await temporaryFolder(), 'judgment.pdf');
  await writePdf(path, ownJudgments[number - 1]?.pages ?? []);
  return readFile(path);
}

export async function writeAll(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** The page of the portal about a judgment, in the words that the real ones have. */
export const portalPage = (number: number): string =>
  `<button type="button" id="link_0"><font><strong>Eknath Zutshi${number}<span> versus </span>Union of India</strong>- ` +
  `<span class="escrText">[2024] 5 S.C.R. ${number}</span><span class="ncDisplay">2024 INSC ${number}</span></font></button><br>` +
  '<strong>Coram : A. SAMPLE<sup>*</sup>, B. TEST</strong><br> Issue for Consideration<br><strong class="caseDetailsTD">' +
  '<span> Decision Date :</span><font> 23-04-2024</font><span> | Case No :</span><font> CIVIL APPEAL No. 14/2024</font>' +
  '<span> | Disposal Nature :</span><font> Dismissed</font></strong>';

/** Too much to arrive in one piece. */
const LARGE = 8 * 1024 * 1024;

/** A set of the Supreme Court: two years, a table for one and JSON files for the other, an archive in two parts, a broken PDF. */
export async function supremeCourtSet(): Promise<Files> {
  const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(pdfOf));
  const none = Buffer.from('%PDF-1.7 nothing');
  const long = `${'folder/'.repeat(16)}2023_1_3_9_EN.pdf`;
  return {
    'data/tar/year=2023/english/english.tar': tarOf({ '2023_1_1_9_EN.pdf': one ?? none, 'broken_EN.pdf': none }),
    'data/tar/year=2023/english/part-20240101T000000.tar': tarOf({
      '2023_1_2_9_EN.pdf': two ?? none,
      [long]: three ?? none,
    }),
    'data/tar/year=2023/english/old.tar': tarOf({ 'replaced_EN.pdf': none }),
    'data/tar/year=2023/english/english.index.json': indexOf({
      'english.tar': ['2023_1_1_9_EN.pdf', 'broken_EN.pdf'],
      'part-20240101T000000.tar': ['2023_1_2_9_EN.pdf'],
    }),
    'data/tar/year=2023/regional/regional.tar': tarOf({ '2023_1_1_9_HIN.pdf': one ?? none }),
    'metadata/parquet/year=2023/metadata.parquet': parquetOf(
      [1, 2, 3].map((number) => ({
        title: `AMARANTH${number} versus STATE OF SAMPLEPUR`,
        judge: 'A. SAMPLE*, B. TEST',
        citation: `[2023] 1 S.C.R. ${number}`,
        case_id: `2023 INSC ${number}`,
        decision_date: '05-01-2023',
        disposal_nature: 'Appeal(s) allowed',
        path: `2023_1_${number}_9`,
      })),
    ),
    'data/tar/year=2024/english/english.tar': tarOf({
      '2024_5_4_9_EN.pdf': four ?? none,
      'large.bin': Buffer.alloc(LARGE),
    }),
    'metadata/tar/year=2024/metadata.tar': tarOf({
      '2024_5_4_9.json': JSON.stringify({ path: '2024_5_4_9', raw_html: portalPage(4) }),
    }),
  };
}

/** A set of the High Courts. */
export async function highCourtSet(): Promise<Files> {
  const place = 'year=2024/court=27_1/bench=hcbgoa';
  const name = 'HCBM010000012024_1_2024-03-04';
  return {
    [`data/tar/${place}/pdfs.tar`]: tarOf({ [`${name}.pdf`]: await pdfOf(5) }),
    [`data/tar/${place}/data.index.json`]: indexOf({ 'pdfs.tar': [`${name}.pdf`] }),
    [`metadata/parquet/${place}/metadata.parquet`]: parquetOf([
      {
        court_code: '27~1',
        title: 'WP/12/2024 of Firoza Wadekar Vs Registrar of Firms',
        judge: "HON'BLE SHRI JUSTICE A. SAMPLE,HON'BLE SHRI JUSTICE B. TEST",
        pdf_link: `court/cnrorders/hcbgoa/orders/${name}.pdf`,
        decision_date: '04-03-2024',
        disposal_nature: 'DISPOSED OF',
        court: 'Bombay High Court',
      },
    ]),
  };
}

/** What a test does to an answer: `cut` sends half of a file and breaks off, once for each name in it. */
interface Served {
  readonly base: string;
  /** Files that were asked for, with the range if there was one. */
  readonly asked: string[];
  readonly cut: Set<string>;
  redirect?: string | undefined;
}

/** Serves files as S3 does: a list in pages of two, ranges, entity tags. */
export async function serveSet(files: Files): Promise<Served> {
  const folder = await temporaryFolder();
  await writeAll(folder, files);
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
  const asked: string[] = [];
  const cut = new Set<string>();
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://local');
    if (served.redirect !== undefined) return reply.writeHead(302, { location: served.redirect }).end();
    if (pathname === '/') {
      const after = searchParams.get('continuation-token') ?? '';
      const found = paths.filter((path) => path.startsWith(searchParams.get('prefix') ?? '') && path > after);
      const page = found.slice(0, 2);
      const contents = await Promise.all(
        page.map(async (path) => {
          const { size } = await stat(join(folder, path));
          return `<Contents><Key>${path}</Key><ETag>&quot;${size}&quot;</ETag><Size>${size}</Size></Contents>`;
        }),
      );
      const next = found.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : '';
      return reply.end(`<ListBucketResult>${next}${contents.join('')}</ListBucketResult>`);
    }
    const path = decodeURIComponent(pathname.slice(1));
    const bytes = await readFile(join(folder, path));
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    asked.push(from === 0 ? path : `${path} from ${from}`);
    if (from > 0) reply.writeHead(206, { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` });
    if (!cut.delete(path)) return reply.end(bytes.subarray(from));
    reply.write(bytes.subarray(from, from + Math.floor((bytes.length - from) / 2)), () => request.socket.destroy());
    return reply;
  };
  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => reply.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve(undefined)));
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const served: Served = { base: `http://127.0.0.1:${port}/`, asked, cut };
  return served;
}
