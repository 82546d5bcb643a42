import { BadQueryError } from '@headnote/core/errors';
import { parseCitation } from '@headnote/core/citation/parse';
import { toSearchBody } from '@headnote/core/search';
import { readSearchAnswer } from '@headnote/core/search/answers';
import {
  latestCasesBody,
  actPreviewBody,
  fullTextBody,
  casePreviewBody,
  citationBody,
  actListBody,
} from '@headnote/core/search/bodies';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { type TestLibrary, makeAct, makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import { enqueueForIndex } from '../../store/queues.js';
import type { Audience } from '../model/audience.js';
import { drainIndexQueue } from '../indexing/index-queue.js';
import { runSearch } from './run-search.js';

const LONG = Array.from({ length: 600 }, (_, index) => `word${index} estoppel`).join(' ');

describe('runSearch', () => {
  let library: TestLibrary;

  beforeAll(async () => {
    library = await openTestLibrary();
    await library.add(
      makeCase('t:1', 'The appeal concerns arbitration & conciliation <here>.\n\nIt is allowed.', {
        appellant: 'Asha Rao',
        respondent: 'State of Kerala',
        decidedOn: '1973-04-24',
        judges: ['S. Bose', 'P. Iyer'],
        decision: 'Allowed',
        otherCitations: ['AIR 1973 SC 1461', '(1973) 4 SCC 225'],
      }),
      makeCase('t:2', LONG, { decidedOn: '2001-01-02', courtId: 7, courtName: 'High Court of Delhi', subject: LONG }),
      makeCase('t:3', 'Undated order on arbitration.'),
      makeAct('t:4', '1. Short title.\n\nThis Act may be called the Boats Act.', {
        title: 'The Boats Act, 1930',
        year: 1930,
      }),
    );
  });
  afterAll(() => library.close());

  const run = (body: unknown, audience: Audience = 'member', kind?: 'case' | 'act') =>
    runSearch({ ...library, body, audience, ...(kind === undefined ? {} : { kind }) });

  it('answers the latest cases, newest first, with the fields of the list', async () => {
    const answer = await run(latestCasesBody({ court: 'all' }), 'visitor', 'case');
    expect(answer.hits.total).toEqual({ value: 3, relation: 'eq' });
    expect(answer.hits.hits.map((hit) => hit._source['dispose_dt'])).toEqual(['2001-01-02', '1973-04-24', null]);
    expect(answer.hits.hits[1]?._source).toMatchObject({
      appellant: 'Asha Rao',
      lscitation: '1973 HN 1',
      courtid: 1,
      is_sample: 0,
    });
    expect(answer.hits.hits[1]?._source).not.toHaveProperty('content');
  });

  it('leaves acts out of the High Courts tab', async () => {
    const answer = await run(latestCasesBody({ court: 'high' }), 'visitor', 'case');
    expect(answer.hits.hits.map((hit) => hit._id)).toEqual([documentId('case', 't:2')]);
  });

  it('returns an answer that core can read', async () => {
    const answer = readSearchAnswer(JSON.stringify(await run(fullTextBody({ text: 'arbitrations' }))));
    expect(answer.ok && answer.value).toMatchObject({
      total: { value: 2, relation: 'eq' },
      facets: { courts: [{ key: 'Supreme Court of India', count: 2 }] },
    });
    const first = answer.ok ? answer.value.hits.find((hit) => hit.record.appellant === 'Asha Rao') : undefined;
    expect(first?.highlight).toEqual({
      content: ['The appeal concerns <b>arbitration</b> &amp; conciliation &lt;here&gt;. It is allowed.'],
    });
    expect(first?.record.judges).toEqual(['S. Bose', 'P. Iyer']);
  });

  it('H6: returns the preview to a visitor, whatever fields are asked for, and the whole text to a member', async () => {
    const body = casePreviewBody({ id: documentId('case', 't:2') });
    const preview = String((await run(body, 'visitor')).hits.hits[0]?._source['content']);
    const full = String((await run(body)).hits.hits[0]?._source['content']);
    expect(preview.replace(/<[^>]*>/g, '')).toHaveLength(2001);
    expect(preview).toContain('…');
    expect(full).toContain('word599');
    const asked = await run({ ...body, _source: ['content', 'enote', 'actshtml'] }, 'visitor');
    expect(JSON.stringify(asked)).not.toContain('word599');
  });

  it.each([
    'fields',
    'collapse',
    'explain',
    'suggest',
    'rescore',
    'profile',
    'script_fields',
    'stored_fields',
    'docvalue_fields',
  ])('H6: refuses %s', async (key) => {
    const body = { query: { match_all: {} }, [key]: { content: {} } };
    await expect(run(body, 'visitor')).rejects.toThrow(`${key}: not supported`);
  });

  it.each([
    ['top_hits', { aggs: { best: { top_hits: { size: 1 } } } }],
    ['an inner aggregation', { aggs: { c: { terms: { field: 'courtname', size: 5 }, aggs: { x: {} } } } }],
    ['every field', { _source: '*' }],
  ])('H6: refuses %s', async (_name, more) => {
    await expect(run({ query: { match_all: {} }, ...more }, 'visitor')).rejects.toThrow(BadQueryError);
  });

  it('counts benches and treatments, and narrows by them', async () => {
    const cited = documentId('case', 't:1');
    await library.store.db.updateTable('documents').set({ treatment: 'followed' }).where('id', '=', cited).execute();
    await enqueueForIndex(library.store.db, [{ document_id: cited, op: 'figures', revision: 'r' }]);
    await drainIndexQueue(library.store, library.engine);
    const facets = ['benches', 'treatments', 'decisions'] as const;
    // A reader that took long to load on a busy machine follows a change of figures a moment later.
    await vi.waitFor(async () => {
      const all = await run(toSearchBody({ type: 'all' }, { facets }), 'member', 'case');
      const read = readSearchAnswer(JSON.stringify(all));
      expect(read.ok && read.value.facets).toEqual({
        benches: [{ key: 2, count: 1 }],
        treatments: [{ key: 'followed', count: 1 }],
        decisions: [{ key: 'Allowed', count: 1 }],
      });
    });
    const narrowed = {
      benches: [2],
      treatments: ['followed'],
      decisions: ['Allowed'],
      years: { from: 1973, to: 1973 },
    };
    const found = await run(toSearchBody({ type: 'all' }, narrowed), 'member', 'case');
    expect(found.hits.hits.map(({ _id, _source }) => [_id, _source['treatment']])).toEqual([[cited, 'followed']]);
    const other = await run(
      toSearchBody({ type: 'all' }, { ...narrowed, treatments: ['overruled'] }),
      'member',
      'case',
    );
    expect(other.hits.total.value).toBe(0);
  });

  it('H7: highlights for a visitor at most three short fragments, only in the first 2,000 characters', async () => {
    const body = {
      query: { match: { topic: 'estoppel' } },
      highlight: { fields: { topic: { number_of_fragments: 5, fragment_size: 300 } } },
    };
    const [hit] = (await run(body, 'visitor')).hits.hits;
    const fragments = hit?.highlight?.['topic'] ?? [];
    expect(fragments).toHaveLength(3);
    for (const fragment of fragments) {
      const text = fragment.replace(/<\/?b>/g, '');
      expect(text.length).toBeLessThanOrEqual(150);
      expect(LONG.slice(0, 2000)).toContain(text);
    }
    const late = { ...body, query: { match: { topic: 'word599' } } };
    expect((await run(late, 'visitor')).hits.hits[0]?.highlight).toBeUndefined();
    expect((await run(late)).hits.hits[0]?.highlight?.['topic']?.[0]).toContain('<b>word599</b>');
  });

  it('finds a case by a citation and an act by its id', async () => {
    const found = await run(citationBody({ citation: 'AIR 1973 SC 1461', parse: parseCitation }));
    expect(found.hits.hits.map((hit) => hit._source['lscitation'])).toEqual(['1973 HN 1']);
    const act = await run(actPreviewBody({ id: documentId('act', 't:4') }), 'visitor');
    expect(act.hits.hits[0]?._source).toMatchObject({ title: 'The Boats Act, 1930', lno: documentId('act', 't:4') });
    const list = await run(actListBody({ text: 'boats' }), 'member', 'act');
    expect(list.aggregations).toEqual({ years: { buckets: [{ key: 1930, doc_count: 1 }] } });
    expect(list.hits.hits[0]?.highlight?.['content']).toEqual([
      '1. Short title. This Act may be called the <b>Boats</b> Act.',
    ]);
  });

  it('lets a member continue after a hit, but not a visitor', async () => {
    const body = { query: { match_all: {} }, sort: [{ dispose_dt: 'desc' }, { courtname: 'asc' }], size: 1 };
    const seen: string[] = [];
    let next: Record<string, unknown> = body;
    for (;;) {
      const [hit] = (await run(next, 'member', 'case')).hits.hits;
      if (hit === undefined) break;
      seen.push(hit._id);
      next = { ...body, search_after: hit.sort };
    }
    expect(seen).toEqual(['t:2', 't:1', 't:3'].map((id) => documentId('case', id)));
    const [first] = (await run(body)).hits.hits;
    expect(first?.sort).toEqual(['2001-01-02', 'High Court of Delhi', documentId('case', 't:2')]);
    expect((await run(body, 'visitor')).hits.hits[0]).not.toHaveProperty('sort');
    await expect(run({ ...body, search_after: first?.sort }, 'visitor')).rejects.toThrow('search_after');
  });

  it('continues after a removed hit, without missing equal ones', async () => {
    const body = { query: { match_all: {} }, sort: [{ dispose_dt: 'desc' }] };
    const answer = await run({ ...body, search_after: ['1973-04-24', 'c000000000000'] }, 'member', 'case');
    expect(answer.hits.hits.map((hit) => hit._id)).toEqual(['t:1', 't:3'].map((id) => documentId('case', id)));
  });

  it('treats an unrecorded bench as unknown, not as one without judges', async () => {
    const few = await run({ query: { range: { bench_strength: { lte: 2 } } } });
    expect(few.hits.hits.map((hit) => hit._id)).toEqual([documentId('case', 't:1')]);
    const none = await run({ query: { term: { bench_strength: 0 } } });
    expect(none.hits.total.value).toBe(0);
  });

  it('counts documents by year and by month', async () => {
    const aggs = {
      years: { date_histogram: { field: 'dispose_dt', calendar_interval: 'year' } },
      months: { date_histogram: { field: 'dispose_dt', calendar_interval: 'month' } },
    };
    const answer = await run({ query: { match_all: {} }, size: 0, aggs });
    expect(answer.aggregations).toEqual({
      years: {
        buckets: [
          { key: '1973', doc_count: 1 },
          { key: '2001', doc_count: 1 },
        ],
      },
      months: {
        buckets: [
          { key: '1973-04', doc_count: 1 },
          { key: '2001-01', doc_count: 1 },
        ],
      },
    });
  });

  it('finds what was just written, however long the loading of the index takes', async () => {
    const start = performance.now();
    let time = start;
    let step = 60;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += step));
    onTestFinished(() => clock.mockRestore());
    for (const number of [6, 7]) {
      await library.add(makeCase(`t:${number}`, 'A ferry in the harbour.'));
      expect((await run({ query: { match: { content: 'ferry' } } })).hits.total.value).toBe(number - 5);
      // The next search comes at once, before any pause has ended.
      step = 0;
      time = start;
    }
  });

  it('says that a beginning matches too many words, only if it does', async () => {
    const words = Array.from({ length: 1100 }, (_, index) => `qu${index.toString(36)}x`).join(' ');
    await library.add(makeCase('t:5', words));
    const cut = await run({ query: { prefix: { content: 'qu' } } });
    expect(cut).toMatchObject({ expansions_cut: true, hits: { total: { value: 1 } } });
    expect(await run({ query: { prefix: { content: 'qu1' } } })).not.toHaveProperty('expansions_cut');
  });
});
