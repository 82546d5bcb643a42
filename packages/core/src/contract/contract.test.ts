import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  actFields,
  calls,
  caseFields,
  contract,
  readRecord,
  writeAct,
  writeCase,
  writeSearchAnswer,
  writeToken,
  writeTotals,
  writeUser,
  type CaseRecord,
} from './index.js';

describe('the calls', () => {
  it('send the queries and bodies that the specification shows', () => {
    const body = { query: { match_all: {} } };
    const { account, welcome, documents, search, embed } = calls;
    const credentials = { username: 'demo', password: 'pass word', remember: false };
    expect(account.signIn.request(credentials)).toEqual({ body: { ...credentials, logintype: 1 } });
    expect(account.newTicket.request({ refreshToken: 'r' })).toEqual({ query: { refreshtoken: 'r', logintype: '3' } });
    expect(account.newTicket.request({ refreshToken: 'r', inBody: true })).toEqual({
      body: { refreshtoken: 'r', logintype: 3 },
    });
    expect(account.signOut.request({ refreshToken: 'r', userId: '7' })).toEqual({
      query: { refreshtoken: 'r', userid: '7' },
    });
    expect(welcome.totals.request(undefined)).toEqual({});
    expect(welcome.latestCases.request({ body })).toEqual({ query: { adddocument: '0', userid: '0' }, body });
    expect(welcome.latestCasesByCourt.request({ courtIds: [1, 12] })).toEqual({
      query: { userid: '0', courtids: '1,12' },
    });
    expect(documents.casePreview.request({ body })).toEqual({ query: { adddocument: '0', userid: '0' }, body });
    expect(search.query.request({ body })).toEqual({ query: { adddocument: '0', userid: 'welcome' }, body });
    expect(search.cases.request({ body })).toEqual({ query: { adddocument: '0', userid: '0' }, body });
    expect(search.acts.request({ body, fromPage: 20 })).toEqual({
      query: { adddocument: '0', userid: '0', frompage: '20' },
      body,
    });
    expect(embed.latest.request({ court: 'hc', limit: 5 })).toEqual({ query: { court: 'hc', limit: '5' } });
  });

  it.each([
    ['signIn', { username: '', password: 'x' }],
    ['signIn', { username: 'x', password: 'x'.repeat(257) }],
    ['signIn', { username: 'x', password: 5 }],
    ['latestCases', []],
    ['latestCases', 'text'],
    ['latestCases', {}],
  ] as const)('reject an invalid body: %s %j', (name, body) => {
    const call = contract.find((candidate) => candidate.name === name);
    expect(call?.body && v.safeParse(call.body, body).success).toBe(false);
  });
});

const record: CaseRecord = {
  id: 'c0123456789ab',
  appellant: 'Asha & Sons',
  respondent: 'State of Kerala',
  courtReference: 'Supreme Court of India',
  bench: 'A. Rao, J.',
  benchStrength: 2,
  judges: ['A. Rao', 'B. Sen'],
  judgeIds: ['1', ''],
  advocates: ['C. Das'],
  advocateIds: ['9'],
  caseType: 'Civil Appeal',
  caseNumber: '12/1973',
  subject: 'Contract',
  headnote: '',
  actsHtml: '<ul><li>Act</li></ul>',
  decision: 'Allowed',
  decidedOn: '1973-04-24',
  houseCitation: '1973 HN 1',
  otherCitations: ['AIR 1973 SC 1461', '(1973) 4 SCC 225'],
  citations: ['1973 HN 1', 'AIR 1973 SC 1461'],
  content: '<p id="p1">text</p>',
  citedCount: 3,
  referredCount: 4,
  overruledCount: 0,
  isReferred: true,
  treatment: 'followed',
  courtId: 1,
  courtName: 'Supreme Court',
  fileName: 'c0123456789ab',
  originalId: 'c1',
  isSample: true,
  sourceIds: ['c0123456789ab', 'c0123456789ac'],
  sourceName: 'Sample',
  sourceUrl: '',
  derivedFields: ['judges'],
  fieldSources: ['judges@head@sure'],
};

describe('the records', () => {
  it('survive a round trip over the wire', () => {
    expect(readRecord(writeCase(record), 'x')).toEqual(record);
  });

  it('have the misspelt names on the wire only', () => {
    const wire = writeCase(record);
    expect(wire).toMatchObject({ judge_beanch: 'A. Rao, J.', count_overuled: 0, is_refferred: 1, fd: 'Allowed' });
    expect(wire).toMatchObject({ dispose_dt: '1973-04-24', lscitation: '1973 HN 1', judge: 'A. Rao,B. Sen' });
    expect(Object.keys(wire).sort()).toEqual(Object.values(caseFields).toSorted());
  });

  it('of an act survive it too, with an unknown year as null', () => {
    const act = { id: 'a1', number: 'a1', title: 'Sale of Goods Act', year: null, isAvailable: false, asOn: null };
    expect(Object.keys(writeAct(act))).toEqual(['id', 'lno', 'title', 'lyear', 'is_available', 'as_on']);
    expect(readRecord(writeAct(act), 'x')).toEqual(act);
    expect(Object.keys(actFields)).toHaveLength(19);
  });

  it('are read tolerantly: numbers as text, text as numbers, null, dates with a time, unknown fields', () => {
    const read = readRecord(
      {
        courtid: '12',
        lscitation: 5,
        topic: null,
        dispose_dt: '1973-04-24T00:00:00Z',
        is_refferred: 'True',
        cited: 'many',
        judge: ['A', 'B'],
        fcitation: '',
        unknown: 1,
      },
      'c1',
    );
    expect(read).toEqual({
      id: 'c1',
      courtId: 12,
      houseCitation: '5',
      subject: '',
      decidedOn: '1973-04-24',
      isReferred: true,
      citedCount: 0,
      judges: ['A', 'B'],
      otherCitations: [],
    });
    expect(readRecord({ dispose_dt: 'unknown', lyear: '' }, 'c1')).toEqual({ id: 'c1', decidedOn: null, year: null });
  });
});

describe('the answers', () => {
  it('are read from the output of the writers, which the server uses', () => {
    const token = { type: 'Bearer', token: 'a', refreshToken: 'r' };
    const user = { userId: '7', username: 'demo', name: 'Demo', email: '', daysRemaining: 3 };
    const signedIn = {
      flag: true,
      message: '',
      outdata: writeToken(token),
      outdata1: [writeUser(user)],
      outdata2: 's1',
    };
    expect(v.parse(calls.account.signIn.answer, signedIn)).toEqual({ token, user, sessionId: 's1' });
    const totals = { users: 5, cases: 2793, acts: 735 };
    const counted = { flag: true, outdatalist: writeTotals(totals) };
    expect(v.parse(calls.welcome.totals.answer, counted)).toEqual(totals);
    const answer = {
      total: { value: 12, relation: 'gte' as const },
      hits: [{ id: record.id, score: 1.5, record, highlight: { content: ['<b>x</b>'], actsHtml: ['y'] } }],
      facets: { courts: [{ key: 'Supreme Court', count: 12 }] },
      timedOut: false,
      tookMs: 4,
    };
    const found = { flag: true, outdata: writeSearchAnswer(answer) };
    expect(v.parse(calls.search.cases.answer, found)).toEqual(answer);
  });

  it('keep a facet of any name, also `__proto__`', () => {
    const aggregations = JSON.parse('{"__proto__":{"buckets":[{"key":"a","doc_count":1}]}}') as unknown;
    const found = { flag: true, outdata: { hits: { total: 0, hits: [] }, aggregations } };
    const { facets } = v.parse(calls.search.cases.answer, found);
    expect(Object.getPrototypeOf(facets)).toBe(Object.prototype);
    expect(Object.entries(facets)).toEqual([['__proto__', [{ key: 'a', count: 1 }]]]);
  });

  it('V10b: list the packages of a server with only the specification’s fields', () => {
    const row = { priority: 1, packageName: 'Chamber', packageDesc: 'All courts', renewAmt: '9000' };
    const read = {
      id: null,
      priority: 1,
      name: 'Chamber',
      description: 'All courts',
      renewalAmount: 9000,
      initialAmount: 0,
      isTrial: false,
    };
    expect(v.parse(calls.packages.list.answer, { flag: true, outdatalist: [[row]] })).toEqual([read]);
    const master = { flag: true, outdata: 'India', outdatalist: [[], [row]] };
    expect(v.parse(calls.account.registerMaster.answer, master)).toMatchObject({ packages: [read] });
  });
});
