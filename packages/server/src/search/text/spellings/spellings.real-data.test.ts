import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parseQuery, toSearchBody } from '@headnote/core/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBatch } from '../../../ingest/batch.js';
import type { JsonRecord } from '../../../ingest/formats/json-record.js';
import { judgmentFormat } from '../../../ingest/formats/judgments.js';
import { fillCompletions } from '../../../library/completions/fill-completions.js';
import { findCompletions } from '../../../library/completions/find-completions.js';
import type { CompletionField } from '../../../store/tables/library-tables.js';
import { makeAct, openTestLibrary, type TestLibrary } from '../../../test-library.fixtures.js';
import { drainIndexQueue } from '../../indexing/index-queue.js';
import { runSearch } from '../../run/run-search.js';

const root = fileURLToPath(new URL('../../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));
if (!isThere && process.env['REQUIRE_REAL_DATA'])
  throw new Error(`REQUIRE_REAL_DATA is set, but ${data} contains no judgments`);

/** One of so many judgments. */
const SHARE = 6;
/** The most that a page has. */
const PAGE = 100;
const PATIENCE_MS = 60_000;

const linesOf = (...path: readonly string[]) =>
  gunzipSync(readFileSync(join(data, ...path)))
    .toString()
    .split('\n')
    .filter((line) => line !== '');

const title = isThere
  ? 'Devanagari over real judgments'
  : 'Devanagari over real judgments (skipped: no data there; REAL_DATA names its folder)';

describe.skipIf(!isThere)(title, { timeout: 600_000 }, () => {
  let library: TestLibrary;
  let act: { readonly word: string };
  beforeAll(async () => {
    library = await openTestLibrary();
    const batch = openBatch(library.store);
    for (const [at, line] of linesOf('judgments', 'sc-aila.jsonl.gz').entries()) {
      const result = judgmentFormat(JSON.parse(line) as JsonRecord);
      if (at % SHARE === 0 && result.ok) await batch.add(result.document);
    }
    await batch.save();
    const [first = '{}'] = linesOf('acts', 'hindi-sample.jsonl.gz');
    const { title: name, pages } = JSON.parse(first) as { title: string; pages: { text: string }[] };
    const text = pages.map((page) => page.text).join('\n\n');
    await library.add(makeAct('t:hindi', text, { title: name, year: 1997 }));
    act = { word: /[\u0900-\u097f]{6,}/.exec(text)?.[0] ?? '' };
    await drainIndexQueue(library.store, library.engine);
    await fillCompletions(library.store);
  }, 600_000);
  afterAll(() => library.close());

  const find = async (text: string, kind: 'case' | 'act' = 'case') => {
    const { tree } = parseQuery(text);
    const body = { ...toSearchBody(tree, { kind: kind === 'act' ? 'acts' : 'cases' }), size: PAGE };
    const answer = await runSearch({
      ...library,
      body,
      kind,
      audience: 'member',
      limits: { milliseconds: PATIENCE_MS },
    });
    expect(answer.timed_out).toBe(false);
    return { total: answer.hits.total.value, ids: answer.hits.hits.map(({ _id }) => _id), spellings: answer.spellings };
  };

  it.each([
    ['धारा 302 हत्या', 'section 302 murder'],
    ['धारा ३०२', 'section 302'],
    ['dhara 302', 'section 302'],
    ['सुप्रीम कोर्ट', 'supreme court'],
    ['उच्चतम न्यायालय', 'supreme court'],
    ['जमानत', 'bail'],
    ['zamanat', 'bail'],
    ['अनुच्छेद 226', 'article 226'],
    ['पुलिस', 'police'],
    ['party:शर्मा', 'party:sharma'],
    ['party:सिंह', 'party:singh'],
    ['judge:कुमार', 'judge:kumar'],
    ['party:मोहम्मद', 'party:(mohammad OR mohammed)'],
    ['"सुप्रीम कोर्ट"', '"supreme court"'],
    ['हत्या /s आदेश', 'murder /s order'],
    ['राम बनाम राज्य', 'ram v state'],
  ])('%s finds what %s finds', async (typed, latin) => {
    const [found, wanted] = [await find(typed), await find(latin)];
    expect(wanted.total).toBeGreaterThan(0);
    expect(found.total).toBeGreaterThanOrEqual(wanted.total);
    // Other spellings add few judgments.
    expect(found.total).toBeLessThanOrEqual(wanted.total * 1.5 + 2);
    if (wanted.total === wanted.ids.length) expect(found.ids).toEqual(expect.arrayContaining(wanted.ids));
    expect(found.spellings?.length).toBeGreaterThan(0);
  });

  it('finds the text of an act in Hindi as it is', async () => {
    expect((await find(act.word, 'act')).total).toBe(1);
    expect((await find(`"${act.word}"`, 'act')).total).toBe(1);
  });

  it('says nothing about spellings of an English search', async () => {
    expect((await find('section 302 murder sharma')).spellings).toBe(undefined);
  });

  it.each<[CompletionField, string, RegExp]>([
    ['party', 'शर्', /sharma/i],
    ['party', 'मोहम्म', /moh?a?mm?[ae]d/i],
    ['judge', 'कुमा', /kumar/i],
    ['party', 'राज्य', /^state/i],
    ['court', 'सुप्री', /supreme/i],
    ['word', 'ज़मीं', /^zamin/i],
  ])('completes a %s that begins with %s', async (field, typed, wanted) => {
    const found = await findCompletions(library.store, field, typed);
    expect(
      found
        .slice(0, 5)
        .map(({ text }) => text)
        .join(', '),
    ).toMatch(wanted);
  });
});
