import { createCaptcha } from '@headnote/core/captcha';
import { createClient } from '@headnote/core/client';
import { actFields, caseFields, contract, type ContractCall } from '@headnote/core/contract';
import { toastTitles } from '@headnote/core/config';
import { createForm, messages, required } from '@headnote/core/validation';
import { describe, expect, it, vi } from 'vitest';
import { readEndpoint } from '../../packages/core/src/captcha/captcha-endpoint.js';
import { examples } from '../../packages/core/src/contract/examples.fixtures.js';
import { fieldsOf, oursIn } from '../../packages/core/src/contract/schemas/ours-of.js';
import { goldenCalls, valueAt, type GoldenCall } from './golden.js';
import golden from './wire.golden.json' with { type: 'json' };

const rows = goldenCalls;
const nameOf = ({ service, name }: ContractCall): string => `${service}.${name}`;
const callOf = (name: string): ContractCall => {
  const call = contract.find((candidate) => nameOf(candidate) === name);
  if (!call) throw new Error(`${name} is in the golden file and not in the contract`);
  return call;
};
const inputOf = (name: string): never => examples[name]?.input as never;
const sorted = (names: Iterable<string>): string[] => [...names].sort();
const namesOf = (value: unknown): string[] => sorted(Object.keys(value ?? {}));

/** Returns the names that a call sends for an input with every field. */
function sent(call: ContractCall, input: never): { readonly query: string[]; readonly body: string[] } {
  const { query, body } = call.request(input);
  return call.postAlias ? { query: namesOf(body), body: [] } : { query: namesOf(query), body: namesOf(body) };
}

/** Returns the marks of a call: what a client may do with it, and its loading flag. */
function marksOf({ safe, idempotent, noStore, slow, loading }: ContractCall): string[] {
  const marks = { safe, idempotent, 'no-store': noStore, slow };
  const names = Object.entries(marks).flatMap(([name, isSet]) => (isSet ? [name] : []));
  return loading ? [...names, loading] : names;
}

/** Returns the address and the headers of a call. */
function addressOf({ ours, envelope, ...call }: ContractCall) {
  const { method, path, aliases, base, auth: headers, answerAs, sends } = call;
  return { method, path, aliases, base, headers, answerAs, sends, postAlias: call.postAlias, ours, envelope };
}

function addressIn(row: GoldenCall): ReturnType<typeof addressOf> {
  const { method, path, aliases, base, headers, answerAs, sends } = row;
  // Partners read plain values; their form gets an envelope like every form.
  const envelope = answerAs === undefined && (headers !== 'key' || row.answer?.includes('flag') === true);
  const rest = { answerAs, sends, postAlias: row.postAlias, ours: row.ours === true, envelope };
  return { method, path, aliases, base, headers, ...rest } as ReturnType<typeof addressOf>;
}

describe('C9: the wire, compared with the file typed from the specification', () => {
  it('has exactly the calls of the file', () => {
    expect(sorted(contract.map(nameOf))).toEqual(sorted(rows.map(({ call }) => call)));
  });

  it.each(rows)('$call goes to that path, with those headers', (row) => {
    expect(addressOf(callOf(row.call))).toEqual(addressIn(row));
  });

  it.each(rows)('$call has those marks', (row) => {
    expect(marksOf(callOf(row.call))).toEqual(row.marks ?? []);
  });

  it.each(rows)('$call sends exactly those names', (row) => {
    const { query, body } = sent(callOf(row.call), inputOf(row.call));
    expect(query).toEqual(sorted(row.query));
    expect(body).toEqual(sorted(row.body === 'search' ? golden.search : row.body));
  });

  it.each(rows)('$call is accepted by a server with those names', (row) => {
    const call = callOf(row.call);
    expect(namesOf(fieldsOf(call.query))).toEqual(sorted(row.query));
    if (row.body !== 'search') {
      expect(namesOf(fieldsOf(call.body))).toEqual(sorted(row.bodyForm?.names ?? row.body));
    }
  });

  it.each(rows.filter(({ answer }) => answer))('$call answers those names', ({ call, answer }) => {
    const missing = answer?.filter((path) => valueAt(examples[call]?.answer, path) === undefined);
    expect(missing).toEqual([]);
  });

  it.each(rows.filter(({ ours }) => ours !== true))('$call marks exactly our own names', (row) => {
    const { query, body, reply } = callOf(row.call);
    const marked = [query, row.bodyForm ? undefined : body, reply].flatMap(oursIn);
    expect(sorted(new Set(marked))).toEqual(sorted(Array.isArray(row.ours) ? (row.ours as string[]) : []));
    if (row.bodyForm) expect(sorted(oursIn(body))).toEqual(row.bodyForm.ours ? sorted(row.bodyForm.names) : []);
  });

  it.each(rows.filter(({ specPath }) => specPath))('$call joins the path to its base as spelt', (row) => {
    expect(callOf(row.call).path).toBe(`/${row.specPath}`);
  });

  it.each(rows.filter(({ bodyForm }) => bodyForm))('$call sends its values in the body on request', (row) => {
    const input = { ...(examples[row.call]?.input as object), inBody: true } as never;
    expect(sent(callOf(row.call), input)).toEqual({ query: [], body: sorted(row.bodyForm?.names ?? []) });
  });

  it.each(rows.filter(({ values }) => values))('$call sends those values', ({ call, values }) => {
    expect(callOf(call).request(inputOf(call)).query).toMatchObject(values ?? {});
  });

  it.each(Object.entries(golden.defaults))('%s sends the specification’s default values', (name, values) => {
    expect(callOf(name).request({} as never).body).toEqual(values);
  });

  it('every ampersand in the book of a citation is sent as an asterisk', () => {
    const { query } = callOf('citations.lookup').request({ part: 'years', book: 'A & B & C' } as never);
    expect(query).toEqual({ book: 'A * B * C', flag: 'years', year: '', vol: '' });
  });

  it.each([
    ['complete.fullText', 'text', 'searchtext'],
    ['acts.sections', 'title', 'title'],
    ['documents.citedBy', 'id', 'filename'],
    ['embed.citation', 'citation', 'citation'],
  ])('%s encodes %s once, for any text', async (call, field, wire) => {
    const hostile = 'a&b=c+d %26 #é/?*\u0915';
    const sentTo: string[] = [];
    const fetch = (async (request: Request) => {
      sentTo.push(request.url);
      return Response.json(examples[call]?.answer);
    }) as typeof globalThis.fetch;
    const client = createClient({ bases: { api: 'https://api.example' }, fetch });
    const services = client as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
    const [service = '', name = ''] = call.split('.');
    await services[service]?.[name]?.({ ...(examples[call]?.input as object), [field]: hostile });
    const [url = ''] = sentTo;
    expect(sentTo).toHaveLength(1);
    expect(new URL(url).searchParams.getAll(wire)).toEqual([hostile]);
    expect(new URL(url).pathname).toBe(callOf(call).path);
    // Control: a value that is encoded twice arrives encoded.
    const twice = new URL(url.replaceAll('%', '%25'));
    expect(twice.searchParams.get(wire)).not.toBe(hostile);
  });

  it('the records have those names', () => {
    const { case: cases, act } = golden.records;
    expect(sorted(Object.values(caseFields))).toEqual(sorted([...cases.specified, ...cases.ours]));
    expect(sorted(Object.values(actFields))).toEqual(sorted([...act.specified, ...act.ours]));
  });

  it.each([
    { path: '/api/user/usernewpasswordsetup' },
    { path: '/api/user/UserNewPassowrdSetup' },
    { path: 'api/user/usernewpassowrdsetup' },
    { auth: 'bearer' as const },
    { method: 'GET' as const },
    { ours: true },
  ])('the comparison fails for a call that differs: %j', (change) => {
    const row = rows.find(({ call }) => call === 'account.setPassword');
    const call = callOf('account.setPassword');
    expect(addressOf(call)).toEqual(row && addressIn(row));
    expect(addressOf({ ...call, ...change })).not.toEqual(row && addressIn(row));
  });

  it('the comparison fails for a corrected, missing or added name', () => {
    const call = callOf('library.saveQuery');
    const row = rows.find((candidate) => candidate.call === 'library.saveQuery');
    const { parentID, ...rest } = call.request(inputOf('library.saveQuery')).body as Record<string, unknown>;
    for (const body of [rest, { ...rest, parentId: parentID }, { ...rest, parentID, more: 1 }]) {
      expect(sent({ ...call, request: () => ({ body }) }, undefined as never).body).not.toEqual(
        sorted(row?.body ?? []),
      );
    }
  });
});

describe('the messages, compared with the file typed from the specification', () => {
  it('are exactly those, including our own', () => {
    expect(messages).toEqual({ ...golden.messages, ...golden.messagesOfOurs });
  });

  it('have those titles', () => {
    expect(sorted(Object.values(toastTitles))).toEqual(sorted(golden.titles));
  });

  it('use those words for an unnamed field and for an unverified captcha', async () => {
    const form = createForm({ fields: { city: { rules: [required] } }, onSubmit: async () => undefined });
    form.click();
    expect(form.getSnapshot().errors.city).toBe(messages.required.replace('<prefix>', golden.keys.prefix));
    const captcha = createCaptcha({ endpoint: 'https://captcha.example/c/simple', styleName: 'plain' });
    expect(await captcha.validate('')).toEqual({ [golden.keys.captcha]: true });
  });
});

describe('the captcha, compared with the file typed from the specification', () => {
  const filled: Readonly<Record<string, string>> = {
    "the style's name": 'plain',
    'what was typed': 'K7TP',
    "the challenge's id": 'c1',
  };
  const endpoint = readEndpoint('https://captcha.example/c/simple', 'plain');
  const urls: Readonly<Record<string, string>> = {
    'captcha.challenge': endpoint.challengeUrl,
    'captcha.validate': endpoint.validationUrl('K7TP', 'c1'),
    'captcha.script': endpoint.scriptUrl,
  };

  it('uses no other address', () => {
    expect(Object.keys(urls)).toEqual(golden.captcha.map(({ call }) => call));
  });

  it.each(golden.captcha)('$call sends that query', ({ call, query }) => {
    const spelt = Object.entries(query).map(([name, value]) => [name, filled[value] ?? value]);
    const url = new URL(urls[call] ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual(Object.fromEntries(spelt));
    expect(url.origin + url.pathname).toBe('https://captcha.example/c/simple');
  });

  it('uses GET, without the headers of the calls', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('', { status: 404 }));
    const captcha = createCaptcha({ endpoint: 'https://captcha.example/c/simple', styleName: 'plain', fetch });
    await captcha.load().catch(() => undefined);
    const [input, init] = fetch.mock.calls[0] ?? [];
    const request = new Request(input ?? '', init);
    expect([request.method, request.url]).toEqual([golden.captcha[0]?.method, endpoint.challengeUrl]);
    expect(request.headers.has('authorization') || request.headers.has('x-no-token')).toBe(false);
    expect(golden.captcha.every(({ method, headers }) => method === 'GET' && headers === 'none')).toBe(true);
  });
});
