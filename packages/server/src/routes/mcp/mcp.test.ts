import { briefReport, checkBrief, createBriefCheck, createMemberSource } from '@headnote/core/brief-check';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../app.fixtures.js';
import { openCitingApp } from '../citations.fixtures.js';
import { createMarks } from '../../citator/marks.js';
import { resolveCitations } from '../../citator/resolve-citations.js';
import { documentId } from '../../library/document-id.js';
import { drainIndexQueue } from '../../search/indexing/index-queue.js';
import { clientOf } from '../test-client.fixtures.js';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

let test: TestApp;
let url: URL;
let site: ReturnType<typeof clientOf>;
let token: string;
let tokenId: string;
beforeAll(async () => {
  test = await openCitingApp();
  url = new URL('/mcp', await test.app.listen({ port: 0, host: '127.0.0.1' }));
  const { authorization } = await test.memberHeaders();
  site = clientOf(test, authorization.replace('Bearer ', ''));
  ({ token, id: tokenId } = await site.account.makeAccessToken({ name: 'Assistant' }));
});
afterAll(() => test.close());

async function ask(name: string, values: object, secret = token): Promise<Record<string, unknown>> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  try {
    const { structuredContent, content, isError } = await client.callTool({ name, arguments: { ...values } });
    if (isError === true) throw new Error(JSON.stringify(content));
    return structuredContent as Record<string, unknown>;
  } finally {
    await client.close();
    test.clock.now += MINUTE;
  }
}

const post = (body: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/mcp',
    payload: { jsonrpc: '2.0', id: 1, ...body },
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream', ...headers },
  });
const lookUp = {
  method: 'tools/call',
  params: { name: 'look_up_citation', arguments: { citation: 'AIR 1980 SC 100' } },
};
const brief = { method: 'tools/call', params: { name: 'check_brief', arguments: { text: 'AIR 1980 SC 100' } } };

describe('the endpoint for members’ own tools', () => {
  it('reads no body of a stranger, and six large ones a minute of a member', async () => {
    const large = `{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": ${'['.repeat(100_000)}`;
    const send = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/mcp',
        payload: large,
        headers: { 'content-type': 'application/json', ...headers },
      });
    // The body is damaged, which only those are told whose body was read.
    expect((await send({})).statusCode).toBe(401);
    expect((await send({ authorization: 'Bearer hnt_unknown' })).statusCode).toBe(401);
    const answers = await Promise.all(Array.from({ length: 7 }, () => send({ authorization: `Bearer ${token}` })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      400, 400, 400, 400, 400, 400, 429,
    ]);
    test.clock.now += MINUTE;
  });

  it('offers six read-only tools to the SDK’s client of today and of the year before', async () => {
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    const older = new OlderClient({ name: 'test', version: '1' });
    await older.connect(new OlderTransport(url, { requestInit }));
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
    for (const { tools } of [await older.listTools(), await client.listTools()]) {
      expect(tools.map(({ name }) => name)).toEqual([
        'search_judgments',
        'get_paragraphs',
        'look_up_citation',
        'check_brief',
        'citing_and_treatment',
        'get_section',
      ]);
      expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    }
    const { structuredContent } = await older.callTool({
      name: 'look_up_citation',
      arguments: { citation: 'AIR 1980 SC 100' },
    });
    expect(structuredContent).toMatchObject({ state: 'found' });
    await older.close();
    await client.close();
  });

  it('looks up a citation as the site does, with link and day', async () => {
    for (const citation of [
      'AIR 1980 SC 100',
      'AIR 1973 SC 1461',
      '[1973] INSC 91',
      '(1999) 1 SCC 1',
      '(1940) 2 SCC 7',
    ]) {
      const [shown] = await site.citations.readLines({ citations: [citation] });
      const told = await ask('look_up_citation', { citation });
      expect(told).toMatchObject({ state: shown?.state, cases: shown?.cases, elsewhere: shown?.elsewhere });
      expect(told['asOn']).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    const { cases } = await ask('look_up_citation', { citation: 'AIR 1980 SC 100' });
    expect(cases).toMatchObject([
      { link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/case\/[\w-]+$/) as string },
    ]);
  });

  it('lists what cites a judgment, and reads its paragraphs, as the site does', async () => {
    const [line] = await site.citations.readLines({ citations: ['AIR 1973 SC 1461'] });
    const id = line?.cases[0]?.id ?? '';
    const { citedBy, citedByTotal } = await site.citations.ofJudgment({ id });
    const told = await ask('citing_and_treatment', { id });
    expect(told).toMatchObject({ citedByTotal, citedBy, later: { treatment: 'overruled' } });
    const read = await ask('get_paragraphs', { id, from: 'p1' });
    expect(read).toMatchObject({ id, citation: line?.cases[0]?.citation, later: { treatment: 'overruled' } });
    const [first] = read['paragraphs'] as { id: string; text: string; link: string }[];
    expect(first).toMatchObject({ id: 'p1', text: expect.stringMatching(/\S/) as string });
    await expect(ask('get_paragraphs', { id, from: 'p9999' })).rejects.toThrow('has no paragraph p9999');
  });

  it('reads a section as the site lists it, and chooses no act among several', async () => {
    const { authorization } = await test.memberHeaders();
    site = clientOf(test, authorization.replace('Bearer ', ''));
    const title = 'The Boats Act, 1930';
    const listed = (await site.acts.sections({ title })).find(({ number }) => number === '3');
    const read = await ask('get_section', { act: title, section: '3' });
    expect(read).toMatchObject({
      state: 'found',
      acts: [{ title, statusText: 'Repealed by Act 3 of 1950' }],
      sections: [{ number: '3', title: listed?.title, link: expect.stringMatching(/#s3$/) as string }],
    });
    expect(await ask('get_section', { act: 'Boats Act', section: '3' })).toMatchObject({
      state: 'several',
      sections: [],
    });
    await expect(ask('get_section', { act: title, section: '99' })).rejects.toThrow('has no section 99');
  });

  it('searches and checks a brief as the site does', async () => {
    const found = await ask('search_judgments', { text: 'tenancy7' });
    expect(found).toMatchObject({ total: { relation: 'eq' } });
    const text = 'Lakeside Society v. Zorawar Mills, (1973) 4 SCC 225; AIR 1980 SC 100; (1940) 2 SCC 7.';
    const { authorization } = await test.memberHeaders();
    site = clientOf(test, authorization.replace('Bearer ', ''));
    const machine = createBriefCheck({
      source: createMemberSource(site),
      checkBrief,
      readFile: () => Promise.reject(new Error('no file')),
    });
    await machine.checkText(text);
    const { record } = machine.getSnapshot();
    if (!record) throw new Error('no record');
    const { rows, counts } = briefReport(record);
    const told = await ask('check_brief', { text });
    expect(told['counts']).toEqual(Object.fromEntries(counts));
    const parts = rows.map(({ answer, parties, hits }) => ({ answer, parties, hits: hits.map(({ id }) => id) }));
    expect(told['rows']).toMatchObject(JSON.parse(JSON.stringify(parts)) as object[]);
    const ids = [...new Set(rows.flatMap(({ hits }) => hits.map(({ id }) => id)))];
    expect(told['judgments']).toMatchObject(ids.map((id) => ({ id, link: expect.stringMatching(/^http/) as string })));
    await expect(ask('check_brief', { text: 'AIR 1980 SC 100 '.repeat(5_001) })).rejects.toThrow('more than 5000');
    await expect(ask('check_brief', { text: 'a'.repeat(1_048_577) })).rejects.toThrow('at most 1048576 bytes');
  });

  it('refuses who has no token, a session’s token, another origin, and several messages at once', async () => {
    const { authorization } = await test.memberHeaders();
    const statuses = [];
    for (const headers of [{ authorization: '' }, { authorization }, { authorization: `Bearer hn_${'a'.repeat(32)}` }])
      statuses.push((await post(lookUp, headers)).statusCode);
    statuses.push((await post(lookUp, { origin: 'https://evil.example', host: 'evil.example' })).statusCode);
    const list = await test.app.inject({
      method: 'POST',
      url: '/mcp',
      payload: [lookUp],
      headers: { authorization: `Bearer ${token}` },
    });
    expect([...statuses, list.statusCode]).toEqual([401, 401, 401, 403, 400]);
    expect((await test.app.inject({ method: 'GET', url: '/mcp' })).statusCode).toBe(405);
    const asSession = await test.app.inject({
      url: '/api/account/sessions',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(asSession.statusCode).toBe(401);
  });

  it('answers 429 with the time after 60 requests in a minute, and after 1,000 in a day; a brief counts ten', async () => {
    test.clock.now += DAY;
    for (let asked = 0; asked < 5; asked += 1) expect((await post(brief)).statusCode).toBe(200);
    for (let asked = 0; asked < 10; asked += 1) expect((await post(lookUp)).statusCode).toBe(200);
    const refused = await post(lookUp);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('Try again in 60 seconds') as string });
    await test.library.store.db.updateTable('access_token_days').set({ used: 991 }).execute();
    test.clock.now += MINUTE;
    const ofDay = await post(brief);
    expect(ofDay.statusCode).toBe(429);
    expect(Number(ofDay.headers['retry-after'])).toBeGreaterThan(60);
    expect((await post(lookUp)).statusCode).toBe(200);
    test.clock.now += DAY;
    expect((await post(brief)).statusCode).toBe(200);
  });

  it('shows masked names only masked, and nothing of a judgment that was taken down', async () => {
    const { store, engine } = test.library;
    const marks = createMarks({ store, actor: 'admin:asha', now: () => test.clock.now });
    const which = documentId('case', 'cite:follows');
    const names = [{ name: 'Lakeside Society', mask: 'X' }];
    await marks.mask({ which: documentId('case', 'cite:lease'), reason: 'Order', names });
    await resolveCitations(store);
    await drainIndexQueue(store, engine);
    const read = async () => [
      await ask('get_paragraphs', { id: documentId('case', 'cite:lease'), from: 'p1' }),
      await ask('citing_and_treatment', { id: documentId('case', 'cite:lease') }),
      await ask('look_up_citation', { citation: 'AIR 1973 SC 1461' }),
      await ask('check_brief', { text: 'See AIR 1973 SC 1461.' }),
      await ask('search_judgments', { text: 'renewed' }),
    ];
    expect(JSON.stringify(await read())).not.toMatch(/lakeside/i);
    await marks.takeDown({ which, reason: 'Order' });
    await drainIndexQueue(store, engine);
    await expect(ask('get_paragraphs', { id: which, from: 'p1' })).rejects.toThrow('may have been removed');
    await expect(ask('citing_and_treatment', { id: which })).rejects.toThrow('may have been removed');
    const { cases } = await ask('look_up_citation', { citation: 'AIR 1980 SC 100' });
    expect(cases).toEqual([]);
    const gone = [
      await ask('citing_and_treatment', { id: documentId('case', 'cite:lease') }),
      await ask('check_brief', { text: 'See AIR 1980 SC 100.' }),
      await ask('search_judgments', { text: '"we follow"' }),
    ];
    expect(JSON.stringify(gone)).not.toMatch(new RegExp(`${which}|we follow|meera`, 'i'));
    expect(gone[2]).toMatchObject({ total: { value: 0 } });
  });

  it('does not find a hidden judgment by its parties, as the site does not', async () => {
    const { store, engine } = test.library;
    const marks = createMarks({ store, actor: 'admin:asha', now: () => test.clock.now });
    const which = documentId('case', 'cite:overrules');
    const byParty = async () => {
      const { judgments } = await ask('search_judgments', { text: 'Ravi' });
      return (judgments as { id: string }[]).map(({ id }) => id);
    };
    expect(await byParty()).toContain(which);
    await marks.hide({ which, reason: 'Order' });
    await drainIndexQueue(store, engine);
    expect(await byParty()).toEqual([]);
    expect(await ask('look_up_citation', { citation: '1990 INSC 7' })).toMatchObject({ state: 'found' });
  });

  it('stops with the subscription and with the token', async () => {
    await test.setSubscription({ ends_at: test.clock.now - 1 });
    expect((await post(lookUp)).statusCode).toBe(403);
    await test.setSubscription({ ends_at: test.clock.now + 30 * DAY });
    expect((await post(lookUp)).statusCode).toBe(200);
    const { authorization } = await test.memberHeaders();
    const member = clientOf(test, authorization.replace('Bearer ', ''));
    const { tokens } = await member.account.accessTokens(undefined);
    expect(tokens).toMatchObject([{ id: tokenId, address: '127.0.•.•' }]);
    await member.account.revokeAccessToken({ id: tokenId });
    expect((await post(lookUp)).statusCode).toBe(401);
  });
});
