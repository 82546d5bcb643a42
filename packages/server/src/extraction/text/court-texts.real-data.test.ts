import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isJsonRecord, textAt } from '../../ingest/formats/json-record.js';
import { judgmentFormat } from '../../ingest/formats/judgments.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const file = join(data, 'judgments/hc-tribunal-recent.jsonl.gz');
const isThere = existsSync(file);
if (!isThere && process.env['REQUIRE_REAL_DATA']) throw new Error(`REQUIRE_REAL_DATA is set, but ${file} is missing`);

/** Lines at either edge of a page among which a head or foot is looked for. */
const EDGE = 8;
/** Pages in a row with the same line. */
const IN_A_ROW = 3;
/** Shortest line that counts, in letters and digits; shorter ones are numbers and single words. */
const SHORTEST = 6;

interface Stored {
  readonly id: string;
  readonly raw: string;
  readonly html: string;
  readonly blocks: readonly string[];
}

const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const countOf = (text: string, part: string) => text.split(part).length - 1;

function readAll(): Stored[] {
  return gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const record = JSON.parse(line) as unknown;
      const result = isJsonRecord(record) ? judgmentFormat(record) : undefined;
      if (!isJsonRecord(record) || result?.ok !== true) throw new Error(line.slice(0, 60));
      const { html, plain, titleEnd = 0 } = result.document.text;
      const blocks = plain.slice(titleEnd).trimStart().split('\n\n');
      return { id: textAt(record, 'id'), raw: textAt(record, 'text'), html, blocks };
    });
}

interface Place {
  readonly page: number;
  /** Distance from the nearer edge of the page, in lines. */
  readonly distance: number;
}

/** The lines that are at about the same place of three pages in a row, and how often they are at an edge. */
function linesOfEveryPage(raw: string): Map<string, number> {
  const places = new Map<string, Place[]>();
  for (const [page, text] of raw.split('\f').entries()) {
    const lines = text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => squeeze(line) !== '');
    for (const [at, line] of lines.entries()) {
      const distance = Math.min(at, lines.length - 1 - at);
      if (distance < EDGE && squeeze(line).length >= SHORTEST)
        places.set(line, [...(places.get(line) ?? []), { page, distance }]);
    }
  }
  const running = [...places].filter(([, all]) =>
    all.some(({ page, distance }) =>
      Array.from({ length: IN_A_ROW }, (_, step) => page + step).every((next) =>
        all.some((other) => other.page === next && Math.abs(other.distance - distance) <= 1),
      ),
    ),
  );
  return new Map(running.map(([line, all]) => [line, all.length]));
}

/** Lines of a text without form feeds whose number counts the pages: `VRD 1 of 18`, `VRD 2 of 18`. */
function countedLines(raw: string): string[] {
  if (raw.includes('\f')) return [];
  const groups = Map.groupBy(
    raw.split('\n').filter((line) => /\p{L}{2}.*\d|\d.*\p{L}{2}/u.test(line) && line.length < 60),
    (line) => squeeze(line).replace(/\d+/g, '#'),
  );
  return [...groups.values()]
    .filter((lines) => {
      const rows = lines.map((line) => line.match(/\d+/g)?.map(Number) ?? []);
      const isCounter = (at: number) =>
        rows.every((row, index) => index === 0 || (row[at] ?? 0) > (rows[index - 1]?.[at] ?? 0)) &&
        (rows[0]?.[at] ?? 99) <= 2;
      return lines.length >= IN_A_ROW && (rows[0] ?? []).some((_number, at) => isCounter(at));
    })
    .flatMap((lines) => lines.map(squeeze));
}

/** Lines that are beside the stamps of several pages of a text without form feeds, and how often. */
function linesBesideStamps(raw: string): Map<string, number> {
  if (raw.includes('\f')) return new Map();
  const counted = new Set(countedLines(raw));
  const lines = raw
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isStamp = (line = '') => counted.has(squeeze(line)) || /\b\d{4}:[A-Z]{2,6}(?:-[A-Z]{1,4})?:\d{1,6}/.test(line);
  const beside = lines.filter(
    (line, at) =>
      squeeze(line).length >= SHORTEST && (isStamp(lines[at - 1]) || isStamp(lines[at + 1]) || isStamp(line)),
  );
  const groups = Map.groupBy(beside, (line) => line);
  return new Map([...groups].filter(([, all]) => all.length > 1).map(([line, all]) => [line, all.length]));
}

describe.skipIf(!isThere)('the texts of real PDFs', { timeout: 300_000 }, () => {
  const texts = isThere ? readAll() : [];

  it('contain no running head or foot', () => {
    let heads = 0;
    const left: string[] = [];
    for (const { id, raw, blocks } of texts) {
      const [whole, body] = [squeeze(raw), squeeze(blocks.join('\n'))];
      for (const [printed, times] of [...linesOfEveryPage(raw), ...linesBesideStamps(raw)]) {
        const line = squeeze(printed);
        heads += times;
        // What the raw text has inside its pages may stay: a judge may name the case, too. A line that is inside the pages more often
        // than at their edges is text.
        const inside = countOf(whole, line) - times;
        if (inside <= times && countOf(body, line) > inside) left.push(`${id}: ${line}`);
      }
      for (const line of countedLines(raw)) {
        heads += 1;
        if (body.includes(line)) left.push(`${id}: ${line}`);
      }
    }
    process.stdout.write(
      `${texts.length} texts, ${heads} heads and feet in the PDFs, ${left.length} in the stored texts\n`,
    );
    expect(texts).toHaveLength(156);
    expect(heads).toBeGreaterThan(5_000);
    expect(left).toEqual([]);
  });

  it('contain no foot of a page joined to a word', () => {
    const joined = texts.flatMap(({ id, raw, blocks }) => {
      const body = blocks.join('\n');
      return [...linesOfEveryPage(raw).keys()]
        .filter((line) => squeeze(line).length > SHORTEST * 2 && /\S/.test(body[body.indexOf(line) - 1] ?? ' '))
        .map((line) => `${id}: ${line}`);
    });
    expect(joined).toEqual([]);
  });

  it('contain no number of a page, stamp or escaped sign as a paragraph', () => {
    const stray = texts.flatMap(({ id, blocks }) =>
      blocks
        .filter((block) =>
          /^[[("“]?\d{1,3}[.)\]]?$|^digitally signed|signature not verified|^page \d+ of|\d\\\.|::: ?downloaded/i.test(
            block,
          ),
        )
        .map((block) => `${id}: ${block.slice(0, 60)}`),
    );
    expect(stray).toEqual([]);
  });

  it('cut no paragraph', () => {
    const cut = texts.flatMap(({ id, html }) => {
      const body = html.replace(/<section id="cause-title">[^]*?<\/section>/, '');
      const blocks = body
        .split('\n')
        .filter((line) => line.startsWith('<p') && !line.includes('<small>'))
        .map((line) => line.replace(/<[^>]+>/g, ''));
      return blocks
        .map((block, index) => [block, blocks[index + 1] ?? ''] as const)
        .filter(
          ([end, start]) =>
            !/[.?!:;,–—\-…\])"'”’]$/.test(end) && /^\p{Ll}/u.test(start) && !/^[a-z]{1,4}[.)]/.test(start),
        )
        .map(([end, start]) => `${id}: ${end.slice(-40)} / ${start.slice(0, 40)}`);
    });
    expect(cut).toEqual([]);
  });
});
