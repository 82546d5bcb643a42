import { createClient } from '@headnote/core/client';
import { actFields, caseFields, contract, type ContractCall } from '@headnote/core/contract';
import { messages } from '@headnote/core/validation';
import { describe, expect, it } from 'vitest';
import { examples } from '../../packages/core/src/contract/examples.fixtures.js';
import { fieldsOf, oursOf } from '../../packages/core/src/contract/server/ours-of.js';
import golden from './wire.golden.json' with { type: 'json' };

interface GoldenCall {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly base?: string;
  readonly headers: string;
  readonly query: readonly string[];
  readonly body: readonly string[] | 'search';
  readonly bodyForm?: { readonly names: readonly string[] };
  readonly values?: Readonly<Record<string, string>>;
  readonly ours?: true | readonly string[];
  readonly twin?: { readonly method: string };
  readonly answer?: readonly string[];
  readonly answerAs?: string;
  readonly sends?: string;
}

const rows = golden.calls as unknown as readonly GoldenCall[];
const nameOf = ({ service, name }: ContractCall): string => `${service}.${name}`;
const callOf = (name: string): ContractCall => {
  const call = contract.find((candidate) => nameOf(candidate) === name);
  if (!call) throw new Error(`${name} is in the golden file and not in the contract`);
  return call;
};
const inputOf = (name: string): never => examples[name]?.input as never;
const sorted = (names: Iterable<string>): string[] => [...names].sort();
const namesOf = (value: unknown): string[] => sorted(Object.keys(value ?? {}));

function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], answer);
}

/** Names that a call sends for an input in which every field is given. */
function sent(call: ContractCall, input: never): { readonly query: string[]; readonly body: string[] } {
  const { query, body } = call.request(input);
  return call.twin ? { query: namesOf(body), body: [] } : { query: namesOf(query), body: namesOf(body) };
}

/** Where a call goes, and how. */
function addressOf({ ours, envelope, ...call }: ContractCall) {
  const { method, path, aliases, base, auth: headers, answerAs, sends } = call;
  return { method, path, aliases, base, headers, answerAs, sends, twin: call.twin?.method, ours, envelope };
}

function addressIn(row: GoldenCall): ReturnType<typeof addressOf> {
  const { method, path, aliases, base, headers, answerAs, sends } = row;
  const envelope = answerAs === undefined && headers !== 'key';
  const rest = { answerAs, sends, twin: row.twin?.method, ours: row.ours === true, envelope };
  return { method, path, aliases, base, headers, ...rest } as ReturnType<typeof addressOf>;
}

describe('C9: the wire, against the file that was typed from the specification', () => {
  it('has every call of the file and no other', () => {
    expect(sorted(contract.map(nameOf))).toEqual(sorted(rows.map(({ call }) => call)));
  });

  it.each(rows)('$call goes to the path that is spelt there, with those headers', (row) => {
    expect(addressOf(callOf(row.call))).toEqual(addressIn(row));
  });

  it.each(rows)('$call sends the names that are spelt there, no more and no fewer', (row) => {
    const { query, body } = sent(callOf(row.call), inputOf(row.call));
    expect(query).toEqual(sorted(row.query));
    expect(body).toEqual(sorted(row.body === 'search' ? golden.search : row.body));
  });

  it.each(rows)('$call is taken by a server under the names that are spelt there', (row) => {
    const call = callOf(row.call);
    expect(namesOf(fieldsOf(call.query))).toEqual(sorted(row.query));
    if (row.body !== 'search') {
      expect(namesOf(fieldsOf(call.body))).toEqual(sorted(row.bodyForm?.names ?? row.body));
    }
  });

  it.each(rows.filter(({ answer }) => answer))('$call answers the names that are spelt there', ({ call, answer }) => {
    const missing = answer?.filter((path) => valueAt(examples[call]?.answer, path) === undefined);
    expect(missing).toEqual([]);
  });

  it.each(rows.filter(({ ours }) => ours !== true))('$call marks what is ours, and nothing else', ({ call, ours }) => {
    expect(sorted(oursOf(callOf(call)))).toEqual(sorted(Array.isArray(ours) ? (ours as string[]) : []));
  });

  it.each(rows.filter(({ bodyForm }) => bodyForm))('$call sends its values in the body on request', (row) => {
    const input = { ...(examples[row.call]?.input as object), inBody: true } as never;
    expect(sent(callOf(row.call), input)).toEqual({ query: [], body: sorted(row.bodyForm?.names ?? []) });
  });

  it.each(rows.filter(({ values }) => values))('$call sends the values that are spelt there', ({ call, values }) => {
    expect(callOf(call).request(inputOf(call)).query).toMatchObject(values ?? {});
  });

  it.each(Object.entries(golden.defaults))(
    '%s sends what the specification says where nothing is chosen',
    (name, values) => {
      expect(callOf(name).request({} as never).body).toEqual(values);
    },
  );

  it('an ampersand in the book of a citation goes out as an asterisk, every one of them', () => {
    const { query } = callOf('citations.lookup').request({ part: 'years', book: 'A & B & C' } as never);
    expect(query).toEqual({ book: 'A * B * C', flag: 'years', year: '', vol: '' });
  });

  it.each([
    ['complete.fullText', 'text', 'searchtext'],
    ['acts.sections', 'title', 'title'],
    ['documents.citedBy', 'id', 'filename'],
    ['embed.citation', 'citation', 'citation'],
  ])('%s encodes %s once, whatever is in it', async (call, field, wire) => {
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
    // The control: what is encoded twice comes back encoded.
    const twice = new URL(url.replaceAll('%', '%25'));
    expect(twice.searchParams.get(wire)).not.toBe(hostile);
  });

  it('the records have the names that are spelt there', () => {
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
  ])('the comparison fails on a call that differs: %j', (change) => {
    const row = rows.find(({ call }) => call === 'account.setPassword');
    const call = callOf('account.setPassword');
    expect(addressOf(call)).toEqual(row && addressIn(row));
    expect(addressOf({ ...call, ...change })).not.toEqual(row && addressIn(row));
  });

  it('the comparison fails on a name that is mended, missing or added', () => {
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

describe('the messages, against the file that was typed from the specification', () => {
  it('are there letter for letter, and every other one is marked as ours', () => {
    const known: Readonly<Record<string, string>> = messages;
    expect(Object.fromEntries(Object.keys(golden.messages).map((name) => [name, known[name]]))).toEqual(
      golden.messages,
    );
    expect(namesOf(known)).toEqual(sorted([...Object.keys(golden.messages), ...golden.messagesOfOurs]));
  });
});
