import { calls, caseFields, searchLimits } from '@headnote/core/contract';
import {
  actListBody,
  actPreviewBody,
  casePreviewBody,
  fullActBody,
  fullCaseBody,
  fullTextBody,
  latestCasesBody,
} from '@headnote/core/search/bodies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { fillCompletions } from '../library/completions/fill-completions.js';
import { documentId } from '../library/document-id.js';
import { makeCase } from '../test-library.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const LATEST = '/api/welcome/getlatestcasedataes';
const QUERY = '/api/ec/getquery';
const CASES = '/api/ec/getResults';
const ACTS = '/api/ec/getbareacts';
const LONG_CASE = documentId('case', 'test:long');
const LONG_ACT = documentId('act', 'test:act');
const LAST_SENTENCE = 'tenancy399';

interface Outdata {
  hits: {
    total: { value: number; relation: string };
    hits: { _id: string; _source: Record<string, unknown>; highlight?: Record<string, string[]> }[];
  };
  aggregations?: Record<string, { buckets: { key: unknown; doc_count: number }[] }>;
}
async function search(url: string, body: object, headers: Record<string, string> = {}): Promise<Outdata> {
  const answer = await test.app.inject({ method: 'POST', url, payload: body, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  const envelope = answer.json<{ flag: boolean; outdata: string }>();
  expect(envelope.flag).toBe(true);
  return JSON.parse(envelope.outdata) as Outdata;
}
const contentOf = (outdata: Outdata) => String(outdata.hits.hits[0]?._source['content']);

describe('a visitor', () => {
  it('sees the latest cases of the Supreme Court and of the other courts, newest first', async () => {
    const supreme = await search(`${LATEST}?adddocument=0&userid=0`, latestCasesBody({ court: 'supreme' }));
    expect(supreme.hits.hits.map(({ _source }) => _source[caseFields.appellant])).toEqual(['Asha Rao', 'Vikram']);
    const high = await search(LATEST, latestCasesBody({ court: 'high' }));
    expect(high.hits.hits.map(({ _source }) => _source[caseFields.appellant])).toEqual(['Meera']);
  });

  it('sees the preview of a case: 2,000 characters and an ellipsis', async () => {
    const content = contentOf(await search(LATEST, casePreviewBody({ id: LONG_CASE })));
    expect(
      content
        .replace(/<[^>]*>/g, '')
        .trim()
        .endsWith('…'),
    ).toBe(true);
    expect(content).toContain('tenancy1 ');
    expect(content).not.toContain(LAST_SENTENCE);
  });

  it('sees the same preview for every call and body', async () => {
    for (const url of [QUERY, CASES, LATEST]) {
      expect(contentOf(await search(url, fullCaseBody({ id: LONG_CASE })))).not.toContain(LAST_SENTENCE);
    }
    for (const url of [QUERY, ACTS, '/api/ecservice/getbareacts']) {
      expect(contentOf(await search(url, fullActBody({ id: LONG_ACT })))).not.toContain(LAST_SENTENCE);
      expect(contentOf(await search(url, actPreviewBody({ id: LONG_ACT })))).toContain('tenancy1 ');
    }
  });
});

describe('a member', () => {
  it('reads the whole text', async () => {
    const headers = await test.memberHeaders();
    expect(contentOf(await search(QUERY, fullCaseBody({ id: LONG_CASE }), headers))).toContain(LAST_SENTENCE);
    expect(contentOf(await search(QUERY, fullActBody({ id: LONG_ACT }), headers))).toContain(LAST_SENTENCE);
  });

  it('gets the preview after the subscription has ended, and searches the texts no more', async () => {
    const headers = await test.memberHeaders();
    await test.setSubscription({ ends_at: test.clock.now - 1 });
    try {
      expect(contentOf(await search(QUERY, fullCaseBody({ id: LONG_CASE }), headers))).not.toContain(LAST_SENTENCE);
      const payload = fullTextBody({ text: 'bail' });
      const refused = await test.app.inject({ method: 'POST', url: CASES, payload, headers });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ message: expect.stringContaining('Sign in to search') as string });
    } finally {
      await test.setSubscription({ ends_at: test.clock.now + 365 * 86_400_000 });
    }
  });

  it('completes words of the texts only while the subscription runs, and names also afterwards', async () => {
    const headers = await test.memberHeaders();
    await fillCompletions(test.library.store);
    const completed = async () => {
      const ask = async (call: string, text: string) => {
        const answer = await test.app.inject({
          url: `/api/caselaw/get${call}autocomplete?searchtext=${text}`,
          headers,
        });
        return answer.json<{ outdata: { text: string }[] }>().outdata.length;
      };
      return { words: await ask('fulltext', 'tenan'), parties: await ask('partyname', 'asha') };
    };
    expect(await completed()).toEqual({ words: 1, parties: 1 });
    await test.setSubscription({ ends_at: test.clock.now - 1 });
    try {
      expect(await completed()).toEqual({ words: 0, parties: 1 });
    } finally {
      await test.setSubscription({ ends_at: test.clock.now + 365 * 86_400_000 });
    }
  });

  it('finds words with highlights and the court facet', async () => {
    const found = await search(CASES, fullTextBody({ text: 'tenancy7' }), await test.memberHeaders());
    expect(found.hits.total).toEqual({ value: 1, relation: 'eq' });
    expect(JSON.stringify(found.hits.hits[0]?.highlight)).toContain('<b>');
    expect(Object.keys(found.aggregations ?? {})).not.toEqual([]);
  });

  it('reads the latest cases of chosen courts', async () => {
    const headers = await test.memberHeaders();
    const read = async (query: string) => {
      const answer = await test.app.inject({ url: `/api/welcome/getlatestcasedata${query}`, headers });
      const outdata = JSON.parse(answer.json<{ outdata: string }>().outdata) as Outdata;
      return outdata.hits.hits.map(({ _source }) => _source[caseFields.courtId]);
    };
    expect(await read('?userid=0&courtids=4')).toEqual([4]);
    expect(await read('?courtids=1,4')).toEqual([1, 1, 4]);
    expect(await read('')).toEqual([1, 1, 4]);
  });
});

describe('the words of a search in one document', () => {
  const HITS = '/api/search/hits';
  const ask = async (payload: object, headers: Record<string, string> = {}) => {
    const answer = await test.app.inject({ method: 'POST', url: HITS, payload, headers });
    return { status: answer.statusCode, ...answer.json<{ message: string; outdata: TextHitsWire }>() };
  };
  interface TextHitsWire {
    hits: { start: number; end: number; text: string }[];
    total: number;
    timed_out: boolean;
  }
  const query = { match: { content: { query: 'tenancy399 tenancy1', operator: 'and' } } };

  it('are listed for a member, in the text that the citations are counted in', async () => {
    const { outdata } = await ask({ file_name: LONG_CASE, query }, await test.memberHeaders());
    expect(outdata).toMatchObject({ hits: [{ text: 'tenancy1' }, { text: 'tenancy399' }], total: 2, timed_out: false });
  });

  it('are not listed after the subscription has ended', async () => {
    const headers = await test.memberHeaders();
    await test.setSubscription({ ends_at: test.clock.now - 1 });
    try {
      expect(await ask({ file_name: LONG_CASE, query }, headers)).toMatchObject({ status: 400, code: 'bad-query' });
    } finally {
      await test.setSubscription({ ends_at: test.clock.now + 365 * 86_400_000 });
    }
  });

  it('are not for a visitor, not found in an unknown document, and asked for by a checked query', async () => {
    expect((await ask({ file_name: LONG_CASE, query })).status).toBe(401);
    const headers = await test.memberHeaders();
    const unknown = await ask({ file_name: 'c0000000000ff', query }, headers);
    expect(unknown.outdata).toEqual({ hits: [], total: 0, timed_out: false });
    const refused = await ask({ file_name: LONG_CASE, query: { script: {} } }, headers);
    expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('query.script') as string });
  });
});

describe('the kinds of documents', () => {
  it('do not mix: cases by getResults, acts by getbareacts, both by the generic query', async () => {
    const all = { query: { match_all: {} }, size: 10, _source: ['id'] };
    expect((await search(CASES, all)).hits.total.value).toBe(3);
    expect((await search(ACTS, all)).hits.total.value).toBe(1);
    expect((await search(QUERY, all)).hits.total.value).toBe(4);
    expect((await search(LATEST, all)).hits.total.value).toBe(3);
  });

  it('are paged by frompage if the body has no from', async () => {
    expect((await search(`${ACTS}?frompage=0`, actListBody({}))).hits.hits).toHaveLength(1);
    expect((await search(`${ACTS}?frompage=1`, actListBody({}))).hits.hits).toHaveLength(0);
  });
});

describe('the user id of a search', () => {
  const all = { query: { match_all: {} } };
  const status = async (url: string, headers = {}) =>
    (await test.app.inject({ method: 'POST', url, payload: all, headers })).statusCode;

  it('is ignored if it is missing, empty, 0, or welcome on the generic query', async () => {
    for (const url of [
      QUERY,
      `${QUERY}?userid=`,
      `${QUERY}?userid=0`,
      `${QUERY}?adddocument=0&userid=welcome`,
      `${CASES}?userid=0`,
    ]) {
      expect(await status(url), url).toBe(200);
    }
  });

  it('must otherwise be the token’s', async () => {
    const { outdata, outdata1 } = await test.signIn();
    const headers = { authorization: `Bearer ${outdata.token}` };
    const own = String(outdata1[0]?.['userid']);
    expect(await status(`${CASES}?userid=${own}`, headers)).toBe(200);
    expect(await status(`${CASES}?userid=${own}`)).toBe(403);
    expect(await status(`${CASES}?userid=1`, headers)).toBe(403);
    expect(await status(`${CASES}?userid=welcome`, headers)).toBe(403);
    expect(await status(`${LATEST}?userid=abc`)).toBe(403);
  });
});

describe('an invalid search', () => {
  it.each([
    ['no body', undefined, /body/],
    ['a list', [], /body/],
    ['no query', {}, /body/],
    ['a script', { query: { script_score: {} } }, /script_score/],
    ['an unknown part', { query: { match_all: {} }, script_fields: {} }, /script_fields/],
    ['too many hits', { query: { match_all: {} }, size: 101 }, /size/],
  ])('is refused with the path: %s', async (_what, payload, path) => {
    const answer = await test.app.inject({ method: 'POST', url: CASES, ...(payload ? { payload } : {}) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      flag: false,
      outdata: null,
      code: 'bad-query',
      message: expect.stringMatching(path) as string,
    });
  });

  it('is refused if it is larger than 64 KB', async () => {
    const payload = { query: { match: { content: 'x'.repeat(searchLimits.maxBody) } } };
    const answer = await test.app.inject({ method: 'POST', url: CASES, payload });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      flag: false,
      code: 'too-large',
      message: 'The request is larger than 64 KB, the most that this call takes. Send less at once.',
    });
  });

  it('is refused with an invalid token, for any body', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: CASES,
      payload: { query: { match_all: {} } },
      headers: { authorization: 'Bearer x.y.z' },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });
});

describe('GET /api/welcome/getTotalCount', () => {
  it('counts users, cases and acts, without the sample beside real ones', async () => {
    const answer = await test.app.inject('/api/welcome/getTotalCount');
    expect(answer.json()).toMatchObject({
      flag: true,
      outdatalist: [[{ TotalUsers: 1 }], [{ TotalCases: 2 }], [{ Totalbareacts: 1 }]],
    });
  });
});

describe('searching words without signing in', () => {
  const body = { query: { match: { topic: 'lease' } } };

  it('is limited by address, with the time to wait; members and other calls are not', async () => {
    const limited = await openTestApp({ visitorSearches: 2 });
    const ask = (payload: object, headers: Record<string, string> = {}) =>
      limited.app.inject({ method: 'POST', url: calls.search.cases.path, payload, headers });
    expect((await ask(body)).statusCode).toBe(200);
    expect((await ask(body)).statusCode).toBe(200);
    const turnedAway = await ask(body);
    expect(turnedAway.statusCode).toBe(429);
    expect(turnedAway.headers['retry-after']).toBe('2');
    expect(turnedAway.json()).toMatchObject({ flag: false, code: 'busy' });
    expect((await ask({ query: { match_all: {} } })).statusCode).toBe(200);
    expect((await ask({ query: { match_phrase: { citation: 'AIR 1973 SC 1461' } } })).statusCode).toBe(200);
    expect((await ask(body, await limited.memberHeaders())).statusCode).toBe(200);
    await limited.close();
  });

  it('accepts at most 64 words', async () => {
    const limited = await openTestApp();
    const answer = await limited.app.inject({
      method: 'POST',
      url: calls.search.cases.path,
      payload: { query: { match: { topic: 'word '.repeat(65) } } },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: 'query.match.topic: more than 64 words' });
    await limited.close();
  });
});

describe('V4: the long lists of a case', () => {
  const actsCited = Array.from({ length: 300 }, (_item, index) => `Act number ${index} of 1950, section ${index}`);
  const headnote = `${'held '.repeat(600)}the last words`;
  const fieldsOf = (outdata: Outdata) =>
    outdata.hits.hits.map(({ _source }) => ({ acts: String(_source['actshtml']), note: String(_source['enote']) }))[0];

  it('are cut for a visitor like the text, in every call and body, and whole for a member', async () => {
    await test.library.add(makeCase('test:lists', 'A judgment with long lists.', { actsCited, headnote }));
    const id = documentId('case', 'test:lists');
    const named = { ...fullCaseBody({ id }), _source: ['actshtml', 'enote'] };
    for (const body of [fullCaseBody({ id }), named]) {
      for (const url of [QUERY, CASES, LATEST]) {
        const { acts, note } = fieldsOf(await search(url, body)) ?? { acts: '', note: '' };
        expect(acts).toContain('Act number 0 of 1950');
        expect(acts).not.toContain('Act number 299');
        expect(acts.replace(/<[^>]*>/g, '').length).toBeLessThanOrEqual(2001);
        expect(acts.match(/<li>/g)?.length).toBe(acts.match(/<\/li>/g)?.length);
        if (note !== 'undefined') expect(note).toHaveLength(2001);
      }
    }
    const whole = fieldsOf(await search(QUERY, named, await test.memberHeaders()));
    expect(whole?.acts).toContain('Act number 299');
    expect(whole?.note).toBe(headnote);
  });
});
