import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { briefReport, type BriefRow, checkBrief, type CheckSource, createBriefCheck } from '@headnote/core/brief-check';
import { parseCitation } from '@headnote/core/citation';
import { caseTitle } from '@headnote/core/format';
import { describe, expect, it } from 'vitest';
import type { NewCase } from '../../extraction/new-document.js';
import { structureOfText } from '../../extraction/structure/structure-of-text.js';
import { isJsonRecord } from '../../ingest/formats/json-record.js';
import { judgmentFormat } from '../../ingest/formats/judgments.js';
import { type BriefParts, layouts } from './briefs.fixtures.js';
import { checkPinpoint, readPrintedPlaces } from './check-pinpoint.js';
import { compareQuotation, prepareJudgment } from './compare-quotation.js';
import { readJudgmentText } from './judgment-text.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = join(resolve(root, process.env['REAL_DATA'] ?? '../shared/data'), 'judgments');
const isThere = existsSync(data);
if (!isThere && process.env['REQUIRE_REAL_DATA']) throw new Error(`REQUIRE_REAL_DATA is set, but ${data} is missing`);

/** Change the seed after a wrong answer has led to a change of the rules. */
const SEED = Number(process.env['SEED'] ?? 20261129);
/** Briefs of each half. */
const BRIEFS = 200;
/** The first half was used to write the rules; of the other one, only figures were read. */
const HALVES = ['first', 'set aside'] as const;
type Half = (typeof HALVES)[number];

const LEAST_NOTICED = 0.95;
const MOST_FALSE = 0.02;

/** Words that a changed quotation has more, or in place of one of its own. */
const ADDED = ['not', 'always', 'material', 'only', 'generally'];
const REPLACING = ['unlawful', 'seldom', 'contract', 'impossible', 'never'];

function randomOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}

const isReport = (citation: string): boolean => ['reporter', 'neutral'].includes(parseCitation(citation)?.kind ?? '');
const canonicalOf = (citation: string): string => parseCitation(citation)?.canonical ?? '';

/** All judgments with parties and a report, halved by seed. */
function readCases(): Record<Half, NewCase[]> {
  const random = randomOf(SEED);
  const halves: Record<Half, NewCase[]> = { first: [], 'set aside': [] };
  for (const set of ['sc-irled', 'sc-aila', 'hc-tribunal-recent']) {
    const lines = gunzipSync(readFileSync(join(data, `${set}.jsonl.gz`)))
      .toString()
      .split('\n')
      .filter(Boolean);
    for (const line of lines) {
      const half = HALVES[random(2)] ?? 'first';
      const record = JSON.parse(line) as unknown;
      const read = isJsonRecord(record) ? judgmentFormat(record) : undefined;
      if (!read?.ok || read.document.kind !== 'case') continue;
      const { appellant, respondent, otherCitations } = read.document;
      if (appellant !== '' && respondent !== '' && otherCitations.some(isReport)) halves[half].push(read.document);
    }
  }
  return halves;
}

function openCase(document: NewCase) {
  const { opinions } = structureOfText(document.text, document.judges);
  const text = readJudgmentText(document.text.html, opinions);
  const printed = readPrintedPlaces(text, document.otherCitations);
  const report = document.otherCitations.find((one) => canonicalOf(one) === printed.report?.canonical);
  const citation = report ?? document.otherCitations.find(isReport) ?? '';
  return { document, opinions, printed, citation, judgment: prepareJudgment(text) };
}
type OpenCase = ReturnType<typeof openCase>;

/** A library with these judgments, without a database. */
function sourceOf(cases: ReadonlyMap<string, OpenCase>): CheckSource {
  return {
    check: async ({ citations }) =>
      citations.map((citation) => {
        const found = cases.get(citation);
        const hit = found && { id: citation, title: caseTitle(found.document), citations: [found.citation] };
        return { hits: hit ? [hit] : [] };
      }),
    compare: async (claims) =>
      claims.map(({ id, citation, quotation, pinpoint }) => {
        const found = cases.get(id);
        if (found === undefined) throw new Error(`A claim of an unknown judgment: ${id}`);
        const answer = {
          pinpoint: 'none',
          last: '',
          quotation: 'none',
          segments: [],
          passage: '',
          paragraph: '',
          judge: '',
        } as const;
        return {
          ...answer,
          ...(quotation !== '' && compareQuotation(quotation, found.judgment)),
          ...(pinpoint !== '' && checkPinpoint(pinpoint, citation, found.printed)),
        };
      }),
  };
}

/** Sentences of a judgment that a brief may quote; those of some paragraphs only if `from` and `to` say so. */
function sentencesOf({ text }: NewCase, from = 0, to = Infinity): string[] {
  const paragraphs = text.plain.split('\n\n');
  let offset = 0;
  const isWanted = paragraphs.map((paragraph, index): readonly [number, boolean] => {
    offset += paragraph.length + 2;
    return [offset, index >= from && index < to];
  });
  let start = text.titleEnd ?? 0;
  let at = 0;
  return text.sentenceEnds.flatMap((end) => {
    const sentence = text.plain
      .slice(start, end)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^[([]?\d{1,3}[.)\]]\s*/, '');
    start = Math.max(start, end);
    while ((isWanted[at]?.[0] ?? Infinity) < end) at += 1;
    const count = sentence.split(' ').length;
    // Marks and brackets in it would end the quotation, or be those of the quoting writer.
    const isQuotable = count >= 8 && count <= 60 && !/["“”«»[\]]/.test(sentence) && /[a-z]{3}/.test(sentence);
    return isQuotable && isWanted[at]?.[1] === true ? [sentence] : [];
  });
}

interface Tally {
  readonly count: (what: string, isRight: boolean, about?: () => string) => void;
  readonly of: (what: string) => { readonly right: number; readonly all: number };
  readonly print: () => string;
}

function createTally(half: Half): Tally {
  const figures = new Map<string, { right: number; all: number }>();
  const wrong: string[] = [];
  return {
    count(what, isRight, about = () => '') {
      const figure = figures.get(what) ?? { right: 0, all: 0 };
      figures.set(what, { right: figure.right + Number(isRight), all: figure.all + 1 });
      // Errors of the half set aside are not read.
      if (!isRight && half === 'first' && process.env['SHOW']) wrong.push(`${what}: ${about()}`);
    },
    of: (what) => figures.get(what) ?? { right: 0, all: 0 },
    print: () =>
      [`${half}:`, ...[...figures].map(([what, { right, all }]) => `  ${what}: ${right} of ${all}`), ...wrong].join(
        '\n',
      ),
  };
}

async function measure(half: Half, cases: readonly NewCase[]): Promise<Tally> {
  const random = randomOf(SEED + HALVES.indexOf(half));
  const pick = <T>(items: readonly T[]): T | undefined => items[random(items.length)];
  const drawn = cases
    .map((one) => ({ one, order: random(1_000_000) }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ one }) => one);
  const withDissent = drawn.filter((one) =>
    structureOfText(one.text, one.judges).opinions.some(({ kind }) => kind === 'dissenting'),
  );
  const opened = [...new Set([...drawn.slice(0, BRIEFS * 2), ...withDissent])].map(openCase);
  const times = Map.groupBy(opened, ({ citation }) => canonicalOf(citation));
  const library = new Map(
    opened.flatMap((one) => {
      const key = canonicalOf(one.citation);
      return times.get(key)?.length === 1 ? [[key, one] as const] : [];
    }),
  );
  const source = sourceOf(library);
  const tally = createTally(half);
  const rowOf = async (text: string, canonical: string): Promise<BriefRow | undefined> => {
    const machine = createBriefCheck({ source, checkBrief, readFile: () => Promise.reject(new Error('none')) });
    await machine.checkText(text);
    const { record, error } = machine.getSnapshot();
    if (record === undefined) throw new Error('The check did not end.', { cause: error });
    const rows = briefReport(record).rows.filter(({ hits }) => hits[0]?.id === canonical);
    return rows.find(({ quotation }) => quotation.entries.length > 0) ?? rows[0];
  };
  let briefs = 0;
  for (const [canonical, one] of library) {
    const { document, printed, citation, opinions } = one;
    const nameOf = ({ appellant, respondent }: NewCase) => `${appellant} v. ${respondent}`;
    const dissent = opinions.find(({ kind }) => kind === 'dissenting');
    const sentence = pick(sentencesOf(document, 0, dissent?.from));
    const other = pick([...library.values()].filter((another) => another !== one));
    const layout = layouts[briefs % layouts.length];
    if (sentence === undefined || other === undefined || layout === undefined) continue;
    briefs += 1;
    const parts = {
      name: nameOf(document),
      citation,
      other: { name: nameOf(other.document), citation: other.citation },
    };
    const write = (change: Pick<BriefParts, 'quotation' | 'pinpoint'>) => layout({ ...parts, ...change });
    const words = sentence.split(' ');
    const place = words.findIndex((word, index) => index > random(words.length - 2) && /^[a-z]+$/.test(word));
    const changed = (change: readonly string[], removed: number) =>
      words.toSpliced(Math.max(1, place), removed, ...change).join(' ');
    const { lastParagraph, report } = printed;
    const [good, bad] = report
      ? [`p. ${report.first + random(report.last - report.first + 1)}`, `p. ${report.last + 1 + random(40)}`]
      : lastParagraph > 0
        ? [`para ${1 + random(lastParagraph)}`, `para ${lastParagraph + 1 + random(40)}`]
        : ['', ''];
    const state = async (quotation: string, pinpoint = '') => {
      const text = write({ quotation, pinpoint });
      const row = await rowOf(text, canonical);
      return { quotation: row?.quotation.state ?? 'none', pinpoint: row?.pinpoint.state ?? 'none', text };
    };
    if (briefs <= BRIEFS) {
      const truth = await state(sentence, good);
      const about = (what: { readonly quotation: string; readonly pinpoint: string; readonly text: string }) => () =>
        `${document.source.id} ${what.quotation} ${what.pinpoint} ${JSON.stringify(what.text.slice(0, 900))}`;
      tally.count('true quotation: word for word', truth.quotation === 'word-for-word', about(truth));
      tally.count(
        'true quotation: no alarm',
        !['differs', 'not-found', 'other-opinion'].includes(truth.quotation),
        about(truth),
      );
      for (const [what, quotation] of [
        ['word added', changed([pick(ADDED) ?? ''], 0)],
        ['word dropped', changed([], 1)],
        ['word replaced', changed([pick(REPLACING) ?? ''], 1)],
      ] as const) {
        const found = await state(quotation);
        tally.count(`${what}: noticed`, ['differs', 'not-found'].includes(found.quotation), about(found));
      }
      if (good !== '') {
        const unit = report ? 'page' : 'paragraph';
        tally.count(`${unit} that exists: no alarm`, truth.pinpoint !== 'beyond', about(truth));
        tally.count(`${unit} that exists: found`, truth.pinpoint === 'exists', about(truth));
        const found = await state(sentence, bad);
        tally.count(`${unit} beyond the end: noticed`, found.pinpoint === 'beyond', about(found));
      }
    }
    const dissenting = dissent && pick(sentencesOf(document, dissent.from + 1, dissent.to));
    if (dissenting !== undefined) {
      const found = await state(dissenting);
      tally.count(
        'sentence of a dissent: noticed',
        found.quotation === 'other-opinion',
        () => `${document.source.id} ${found.quotation} ${found.text.slice(0, 500)}`,
      );
    }
  }
  return tally;
}

describe.skipIf(!isThere)('briefs made from real judgments', { timeout: 900_000 }, () => {
  const halves = isThere ? readCases() : undefined;
  const wanted = HALVES.filter((half) => (process.env['HALF'] ?? half) === half);

  it.each(wanted)('quotations and pinpoints, half: %s', async (half) => {
    const tally = await measure(half, halves?.[half] ?? []);
    process.stdout.write(`${tally.print()}\n`);
    for (const what of [
      'word added',
      'word dropped',
      'word replaced',
      'paragraph beyond the end',
      'page beyond the end',
    ]) {
      const { right, all } = tally.of(`${what}: noticed`);
      expect(right / all, what).toBeGreaterThanOrEqual(LEAST_NOTICED);
    }
    for (const what of ['true quotation', 'paragraph that exists', 'page that exists']) {
      const { right, all } = tally.of(`${what}: no alarm`);
      expect(1 - right / all, what).toBeLessThanOrEqual(MOST_FALSE);
    }
  });
});
