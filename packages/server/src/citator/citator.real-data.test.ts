import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { extractCitations } from '@headnote/core/citation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isJsonRecord } from '../ingest/formats/json-record.js';
import { judgmentFormat } from '../ingest/formats/judgments.js';
import { actFormat } from '../ingest/formats/acts.js';
import { openDatabase, type Store } from '../store/database.js';
import { unpackText } from '../store/packed-text.js';
import type { NewDocument } from '../extraction/new-document.js';
import { saveDocuments } from './save-documents.js';
import { makeFolder } from '../test-library.fixtures.js';
import { checkCitations } from './queries/check-citations.js';
import { mutatedCitations } from './mutated-citations.fixtures.js';
import { resolveCitations } from './resolve-citations.js';
import { testDatabase } from '../store/test-database.fixtures.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));
if (!isThere && process.env['REQUIRE_REAL_DATA'])
  throw new Error(`REQUIRE_REAL_DATA is set, but ${data} contains no judgments`);
const title = isThere
  ? 'the citator on real judgments'
  : 'the citator on real judgments (skipped: no data there; REAL_DATA names its folder)';

/** Links drawn for review. Change the seed after a wrong link has led to a change of the rules. */
const SEED = Number(process.env['SEED'] ?? 20261121);
const DRAWN = 200;

const linesOf = (name: string): unknown[] =>
  gunzipSync(readFileSync(join(data, name)))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

function documentsOf(name: string): NewDocument[] {
  const format = name.startsWith('acts') ? actFormat : judgmentFormat;
  return linesOf(`${name}.jsonl.gz`).flatMap((record) => {
    const result = isJsonRecord(record) ? format(record) : undefined;
    return result?.ok === true ? [result.document] : [];
  });
}

async function load(store: Store, documents: readonly NewDocument[]): Promise<void> {
  for (let from = 0; from < documents.length; from += 64) await saveDocuments(store, documents.slice(from, from + 64));
  await resolveCitations(store);
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = createRandom(seed);
  const all = [...items];
  for (let index = all.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const one = all[index];
    const two = all[other];
    if (one === undefined || two === undefined) continue;
    all[index] = two;
    all[other] = one;
  }
  return all;
}

/** Words too common in cause titles to identify a case. */
const COMMON = new Set(
  'the and ors anr another others etc union india state states govt government commissioner ltd limited company through bihar punjab'
    .split(' ')
    .concat(
      'maharashtra gujarat rajasthan kerala karnataka mysore madras tamil nadu bombay delhi bengal west orissa pradesh'.split(
        ' ',
      ),
    ),
);
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 5));

/**
 * Right links that are lost since a shared given name no longer carries a match. To be regained; a further one is a fault.
 */
const LOST: readonly string[] = ['aila:C1280 aila:C386'];

describe.skipIf(!isThere)(title, { timeout: 1_200_000 }, () => {
  const folder = makeFolder();
  let store: Store;

  beforeAll(async () => {
    store = await openDatabase(await testDatabase(folder.path));
    const names = ['acts/central-acts', 'judgments/sc-irled', 'judgments/sc-aila', 'judgments/hc-tribunal-recent'];
    await load(store, names.flatMap(documentsOf));
  }, 1_200_000);
  afterAll(async () => {
    await store.close();
    folder.remove();
  });

  it('finds the judgments in the library, and prints the numbers', async () => {
    const states = await store.db
      .selectFrom('citation_uses')
      .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('places')])
      .groupBy(['kind', 'state'])
      .orderBy('kind')
      .orderBy('state')
      .execute();
    const links = await store.db.selectFrom('case_links').selectAll().execute();
    const provisions = await store.db
      .selectFrom('provision_uses')
      .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('act_id').as('linked')])
      .executeTakeFirstOrThrow();
    process.stdout.write(
      `${states.map(({ kind, state, places }) => `${kind} ${state} ${places}`).join(', ')}; links ${links.length}; ` +
        `provisions ${provisions.all}, linked to acts ${provisions.linked}\n`,
    );
    const count = (wanted: string) =>
      states
        .filter(({ kind, state }) => kind !== 'docket' && state === wanted)
        .reduce((sum, { places }) => sum + places, 0);
    expect(links.length).toBeGreaterThan(1_000);
    expect(count('found')).toBeGreaterThan(1_500);
    expect(count('ambiguous') + count('name-differs')).toBeLessThan(count('found') / 10);
  });

  it('finds the citations of held judgments, and none of 1,500 mutated ones that should not be found', async () => {
    const records = ['judgments/sc-irled', 'judgments/sc-aila'].flatMap((name) => linesOf(`${name}.jsonl.gz`));
    const { stored: inLibrary, mutated } = mutatedCitations(records, 1500, createRandom(SEED));
    const states = new Map<string, string>();
    for (const text of [...inLibrary, ...mutated.map((one) => one.text)]) states.set(text, '');
    const verdicts = await checkCitations(store, () => Promise.resolve([]), {
      citations: [...states.keys()],
      withSentences: false,
    });
    for (const { citation, state } of verdicts) states.set(citation, state);
    const found = inLibrary.filter((text) => /found|ambiguous/.test(states.get(text) ?? ''));
    const wrong = mutated.filter(({ text, mayBeFound }) => !mayBeFound && states.get(text) === 'found');
    const counts = Map.groupBy(mutated, ({ change, text }) => `${change} ${states.get(text)}`);
    process.stdout.write(
      `citations of held judgments ${inLibrary.length}, found or ambiguous ${found.length}; mutated ${mutated.length}, ` +
        `found wrongly ${wrong.length}; ${[...counts].map(([name, own]) => `${name} ${own.length}`).join(', ')}\n`,
    );
    expect(wrong).toEqual([]);
    expect(found.length / inLibrary.length).toBeGreaterThan(0.9);
  });

  it('has evidence near the citation or in the index for each of 200 random links', async () => {
    const places = await store.db
      .selectFrom('citation_uses as place')
      .innerJoin('documents as citing', 'citing.id', 'place.document_id')
      .innerJoin('documents as cited', 'cited.id', 'place.target_id')
      .select(['place.document_id', 'place.position', 'place.start', 'place.end', 'place.canonical', 'place.case_name'])
      .select(['place.short_form', 'citing.source_id as from', 'cited.source_id as to', 'cited.appellant'])
      .select(['cited.respondent', 'cited.decided_on'])
      .where('place.state', '=', 'found')
      .whereRef('place.target_id', '!=', 'place.document_id')
      .orderBy('citing.source_id')
      .orderBy('place.position')
      .execute();
    const pairs = [...Map.groupBy(places, ({ from, to }) => `${from} ${to}`).values()];
    const index = readIndex();
    const without: string[] = [];
    for (const own of shuffled(pairs, SEED).slice(0, DRAWN)) {
      const full = own.filter(({ short_form }) => short_form === '');
      const place = full.find(({ case_name }) => case_name !== '') ?? full[0] ?? own[0];
      if (place === undefined) continue;
      const body = await store.db
        .selectFrom('document_bodies')
        .select('plain')
        .where('document_id', '=', place.document_id)
        .executeTakeFirstOrThrow();
      const context = unpackText(body.plain).slice(Math.max(0, place.start - 170), place.end + 60);
      const named = new Set(wordsOf(`${context} ${place.case_name}`));
      const isNamed = wordsOf(`${place.appellant} ${place.respondent}`).some((word) => named.has(word));
      const isIndexed = (index.get(place.canonical) ?? []).includes(place.decided_on ?? '');
      if (!isNamed && !isIndexed) without.push(`${place.from} -> ${place.to} ${place.canonical}`);
    }
    expect(without).toEqual([]);
  });

  it('still has every link that was checked by hand', async () => {
    const table = readFileSync(join(root, 'docs', 'citator-links-checked.md'), 'utf8');
    const checked = [...table.matchAll(/^\| \d+ \| (.+?) \| (.+?) \| .+? \| right \|/gm)].map(
      ([, from, to]) => `${from} ${to}`,
    );
    expect(checked).toHaveLength(DRAWN);
    const links = await store.db
      .selectFrom('case_links')
      .innerJoin('documents as citing', 'citing.id', 'case_links.citing_id')
      .innerJoin('documents as cited', 'cited.id', 'case_links.cited_id')
      .select(['citing.source_id as from', 'cited.source_id as to'])
      .execute();
    // A judgment from several sources is linked as the one that is shown.
    const joined = await store.db
      .selectFrom('judgment_sources')
      .innerJoin('documents as own', 'own.id', 'document_id')
      .innerJoin('documents as shown', 'shown.id', 'shown_id')
      .select(['own.source_id as own', 'shown.source_id as shown'])
      .execute();
    const shown = new Map(joined.map((row) => [row.own, row.shown]));
    const asShown = (pair: string) => pair.replace(/\S+/g, (id) => shown.get(id) ?? id);
    const inLibrary = new Set(links.map(({ from, to }) => `${from} ${to}`));
    expect(checked.filter((pair) => !inLibrary.has(asShown(pair)))).toEqual(LOST);
    expect(inLibrary.has('irled:prior_case_1297 irled:prior_case_1447')).toBe(false);
  });

  it('ends with the same links for any order of 300 judgments', async () => {
    const some = documentsOf('judgments/sc-irled')
      .filter((_document, place) => place % 3 === 0)
      .slice(0, 300);
    const pictures: unknown[] = [];
    for (const seed of [1, 2, 3]) {
      const other = await openDatabase(await testDatabase(join(folder.path, `order-${seed}`)));
      try {
        const mixed = shuffled(some, seed);
        await load(other, mixed.slice(0, 130));
        await load(other, mixed.slice(130));
        const links = await other.db
          .selectFrom('case_links')
          .selectAll()
          .orderBy('citing_id')
          .orderBy('cited_id')
          .execute();
        const places = await other.db
          .selectFrom('citation_uses')
          .select(['document_id', 'position', 'state', 'target_id', 'candidates'])
          .orderBy('document_id')
          .orderBy('position')
          .execute();
        expect(links.length).toBeGreaterThan(5);
        pictures.push({ links, places });
      } finally {
        await other.close();
      }
    }
    expect(pictures[1]).toEqual(pictures[0]);
    expect(pictures[2]).toEqual(pictures[0]);
  });

  /** Days of the decisions that the public index lists under a number. */
  function readIndex(): ReadonlyMap<string, readonly string[]> {
    const months = 'January February March April May June July August September October November December'.split(' ');
    const days = new Map<string, string[]>();
    for (const line of linesOf('judgments/sc-lii-index.jsonl.gz')) {
      const entry = isJsonRecord(line) ? String(line['entry']) : '';
      const [, day = '', month = '', year = ''] = /\((\d{1,2}) ([A-Z][a-z]+) (\d{4})\)\s*$/.exec(entry) ?? [];
      const date = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
      for (const { canonical, alternatives = [], family } of extractCitations(entry)) {
        for (const key of [canonical, ...(family === 'AIR' ? alternatives : [])]) {
          days.set(key, [...(days.get(key) ?? []), date]);
        }
      }
    }
    return days;
  }
});
