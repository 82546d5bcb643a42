import { parseCitation } from '@headnote/core/citation/parse';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCodec, createSealedCodec } from '@headnote/core/codec';
import { actFields, calls, caseFields, contract, type Call } from '@headnote/core/contract';
import { createEmbed } from '@headnote/core/embed';
import {
  actByCitationBody,
  actListBody,
  actPreviewBody,
  caseByCitationBody,
  casePreviewBody,
  citationBody,
  fullActBody,
  fullCaseBody,
  fullTextBody,
  houseCitationToSlug,
  latestCasesBody,
} from '@headnote/core/search/bodies';
import { createServer, type HeadnoteServer } from '@headnote/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../../packages/core/src/contract/examples.fixtures.js';
import { callsNotBuilt } from '../../packages/server/src/routes/calls-not-built.js';

/**
 * No request without a token returns more than the preview of a text (V4). The suite loads the sample and reads every text once as a member. The text after the preview is split into runs of words, which must never reach a visitor: not by a call, a page or a widget's read, and not piece by piece.
 */
const PREVIEW_CHARACTERS = 2000;
/** Characters of a heading that a visitor may read. */
const LONGEST_HEADING = 90;
/** Words in a run: few enough for the smallest highlight, too many for a common phrase. */
const RUN = 5;
const PASSWORD = 'a long password';

interface Text {
  readonly id: string;
  readonly kind: 'case' | 'act';
  readonly citation: string;
  /** The whole text without markup, as a member gets it. */
  readonly plain: string;
}

let server: HeadnoteServer;
let codecKey = '';
let hasSite = false;
let texts: Text[] = [];
/** Runs of words after a preview, each with its document. */
const hidden = new Map<string, string>();
const dataDir = mkdtempSync(join(tmpdir(), 'headnote-preview-'));

beforeAll(async () => {
  server = createServer({ port: 0, dataDir, demoPassword: PASSWORD, logLevel: 'silent', visitorSearches: 1_000_000 });
  ({ hasSite } = await server.listen());
  codecKey = ((await readJson(await send('GET', '/api/config/get'))) as { outdata: { codecKey: string } }).outdata
    .codecKey;
  texts = await readTexts();
  collectHiddenRuns();
}, 120_000);

afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

// Requests

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
const readJson = (answer: Response): Promise<unknown> => answer.json();

async function memberToken(): Promise<string> {
  const { path } = calls.account.signIn;
  const answer = (await readJson(await send('POST', path, { username: 'demo', password: PASSWORD, logintype: 1 }))) as {
    outdata: { token: string };
  };
  return answer.outdata.token;
}

interface Hit {
  readonly _id: string;
  readonly _source: Record<string, unknown>;
  readonly highlight?: Record<string, string[]>;
}
async function hitsOf(answer: Response): Promise<Hit[]> {
  const { outdata } = (await readJson(answer)) as { outdata: string };
  return (JSON.parse(outdata) as { hits: { hits: Hit[] } }).hits.hits;
}

const everyField = [...new Set([...Object.values(caseFields), ...Object.values(actFields)])];
const everything = { query: { match_all: {} }, size: 100, _source: everyField };

// What is hidden

const strip = (html: string) =>
  html
    .replace(/<\/?(b|i|em|strong|sup|sub|a|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
const wordsOf = (text: string) =>
  strip(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
function* runsOf(text: string): Generator<string> {
  const words = wordsOf(text);
  for (let start = 0; start + RUN <= words.length; start += 1) yield words.slice(start, start + RUN).join(' ');
}
/** Text as counted for the preview: without markup. */
const plainOf = (html: string) => strip(html.replace(/<[^>]*>/g, ''));

/** Returns every document as the user of these headers sees it. */
async function allHits(headers: Record<string, string> = {}): Promise<Hit[]> {
  const hits: Hit[] = [];
  for (;;) {
    const page = { ...everything, from: hits.length };
    const more = await hitsOf(await send('POST', calls.search.query.path, page, headers));
    hits.push(...more);
    if (more.length < everything.size) break;
  }
  expect(new Set(hits.map(({ _id }) => _id)).size).toBe(hits.length);
  return hits;
}

async function readTexts(): Promise<Text[]> {
  const headers = { authorization: `Bearer ${await memberToken()}` };
  const hits = await allHits(headers);
  for (const { _source } of hits) for (const run of otherRuns(_source)) open.add(run);
  return hits.map(({ _id, _source }) => ({
    id: _id,
    kind: _id.startsWith('c') ? 'case' : 'act',
    citation: String(_source[caseFields.houseCitation]),
    plain: String(_source[caseFields.content]),
  }));
}

/** Runs that a visitor may see: in a preview or in a public field. */
const open = new Set<string>();
function otherRuns(source: Record<string, unknown>): string[] {
  const { [caseFields.content]: _content, ...others } = source;
  const { [caseFields.appellant]: appellant, [caseFields.respondent]: respondent } = others;
  // The parties with their labels and as a title, as printed on pages.
  const parties = [
    `${String(appellant)} v. ${String(respondent)}`,
    `Appellant ${String(appellant)} Respondent ${String(respondent)}`,
    `Respondent ${String(respondent)}`,
  ];
  return [...Object.values(others), ...parties].flatMap((value) => [...runsOf(String(value))]);
}

function collectHiddenRuns(): void {
  const previewOf = ({ plain }: Text) => plainOf(plain).slice(0, PREVIEW_CHARACTERS);
  for (const text of texts) {
    // Read with and without a gap between paragraphs, because pages and the preview differ there.
    for (const run of runsOf(previewOf(text))) open.add(run);
    for (const run of runsOf(htmlUpTo(text.plain, PREVIEW_CHARACTERS))) open.add(run);
  }
  // The preview lists the headings of the judgment as the board shows: not one of them is longer than a line.
  for (const { plain } of texts)
    for (const [, heading = ''] of plain.matchAll(/<h[2-6]\b[^>]*>([\s\S]*?)<\/h[2-6]>/g))
      for (const run of runsOf(plainOf(heading).slice(0, LONGEST_HEADING))) open.add(run);
  // A run with a number may be a list of citations, which are public and which judgments and pages print alike.
  for (const { id, plain } of texts)
    for (const run of runsOf(plain)) if (!open.has(run) && !/\d/.test(run)) hidden.set(run, id);
}

/** Returns the markup up to a number of characters of text. */
function htmlUpTo(html: string, characters: number): string {
  let low = 0;
  let high = html.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (plainOf(html.slice(0, middle)).length <= characters) low = middle;
    else high = middle - 1;
  }
  return html.slice(0, low);
}

/** Returns the first hidden run in an answer, or undefined. Also reads JSON text inside JSON. */
function leakIn(body: string): string | undefined {
  const strings: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      const inner = /^\s*[[{]/.test(value) ? parse(value) : undefined;
      if (inner === undefined) strings.push(value);
      else collect(inner);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  const parsed = parse(body);
  if (parsed === undefined)
    strings.push(body, body.replace(/<script[^>]*>|<\/script>/g, ' ').replace(/\\u003c|\\n|\\"/gi, ' '));
  else collect(parsed);
  for (const text of strings) for (const run of runsOf(text)) if (hidden.has(run)) return `${hidden.get(run)}: ${run}`;
  return undefined;
}
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

// Attacks

function hostileBodies({ id, citation, plain }: Text): unknown[] {
  const one = { query: { ids: { values: [id] } } };
  const hiddenWords = wordsOf(plainOf(plain).slice(PREVIEW_CHARACTERS)).slice(40, 44).join(' ');
  const highlight = (options: object, others: object = {}) => ({
    ...one,
    _source: false,
    highlight: { fields: { content: options }, ...others },
  });
  const matching = { query: { match: { content: hiddenWords } } };
  return [
    casePreviewBody({ id }),
    fullCaseBody({ id }),
    actPreviewBody({ id }),
    fullActBody({ id }),
    caseByCitationBody({ houseCitation: citation }),
    actByCitationBody({ houseCitation: citation }),
    citationBody({ citation, parse: parseCitation }),
    latestCasesBody({ court: 'all', size: 100 }),
    actListBody({}),
    fullTextBody({ text: hiddenWords }),
    fullTextBody({ text: `"${hiddenWords}"` }),
    everything,
    { ...everything, from: 1, size: 99 },
    { ...everything, size: 10_000 },
    { ...one, size: 100 },
    ...[
      true,
      '*',
      ['*'],
      ['content'],
      ['cont*'],
      ['content', 'content'],
      { includes: ['*'] },
      { includes: ['content'], excludes: [] },
      'content',
      'plain',
      ['html', 'text', 'preview_html'],
    ].map((_source) => ({ ...one, _source })),
    ...[
      {},
      { number_of_fragments: 0 },
      { number_of_fragments: 1e9 },
      { number_of_fragments: 5, fragment_size: 300 },
      { number_of_fragments: 3, fragment_size: 150 },
      { fragment_size: 1e9 },
      { no_match_size: 100_000 },
      { type: 'plain', require_field_match: false, highlight_query: { match_all: {} } },
    ].flatMap((options) => [highlight(options), { ...highlight(options), ...matching }]),
    { ...matching, highlight: { fields: { content: {}, '*': {} } } },
    { ...matching, highlight: { fields: [{ content: { number_of_fragments: 0 } }] } },
    { ...matching, highlight: { fields: { content: {} }, pre_tags: [''], post_tags: [''] } },
    ...['fields', 'stored_fields', 'docvalue_fields'].map((key) => ({ ...one, [key]: ['content', '*'] })),
    ...[
      { script_fields: { text: { script: "params._source['content']" } } },
      { collapse: { field: 'id', inner_hits: { name: 'x', _source: ['content'] } } },
      { explain: true, profile: true },
      { suggest: { text: hiddenWords, s: { term: { field: 'content' } } } },
      { rescore: { query: { rescore_query: matching.query } } },
      { runtime_mappings: { all: { type: 'keyword', script: "emit(doc['content'])" } } },
      { search_after: [0], size: 100, _source: ['content'] },
    ].map((extra) => ({ ...one, ...extra })),
    ...['content', '_source', 'html', 'plain'].map((field) => ({
      ...one,
      size: 0,
      aggs: { a: { terms: { field, size: 200 } } },
    })),
    { ...one, aggs: { a: { top_hits: { _source: ['content'] } } } },
    { ...one, sort: [{ content: 'asc' }], _source: ['content'] },
  ];
}

/** Requests for the citation check and the reading of lines: their answers contain titles and our own citations, not the surrounding text. */
function checkBodies({ id, citation, plain }: Text): object[] {
  const cited = [...plain.matchAll(/\(\d{4}\) \d+ \w+ \d+|AIR \d{4} \w+ \d+/g)].map(([found]) => found);
  return [
    { citations: [citation] },
    { citations: [id, `${citation} ${citation}`] },
    { citations: [citation, ...cited].slice(0, 500) },
    { citations: [citation], names: ['The State'] },
    { citations: [citation], names: [], _source: ['content'] },
    { citations: Array.from({ length: 500 }, () => citation), text: true, sentences: true },
    { citations: [citation], withSentences: true },
  ];
}

/** Claims whose answers could show more than the preview: true and invented words, and words in gaps and brackets. */
function compareBodies({ id, citation, plain }: Text): object[] {
  const words = wordsOf(plainOf(plain).slice(PREVIEW_CHARACTERS));
  const claim = (quotation: string, pinpoint = '') => ({ document: id, citation, quotation, pinpoint });
  return [
    { claims: [claim(words.slice(40, 60).join(' '))] },
    { claims: [claim(`${words.slice(40, 50).join(' ')} … ${words.slice(60, 70).join(' ')}`)] },
    { claims: [claim(`${words.slice(40, 50).join(' ')} [not] ${words.slice(52, 60).join(' ')}`, 'para 3')] },
    { claims: [claim(words.slice(40, 45).join(' ')), claim('the court held that the appeal')] },
    { claims: [claim('', 'at 2'), claim('', 'p. 99999')], readsTexts: true, withSentences: true },
    { claims: [{ ...claim(words.slice(0, 30).join(' ')), document: citation }] },
  ];
}

const hostileQueries = [
  '',
  '?adddocument=1&userid=0',
  '?adddocument=1',
  '?userid=welcome',
  '?userid=1',
  '?frompage=1',
  '?audience=member&token=x&kind=case',
  '?userid=0&userid=1',
];
const hostileHeaders: Record<string, string>[] = [
  {},
  { 'x-no-token': '1' },
  { 'x-no-token': '0', cookie: 'token=x; sid=x' },
  { 'x-user-id': '1', 'x-forwarded-user': 'demo', 'x-http-method-override': 'GET' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJuYW1laWQiOiIxIn0.' },
  { authorization: 'Basic ZGVtbzpkZW1v' },
  { authorization: 'Bearer' },
];
const ALLOWED_STATUS = new Set([200, 400, 401, 403, 404, 413, 429]);

async function expectNoLeak(answer: Response, what: string): Promise<number> {
  const body = await answer.text();
  expect(ALLOWED_STATUS.has(answer.status), `${what}: ${answer.status} ${body.slice(0, 200)}`).toBe(true);
  expect(leakIn(body), what).toBeUndefined();
  return answer.status;
}

/** The built calls; all others only answer 501. */
const notBuilt = callsNotBuilt();
const answered = contract.filter(
  ({ service, name, base }) => base !== 'web' && !notBuilt.includes(`${service}.${name}`),
);
const bodiesFor = ({ method, name }: Call, target: Text): readonly unknown[] => {
  if (method !== 'POST') return [undefined];
  if (name === 'check' || name === 'readLines') return checkBodies(target);
  if (name === 'compare') return compareBodies(target);
  const bodies = hostileBodies(target);
  return name === 'textHits' ? bodies.map((body) => ({ ...(body as object), file_name: target.id })) : bodies;
};
const pathsOf = (call: Call) => [call.path, ...(call.aliases ?? [])];
const long = () => texts.filter(({ plain }) => plainOf(plain).length > 2 * PREVIEW_CHARACTERS);

describe('the guard of this suite', () => {
  it('has texts that are longer than a preview, judgments and acts', () => {
    expect(new Set(long().map(({ kind }) => kind))).toEqual(new Set(['case', 'act']));
    expect(hidden.size).toBeGreaterThan(5_000);
  });

  it('detects a leak: a member’s answer contains hidden runs, in JSON and in a page', async () => {
    const headers = { authorization: `Bearer ${await memberToken()}` };
    const body = await (await send('POST', calls.search.query.path, everything, headers)).text();
    expect(leakIn(body)).toBeDefined();
    const [text] = long();
    expect(leakIn(`<!doctype html><main>${text?.plain}</main>`)).toBeDefined();
    expect(
      leakIn(`<!doctype html><script>self.data = ${JSON.stringify(JSON.stringify({ content: text?.plain }))}</script>`),
    ).toBeDefined();
  });

  it('has a declaration of every built call', () => {
    const names = answered.map(({ service, name }) => `${service}.${name}`);
    expect(names.filter((name) => examples[name]?.visitorSees === undefined)).toEqual([]);
  });
});

describe('no call without a token returns more than the preview', { timeout: 120_000 }, () => {
  it.each(answered.map((call) => [`${call.service}.${call.name}`, call] as const))('%s', async (_name, call) => {
    const targets = [long().find(({ kind }) => kind === 'case'), long().find(({ kind }) => kind === 'act')];
    let answers = 0;
    for (const path of pathsOf(call)) {
      for (const target of targets) {
        if (!target) throw new Error('no long text');
        const bodies = bodiesFor(call, target);
        for (const body of bodies) {
          const status = await expectNoLeak(await send(call.method, path, body), `${path} ${JSON.stringify(body)}`);
          if (status === 200) answers += 1;
        }
        for (const query of [...hostileQueries, `?id=${target.id}&file_name=${target.id}`, `?filename=${target.id}`]) {
          for (const headers of hostileHeaders) {
            const body = call.method === 'POST' ? fullCaseBody({ id: target.id }) : undefined;
            await expectNoLeak(
              await send(call.method, `${path}${query}`, body, headers),
              `${path}${query} ${JSON.stringify(headers)}`,
            );
          }
        }
      }
    }
    // An attack that is refused as a whole proves nothing, so the searches must answer some of it.
    // The forms of accounts, payments and to the operator take no search at all.
    const isForm =
      ['account', 'contact', 'payments'].includes(call.service) ||
      [calls.embed.inquiry.path, calls.documents.reportError.path, calls.alerts.stop.path].includes(call.path);
    if (call.method !== 'POST' || isForm) return;
    // A call for members answers none of it.
    if (call.auth === 'member') expect(answers).toBe(0);
    else expect(answers).toBeGreaterThan(5);
  });
});

describe('the preview itself', () => {
  it('is the beginning of the text, at most 2,000 characters, with an ellipsis if more follows', async () => {
    const hits = await allHits();
    expect(hits).toHaveLength(texts.length);
    for (const { _id, _source } of hits) {
      const whole = plainOf(texts.find(({ id }) => id === _id)?.plain ?? '');
      const preview = plainOf(String(_source[caseFields.content]));
      if (whole.length <= PREVIEW_CHARACTERS) expect(preview).toBe(whole);
      else {
        expect(preview.endsWith('…'), _id).toBe(true);
        const cut = preview.slice(0, -1).trimEnd();
        expect(cut.length).toBeLessThanOrEqual(PREVIEW_CHARACTERS);
        expect(whole.startsWith(cut), _id).toBe(true);
      }
    }
  });
});

describe('a text cannot be reconstructed by questions for its words', { timeout: 300_000 }, () => {
  it.each([
    ['a judgment', 'case'],
    ['an act', 'act'],
  ] as const)('H8: %s', async (_name, kind) => {
    const target = long()
      .filter((text) => text.kind === kind)
      .sort((a, b) => a.plain.length - b.plain.length)[0];
    if (!target) throw new Error('no long text');
    const words = wordsOf(target.plain);
    const member = { authorization: `Bearer ${await memberToken()}` };
    // The attacker knows every word of it, alone and in runs.
    const questions = [
      ...[...new Set(words)].slice(-200).map((word) => ({ match: { content: word } })),
      ...words
        .filter((_word, index) => index % 70 === 0)
        .map((_word, index) => ({ match_phrase: { content: words.slice(index * 7, index * 7 + 3).join(' ') } })),
      { match: { content: { query: words.slice(-60).join(' '), operator: 'or' } } },
    ];
    let found = 0;
    for (const question of questions) {
      const body = {
        query: { bool: { must: [question], filter: [{ ids: { values: [target.id] } }] } },
        _source: ['id'],
        highlight: { fields: { content: { number_of_fragments: 3, fragment_size: 150 } } },
      };
      const answer = await send('POST', calls.search.query.path, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        outdata: null,
        message: expect.stringContaining('Sign in to search the texts') as string,
      });
      found += (await hitsOf(await send('POST', calls.search.query.path, body, member))).length;
    }
    // A member is told.
    expect(found).toBeGreaterThan(questions.length / 2);
  });
});

describe('no page shows a visitor more than the preview', { timeout: 120_000 }, () => {
  it('not by a link, a stable address or the member area', async ({ skip }) => {
    if (!hasSite) skip('the site is not built: npm run build');
    const codec = createCodec({ key: codecKey });
    const sealed = createSealedCodec({ key: codecKey });
    const pages = new Set([
      '/',
      '/?query=x',
      '/Lawsuit/welcome',
      '/Lawsuit/searchresults',
      '/Lawsuit/bareactslist',
      '/nothing-here',
    ]);
    /** The page of each text, and the words that it must begin with for a valid test. */
    const beginnings = new Map<string, string>();
    for (const text of texts) {
      const page = text.kind === 'case' ? '/casedetail?id=' : '/bareactdetail?lno=';
      pages.add(`${page}${codec.encrypt(text.id)}`);
      pages.add(`${page}${encodeURIComponent(await sealed.seal(text.id, { purpose: 'id' }))}`);
      const stable = `/${text.kind}/${houseCitationToSlug(text.citation)}`;
      pages.add(stable);
      beginnings.set(stable, [...runsOf(htmlUpTo(text.plain, PREVIEW_CHARACTERS))][0] ?? '');
      pages.add(`/Lawsuit/${text.kind}/${text.id}`);
    }
    /** Each answer encrypts the parameters of its links anew. On pages with a sign-in they only say where it leads. */
    const nameOf = (link: string): string => {
      const { pathname, searchParams } = new URL(link, server.url);
      const isSignIn = ['/', '/registration', '/forgotpassword'].includes(pathname);
      const plain = (value: string) => {
        const text = codec.decrypt(value);
        return text.ok ? text.value : value;
      };
      return [
        pathname,
        ...[...searchParams].map(([name, value]) => (isSignIn ? name : `${name}=${plain(value)}`)),
      ].join(' ');
    };
    const read = new Set<string>();
    const named = new Set([...pages].map(nameOf));
    let previews = 0;
    // Also follows the links of every page, to read pages that are not in this list.
    for (const page of pages) {
      if (read.has(page)) continue;
      read.add(page);
      const answer = await send('GET', page);
      const html = await answer.text();
      expect([200, 302, 400, 404], page).toContain(answer.status);
      expect(leakIn(html), page).toBeUndefined();
      const beginning = beginnings.get(page);
      if (beginning !== undefined && new Set(runsOf(html)).has(beginning)) previews += 1;
      for (const [, href = ''] of html.matchAll(/href="(\/[^"#]*)"/g)) {
        const link = href.replaceAll('&amp;', '&');
        if (/\.\w+$/.test(link) || named.has(nameOf(link))) continue;
        named.add(nameOf(link));
        if (pages.size < 2_000) pages.add(link);
      }
    }
    expect(previews).toBe(texts.length);
  });
});

describe('no widget’s read returns more than the preview', () => {
  it.each(['sc', 'hc'] as const)('embed.latest of %s', async (court) => {
    const latest = await createEmbed({ base: server.url }).latest({ court, limit: 20 });
    expect(latest.items.length).toBeGreaterThan(0);
    expect(leakIn(JSON.stringify(latest))).toBeUndefined();
  });
});
