import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { extractCitations, type Citation } from './index.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const data = join(resolve(root, process.env['REAL_DATA'] ?? '../shared/data'), 'judgments');
const isThere = existsSync(data);
// The environment may require these tests.
if (!isThere && process.env['REQUIRE_REAL_DATA']) throw new Error(`REQUIRE_REAL_DATA is set, but ${data} is not there`);

/** Timeout for a whole file on a busy machine, in milliseconds. */
const SLOW = 60_000;

interface Label {
  readonly family?: string;
  readonly docket?: string;
  readonly year?: number;
  readonly volume?: string;
  readonly supplement?: string;
  readonly court?: string;
  readonly bench?: string;
  readonly page?: string;
  readonly suffix?: string;
  readonly status?: 'impossible' | 'incomplete' | 'ambiguous';
}
/** Labels of one line of a list, or of the citation at a place of a text. */
interface Labelled {
  readonly line?: number;
  readonly id?: string;
  readonly at?: number;
  readonly citations: readonly Label[];
}
type Halves = Readonly<Record<'development' | 'setAside', readonly Labelled[]>>;
type Sample = 'strings' | 'index' | 'recent';

const labels = JSON.parse(readFileSync(join(root, 'tests/citations/samples.labels.json'), 'utf8')) as Readonly<
  Record<Sample, Halves>
>;

function linesOf<T>(name: string): T[] {
  const lines = gunzipSync(readFileSync(join(data, `${name}.jsonl.gz`)))
    .toString()
    .split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as T);
}

/** Reads what a label covers: a whole string, the citations of an index line, or the citation at a place. */
function createReaders(): Readonly<Record<Sample, (one: Labelled) => Citation[]>> {
  const strings = linesOf<{ citation: string }>('citation-strings');
  const index = linesOf<{ entry: string }>('sc-lii-index');
  const recent = new Map(linesOf<{ id: string; text: string }>('hc-tribunal-recent').map(({ id, text }) => [id, text]));
  const read = new Map<string, Citation[]>();
  const ofText = (id: string): Citation[] => {
    const known = read.get(id) ?? extractCitations(recent.get(id) ?? '').filter(({ kind }) => kind !== 'provision');
    read.set(id, known);
    return known;
  };
  const ofLine = (text = '') => extractCitations(text).filter(({ kind }) => kind !== 'provision');
  return {
    strings: ({ line = 0 }) => ofLine(strings[line - 1]?.citation),
    index: ({ line = 0 }) => ofLine(index[line - 1]?.entry),
    recent: ({ id = '', at = 0 }) =>
      ofText(id).filter(({ start, end, shortForm }) => start <= at && at < end && !shortForm),
  };
}

const plain = (name = '') => name.toLowerCase().replace(/[^a-z&]/g, '');
/** The parts that the canonical form has. */
const keyOf = ({ year, volume, supplement, court, page, suffix, status, ...one }: Label) =>
  [plain(one.docket ?? one.family), year, volume, supplement, court, page, suffix, status === 'impossible'].join('|');
const wholeOf = (one: Label) => `${keyOf(one)}|${one.bench ?? ''}`;
const asLabel = ({ page, number, status, ...one }: Citation): Label => {
  const place = page ?? number ?? '';
  return { ...one, page: place, ...(status !== 'valid' && { status }) };
};

/** Scores one half. `doubtful`: read as ambiguous, so that no one relies on it. */
function score(items: readonly Labelled[], read: (one: Labelled) => Citation[]) {
  const failed: string[] = [];
  let [right, of, forms, wrongForms, wrongFamilies] = [0, 0, 0, 0, 0];
  for (const item of items) {
    const wanted = item.citations.filter(({ status }) => status !== 'incomplete');
    const isIncomplete = ({ page }: Label) =>
      item.citations.some((one) => one.status === 'incomplete' && one.page === page);
    const found = read(item)
      .map(asLabel)
      .filter((one) => !isIncomplete(one));
    const isRight = wanted.map(wholeOf).join() === found.map(wholeOf).join();
    const keys = new Set(wanted.map(keyOf));
    const families = new Set(wanted.map(({ family, docket }) => plain(docket ?? family)));
    of += 1;
    right += isRight ? 1 : 0;
    forms += found.length;
    const wrong = found.filter((one) => one.status !== 'ambiguous' && !keys.has(keyOf(one)));
    wrongForms += wrong.length;
    wrongFamilies += found.filter(({ family }) => !families.has(plain(family))).length;
    if (!isRight) failed.push(`${item.line ?? `${item.id}@${item.at}`}: ${found.map(wholeOf).join()}`);
  }
  return { right, of, forms, wrongForms, wrongFamilies, failed };
}

describe.skipIf(!isThere)('citations labelled by reading', { timeout: SLOW }, () => {
  const readers = isThere ? createReaders() : undefined;
  const measured = (['strings', 'index', 'recent'] as const).flatMap((sample) =>
    (['development', 'setAside'] as const).map((half) => [sample, half] as const),
  );

  it.each(measured)('%s, %s: 97 %% are read whole, canonical forms and series are right', (sample, half) => {
    const read = readers?.[sample];
    if (!read) throw new Error('The data is not there.');
    const { failed, ...figures } = score(labels[sample][half], read);
    // What fails in the half set aside stays unknown, so that nobody tunes the engine to it.
    const shown = half === 'development' ? failed : [];
    process.stdout.write(`labels ${sample} ${half} ${JSON.stringify(figures)} ${shown.join('\n  ')}\n`);
    expect(figures.right / figures.of).toBeGreaterThanOrEqual(0.97);
    expect(figures.wrongForms / figures.forms).toBeLessThanOrEqual(0.003);
    expect(figures.wrongFamilies).toBe(0);
  });

  it('control: another page, another series and a missing citation count as wrong', () => {
    const [item] = labels.strings.development;
    if (!item || !readers) throw new Error('No label.');
    const changed = (part: Label) =>
      score([{ ...item, citations: [{ ...item.citations[0], ...part }] }], readers.strings);
    expect(changed({ page: '0' })).toMatchObject({ right: 0, wrongForms: 1, wrongFamilies: 0 });
    expect(changed({ family: 'XYZ' })).toMatchObject({ right: 0, wrongForms: 1, wrongFamilies: 1 });
    expect(score([item], () => [])).toMatchObject({ right: 0, wrongForms: 0 });
  });
});
