import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBatch } from '../../ingest/batch.js';
import type { JsonRecord } from '../../ingest/formats/json-record.js';
import { judgmentFormat } from '../../ingest/formats/judgments.js';
import { unpackOffsets, unpackText } from '../../store/packed-text.js';
import { startBudget } from '../model/budget.js';
import type { EngineAnswer, EngineHit } from '../model/engine.js';
import { parseBody } from '../guard/parse-body.js';
import { hostileBodies } from './hostile-searches.fixtures.js';
import { drainIndexQueue } from '../indexing/index-queue.js';
import { type TestLibrary, openTestLibrary } from '../../test-library.fixtures.js';
import { type PlainDocument, type WireClause, at as itemAt, openPlainScan } from './plain-scan.fixtures.js';
import { type SqliteIndex, openSqliteIndex } from './sqlite/sqlite-index.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));
if (!isThere && process.env['REQUIRE_REAL_DATA'])
  throw new Error(`REQUIRE_REAL_DATA is set, but ${data} contains no judgments`);
const files = ['sc-irled', 'sc-aila', 'hc-tribunal-recent'].map((name) => join(data, 'judgments', `${name}.jsonl.gz`));

/** All of them with LONG_RUN=1. */
const isLong = process.env['LONG_RUN'] === '1';
const SHARE = isLong ? 1 : 600 / 2793;
/** Queries of each operator. */
const QUERIES = Number(process.env['QUERIES'] ?? 20);
/** No deadline here: CI machines may be busy. */
const PATIENCE_MS = 600_000;
/** Hits of one page. */
const PAGE = 20;
/** The deadline and one statement; generous, because CI machines may be busy. */
const LATEST_MS = 15_000;
const SEED = Number(process.env['SEED'] ?? 20_261_121);

/** Reproducible numbers from 0 to below `limit`. */
function makeRandom(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const title = isThere
  ? 'every operator over real judgments'
  : 'every operator over real judgments (skipped: no data there; REAL_DATA names its folder)';

describe.skipIf(!isThere)(title, { timeout: 7_200_000 }, () => {
  const random = makeRandom(SEED);
  let library: TestLibrary;
  let index: SqliteIndex;
  let documents: PlainDocument[];
  let scan: ReturnType<typeof openPlainScan>;
  const times = new Map<string, { readonly took: number; readonly clause: WireClause }[]>();

  beforeAll(async () => {
    library = await openTestLibrary();
    const batch = openBatch(library.store);
    const pick = makeRandom(7);
    for (const file of files) {
      for (const line of gunzipSync(readFileSync(file)).toString().split('\n')) {
        if (line === '' || pick(1_000_000) / 1_000_000 >= SHARE) continue;
        const result = judgmentFormat(JSON.parse(line) as JsonRecord);
        if (result.ok) await batch.add(result.document);
      }
    }
    await batch.save();
    await drainIndexQueue(library.store, library.engine);
    documents = await readPlain(library);
    scan = openPlainScan(documents);
    index = openSqliteIndex({ dataDir: library.dataDir });
  }, 7_200_000);
  afterAll(async () => {
    index.close();
    await library.close();
    for (const [operator, all] of times) {
      const sorted = all.toSorted((a, b) => a.took - b.took);
      const at = (share: number) => itemAt(sorted, Math.ceil(sorted.length * share) - 1);
      const worst = sorted.at(-1)!;
      process.stdout.write(
        `${operator.padEnd(24)} ${sorted.length} queries, ms of the processor p50 ${at(0.5).took.toFixed(1)} p95 ${at(0.95).took.toFixed(1)} ` +
          `max ${worst.took.toFixed(1)} ${JSON.stringify(worst.clause)}\n`,
      );
    }
  });

  it('H15: the most expensive searches end at the deadline', () => {
    for (const [what, query] of Object.entries(hostileBodies)) {
      const { request } = parseBody({ query, size: 1 }, { audience: 'member' });
      const start = performance.now();
      const before = process.cpuUsage();
      const answer = index.search(request);
      const took = performance.now() - start;
      const { user, system } = process.cpuUsage(before);
      process.stdout.write(
        `${what.padEnd(36)} ${took.toFixed(0)} ms, ${((user + system) / 1000).toFixed(0)} of the processor` +
          `${answer.timedOut ? ', timed out' : ''}\n`,
      );
      expect(took, what).toBeLessThan(LATEST_MS);
    }
  });

  /** Draws a word of a judgment, weighted by its frequency. */
  const place = () => random(documents.length);
  const anyWord = (test: (word: string) => boolean = () => true): string => {
    for (;;) {
      const { word, count } = scan.wordsOf(place());
      const drawn = count === 0 ? '' : word(random(count));
      if (drawn !== '' && test(drawn)) return drawn;
    }
  };
  /** Draws words of a judgment within a distance, in order. */
  const neighbours = (count: number, reach: number): string[] => {
    for (;;) {
      const { word, count: length } = scan.wordsOf(place());
      if (length < count * reach + 1) continue;
      let at = random(length - count * reach);
      const words = [word(at)];
      while (words.length < count) {
        at += 1 + random(reach);
        words.push(word(at));
      }
      return words;
    }
  };
  const isPlain = (word: string) => /^[a-z]{4,}$/.test(word);
  const match = (query: string, field = 'content'): WireClause => ({ match: { [field]: { query, operator: 'and' } } });
  const pickFrom = <T>(items: readonly T[]): T => itemAt(items, random(items.length));

  function ask(clause: WireClause, more: Readonly<Record<string, unknown>> = {}): EngineAnswer {
    const { request } = parseBody({ query: clause, ...more }, { audience: 'member' });
    const whole = index.search({ ...request, size: documents.length }, startBudget({ milliseconds: PATIENCE_MS }));
    const page = index.search({ ...request, size: PAGE }, startBudget({ milliseconds: PATIENCE_MS }));
    expect({ ...page, hits: page.hits.map(foundOf) }).toEqual({
      ...whole,
      hits: whole.hits.slice(0, PAGE).map(foundOf),
    });
    return whole;
  }

  /** Searches and compares. Returns whether a scan for the broken clause would differ. */
  function compare(operator: string, clause: WireClause, broken?: WireClause): boolean {
    // Processor time, because other suites may run at the same time.
    const before = process.cpuUsage();
    const answer = ask(clause);
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1_000;
    times.set(operator, [...(times.get(operator) ?? []), { took, clause }]);
    const found = answer.hits.map((hit) => hit.id).sort();
    const expected = scan.find(clause).sort();
    const label = JSON.stringify(clause);
    expect(answer.timedOut, label).toBe(false);
    expect(answer.expansionsCut, label).toBeUndefined();
    expect(found, label).toEqual(expected);
    expect(answer.total, label).toEqual({ value: expected.length, relation: 'eq' });
    return broken !== undefined && scan.find(broken).sort().join() !== found.join();
  }

  interface Drawn {
    readonly clause: WireClause;
    /** The same clause as a wrong scan would read it. */
    readonly broken?: WireClause;
  }

  function compareAll(operator: string, make: () => Drawn): void {
    let toldApart = 0;
    for (let query = 0; query < QUERIES; query += 1) {
      const { clause, broken } = make();
      if (compare(operator, clause, broken)) toldApart += 1;
    }
    expect(toldApart, `${operator}: a broken scan must be told apart`).toBeGreaterThan(0);
  }

  const near = (of: readonly WireClause[], within: number | string, ordered?: boolean): WireClause => ({
    near: { field: 'content', of, within, ...(ordered === undefined ? {} : { ordered }) },
  });

  const fields = ['content', 'appellant', 'respondent', 'judge', 'advocate', 'topic', 'citation'];

  const operators: Readonly<Record<string, () => Drawn>> = {
    match: () => {
      const words = [anyWord(), anyWord(isPlain)].slice(0, 1 + random(2)).join(' ');
      const operator = pickFrom(['and', 'or']);
      const clause = { match: { content: { query: words, operator } } };
      return { clause, broken: { match: { 'content.exact': { query: words, operator } } } };
    },
    'match exact': () => {
      const query = [anyWord(), anyWord(isPlain), anyWord(isPlain)].slice(0, 1 + random(3)).join(' ');
      const operator = pickFrom(['and', 'or']);
      const clause = { match: { 'content.exact': { query, operator } } };
      return { clause, broken: { match: { content: { query, operator } } } };
    },
    match_phrase: () => {
      const query = neighbours(2 + random(3), 1).join(' ');
      return {
        clause: { match_phrase: { content: query } },
        broken: { match_phrase: { content: query.split(' ').toReversed().join(' ') } },
      };
    },
    'match_phrase exact': () => {
      const query = neighbours(2 + random(2), 1).join(' ');
      return {
        clause: { match_phrase: { 'content.exact': query } },
        broken: { match_phrase: { content: query } },
      };
    },
    'match_phrase slop': () => {
      const slop = 1 + random(5);
      const words = neighbours(2 + random(2), 1 + Math.floor(slop / 2));
      const query = (random(3) === 0 ? words.toReversed() : words).join(' ');
      const field = pickFrom(['content', 'content.exact']);
      return {
        clause: { match_phrase: { [field]: { query, slop } } },
        broken: { match_phrase: { [field]: { query, slop: slop + 1 } } },
      };
    },
    multi_match: () => {
      const type = pickFrom(['best_fields', 'cross_fields', 'phrase']);
      const names = fields.filter(() => random(2) === 0);
      const query = neighbours(2, 1).join(' ');
      const ending = random(2) === 0 ? '.exact' : '';
      const at = (end: string) => (names.length === 0 ? ['content'] : names).map((name) => `${name}${end}`);
      const of = (end: string) => ({ multi_match: { query, fields: at(end), type, operator: 'and' } });
      return { clause: of(ending), broken: of(ending === '' ? '.exact' : '') };
    },
    'match fuzzy': () => {
      const word = anyWord(isPlain);
      const at = random(word.length);
      const typo =
        random(3) === 0 ? word : word.slice(0, at) + itemAt('abcdeilnorst', random(12)) + word.slice(at + random(2));
      const field = pickFrom(['content', 'content.exact']);
      const fuzziness = pickFrom([1, 'AUTO']);
      const query = random(3) === 0 ? `${typo} ${anyWord(isPlain)}` : typo;
      return {
        clause: { match: { [field]: { query, operator: 'and', fuzziness } } },
        broken: { match: { [field]: { query, operator: 'and' } } },
      };
    },
    prefix: () => {
      const word = anyWord((each) => each.length > 5);
      const letters = word.slice(0, 4 + random(word.length - 4));
      return { clause: { prefix: { content: letters } }, broken: { match: { content: letters } } };
    },
    wildcard: () => {
      const word = anyWord((each) => isPlain(each) && each.length > 5);
      const at = 3 + random(word.length - 4);
      const clause = pickFrom([
        { wildcard: { content: `${word.slice(0, at)}?${word.slice(at + 1)}` } },
        { wildcard: { content: `${word.slice(0, at)}*${word.slice(-1)}` } },
        { wildcard: { content: `${word.slice(0, 3)}?*${word.slice(-2)}` } },
      ]);
      return { clause, broken: { prefix: { content: word.slice(0, at) } } };
    },
    'near n': () => {
      const within = 1 + random(10);
      const count = 2 + random(2);
      const words = neighbours(count, Math.max(1, Math.floor(within / (count - 1))));
      const of = words.map((word) => match(word, pickFrom(['content', 'content.exact'])));
      return { clause: near(of, within), broken: near(of, within + 1) };
    },
    'near ordered': () => {
      const within = 1 + random(8);
      const words = neighbours(2, within);
      const of = (random(2) === 0 ? words : words.toReversed()).map((word) => match(word));
      return { clause: near(of, within, true), broken: near(of, within, false) };
    },
    'near sentence': () => {
      const of = neighbours(2 + random(3), 8).map((word) => match(word));
      return { clause: near(of, 'sentence', random(3) === 0), broken: near(of, 'paragraph') };
    },
    'near paragraph': () => {
      const of = neighbours(2 + random(3), 30).map((word) => match(word));
      return { clause: near(of, 'paragraph', random(3) === 0), broken: near(of, 'sentence') };
    },
    'near with parts': () => {
      const [a, b] = neighbours(2, 1) as [string, string];
      const word = anyWord(isPlain);
      const parts: WireClause[] = [
        { match_phrase: { content: `${a} ${b}` } },
        { match_phrase: { 'content.exact': `${a} ${b}` } },
        { match_phrase: { content: { query: `${a} ${b}`, slop: 2 } } },
        { prefix: { content: word.slice(0, 4) } },
        { wildcard: { content: `${word.slice(0, 3)}*${word.slice(-1)}` } },
        { bool: { should: [match(word), match(anyWord(isPlain)), { match_phrase: { content: `${a} ${b}` } }] } },
        { match: { content: { query: word, fuzziness: 'AUTO' } } },
      ];
      const of = [pickFrom(parts), pickFrom(parts), match(anyWord())].slice(0, 2 + random(2));
      const within = pickFrom([5, 20, 60, 'sentence', 'paragraph']);
      const ordered = random(3) === 0;
      return {
        clause: near(of, within, ordered),
        broken: near(
          of,
          within === 'sentence' ? 'paragraph' : within === 'paragraph' ? 'sentence' : Number(within) + 3,
        ),
      };
    },
    'near nested': () => {
      const [a, b, c] = neighbours(3, 5) as [string, string, string];
      const inner = near([match(a), match(b)], pickFrom([5, 10, 'sentence']), random(3) === 0);
      const within = pickFrom([5, 10, 'sentence', 'paragraph']);
      const of = random(2) === 0 ? [inner, match(c)] : [match(c), near([match(b), match(a)], 8)];
      return { clause: near(of, within), broken: near([match(a), match(b), match(c)], within) };
    },
    bool: () => {
      const drawn = () => draw(pickFrom(['match exact', 'prefix', 'near n', 'near sentence', 'match_phrase exact']));
      const years = 1950 + random(60);
      const court = pickFrom(documents).exact['courtname'] ?? '';
      const parts = [drawn().clause, drawn().clause, drawn().clause];
      const filter = [{ range: { lyear: { gte: years, lte: years + 20 } } }, { terms: { courtname: [court] } }];
      const clause = pickFrom<WireClause>([
        { bool: { must: parts[0], must_not: parts[1], filter: filter.slice(0, 1 + random(2)) } },
        { bool: { should: parts, minimum_should_match: 1 + random(2) } },
        { bool: { must: [parts[0]], should: [parts[1]], filter } },
        { bool: { filter: [filter[0]], should: parts, minimum_should_match: 1 } },
        { bool: { must: [{ bool: { should: parts.slice(0, 2) } }], must_not: [parts[2]] } },
      ]);
      return { clause, broken: itemAt(parts, 0) };
    },
  };

  function draw(operator: string): Drawn {
    const make = operators[operator];
    if (make === undefined) throw new RangeError(`There is no operator ${operator}.`);
    return make();
  }

  it.each(Object.keys(operators))('%s finds the judgments that a plain scan finds', (operator) => {
    compareAll(operator, () => draw(operator));
  });

  it('says if a beginning matches too many words, and then finds no more than a scan', () => {
    const clause = { prefix: { content: 'in' } };
    const answer = ask(clause);
    const expected = new Set(scan.find(clause));
    const words = scan.vocabulary.filter((word) => word.startsWith('in')).length;
    expect(answer.expansionsCut ?? false).toBe(words > 1024);
    expect(answer.hits.every((hit) => expected.has(hit.id))).toBe(true);
  });

  it('counts years and months of all matches', () => {
    for (let query = 0; query < QUERIES; query += 1) {
      const { clause } = draw(pickFrom(['match', 'near sentence', 'prefix']));
      const answer = ask(clause, {
        aggs: {
          years: { date_histogram: { field: 'dispose_dt', calendar_interval: 'year' } },
          months: { date_histogram: { field: 'dispose_dt', calendar_interval: 'month' } },
        },
      });
      const found = new Set(scan.find(clause));
      for (const [name, length] of [
        ['years', 4],
        ['months', 7],
      ] as const) {
        const counts = new Map<string, number>();
        for (const { id, exact } of documents) {
          const date = exact['dispose_dt'];
          if (!found.has(id) || typeof date !== 'string') continue;
          counts.set(date.slice(0, length), (counts.get(date.slice(0, length)) ?? 0) + 1);
        }
        const expected = [...counts].sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(([key, count]) => ({ key, count }));
        expect(answer.aggregations[name], JSON.stringify(clause)).toEqual(expected);
      }
    }
  });

  it.each([[{ dispose_dt: 'desc' }], [{ courtname: 'asc' }, { dispose_dt: 'asc' }], ['_score'], [{ cited: 'desc' }]])(
    'goes through all matches by search_after, sorted by %j',
    (...sort) => {
      const { clause } = draw('near paragraph');
      const whole = ask(clause, { sort }).hits.map((hit) => hit.id);
      const paged: string[] = [];
      let after: unknown[] | undefined;
      for (;;) {
        const body = { query: clause, sort, size: 100, ...(after === undefined ? {} : { search_after: after }) };
        const { request } = parseBody(body, { audience: 'member' });
        const { hits } = index.search({ ...request, size: 7 }, startBudget({ milliseconds: PATIENCE_MS }));
        if (hits.length === 0) break;
        paged.push(...hits.map((hit) => hit.id));
        const last = hits.at(-1)!;
        const values = (last.sort ?? []).map((value, index) =>
          request.sort[index]?.field === 'decidedOn' && typeof value === 'number' ? dateOf(value) : value,
        );
        after = [...values, last.id];
      }
      expect(paged).toEqual(whole);
    },
  );
});

const foundOf = ({ id, score }: EngineHit) => ({ id, score });

/** Returns the date of a day number (days since 1600-01-01). */
function dateOf(day: number): string {
  return new Date(Date.UTC(1600, 0, 1 + day)).toISOString().slice(0, 10);
}

async function readPlain({ store }: TestLibrary): Promise<PlainDocument[]> {
  const rows = await store.db
    .selectFrom('documents')
    .innerJoin('document_bodies', 'document_bodies.document_id', 'documents.id')
    .selectAll('documents')
    .select(['document_bodies.plain', 'document_bodies.sentence_ends'])
    .execute();
  const list = (text: string) => JSON.parse(text) as string[];
  return rows.map((row) => ({
    id: row.id,
    texts: {
      content: unpackText(row.plain),
      appellant: row.appellant,
      respondent: row.respondent,
      judge: list(row.judges).join(', '),
      advocate: list(row.advocates).join(', '),
      topic: row.subject,
      citation: [row.house_citation, ...list(row.other_citations)].join('; '),
    },
    sentenceEnds: unpackOffsets(row.sentence_ends),
    exact: { courtname: row.court_name, lyear: row.year, dispose_dt: row.decided_on },
  }));
}
