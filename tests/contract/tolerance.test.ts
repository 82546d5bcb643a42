import { createClient } from '@headnote/core/client';
import { contract } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';
import { examples } from '../../packages/core/src/contract/examples.fixtures.js';

type Method = (input: unknown) => Promise<unknown>;

/** Returns the client's value of an answer to a call. */
async function read(name: string, answer: unknown): Promise<unknown> {
  const fetch = (async (request: Request) => {
    await request.arrayBuffer();
    return Response.json(answer);
  }) as typeof globalThis.fetch;
  const client = createClient({ bases: { api: 'https://api.example', render: 'https://pdf.example' }, fetch });
  const [service = '', method = ''] = name.split('.');
  const services = client as unknown as Readonly<Record<string, Readonly<Record<string, Method>>>>;
  return services[service]?.[method]?.(examples[name]?.input);
}

const exampleOf = (name: string) => {
  const example = examples[name];
  if (!example) throw new Error(`no example of ${name}`);
  return example as { readonly answer: Readonly<Record<string, unknown>>; readonly value: unknown };
};
const wrapped = (value: unknown, times: number): unknown =>
  times === 0 ? value : wrapped(JSON.stringify(value), times - 1);
const contractError = (call: string, field: string) =>
  expect.objectContaining({ code: 'contract', call, field }) as Error;

/** Calls whose `outdata` is an object or a list, as an object or as its JSON text. */
const structured = contract
  .filter(({ envelope }) => envelope)
  .map(({ service, name }) => `${service}.${name}`)
  .filter((name) => {
    const { outdata } = exampleOf(name).answer;
    return (typeof outdata === 'object' && outdata !== null) || String(outdata).startsWith('{');
  });
const objects = structured.filter((name) => !Array.isArray(exampleOf(name).answer['outdata']));
/** Calls whose answer may be nothing. */
const mayBeNothing = new Set(['documents.notice']);
const lists = structured.filter((name) => {
  const { answer, value } = exampleOf(name);
  return Array.isArray(answer['outdata']) && Array.isArray(value);
});

const name = 'packages.list';
const packages = exampleOf(name);

describe('C5: the flag', () => {
  it.each([true, 1, '1', 'true', 'True', 'TRUE', ' true '])('is true as %j, also as success', async (yes) => {
    const { flag: _, ...rest } = packages.answer;
    for (const parts of [{ flag: yes }, { success: yes }, { flag: yes, success: yes }, { flag: null, success: yes }]) {
      expect(await read(name, { ...rest, ...parts })).toEqual(packages.value);
    }
  });

  it.each([false, 0, '0', 'false', 'False'])('is false as %j, also next to a true success', async (no) => {
    for (const parts of [
      { flag: no },
      { success: no, flag: undefined },
      { flag: no, success: true },
      { flag: true, success: no },
    ]) {
      const refusal = read(name, { ...packages.answer, ...parts, message: 'Not now.' });
      await expect(refusal).rejects.toMatchObject({ code: 'refused', message: 'Not now.' });
    }
  });

  it.each(['yes', '', 2, -1, {}, [], null, undefined])(
    'is an error as %j, which names call and field',
    async (flag) => {
      await expect(read(name, { ...packages.answer, flag })).rejects.toEqual(contractError(name, 'flag'));
    },
  );

  it('applies to a partner’s inquiry too: a refusal is not a success', async () => {
    const refusal = read('embed.inquiry', { flag: false, message: 'Not now.' });
    await expect(refusal).rejects.toMatchObject({ code: 'refused', message: 'Not now.' });
    await expect(read('embed.inquiry', { message: 'Done.' })).rejects.toEqual(contractError('embed.inquiry', 'flag'));
  });

  it('is an error if success is neither true nor false', async () => {
    const answer = { ...packages.answer, success: 'maybe' };
    await expect(read(name, answer)).rejects.toEqual(contractError(name, 'success'));
  });
});

describe('C5: outdata', () => {
  it.each(structured)('of %s is read as a value, as JSON text, and encoded up to three times', async (call) => {
    const { answer, value } = exampleOf(call);
    const { outdata } = answer;
    const plain: unknown = typeof outdata === 'string' ? JSON.parse(outdata) : outdata;
    for (const times of [0, 1, 2, 3]) {
      expect(await read(call, { ...answer, outdata: wrapped(plain, times) })).toEqual(value);
    }
    expect(await read(call, { ...answer, outdata: `\uFEFF ${JSON.stringify(plain)}\n` })).toEqual(value);
  });

  it.each(objects)('of %s is an error that names call and field if it is not an object', async (call) => {
    const { answer } = exampleOf(call);
    const nothing = mayBeNothing.has(call) ? [] : [null];
    for (const outdata of ['No Data Found', '{"cut":', '', ...nothing, 7, [], wrapped(answer['outdata'], 4)]) {
      await expect(read(call, { ...answer, outdata })).rejects.toMatchObject({ code: 'contract', call });
      await expect(read(call, { ...answer, outdata })).rejects.toThrow(`The answer to ${call}`);
    }
    const { outdata: _, ...without } = answer;
    await expect(read(call, without)).rejects.toMatchObject({ code: 'contract', call });
  });

  it.each(lists)('of %s is empty as null, as empty text and as the text for no data', async (call) => {
    const { answer } = exampleOf(call);
    for (const outdata of [null, '', 'null', 'No Data Found', '"No Data Found"', []]) {
      expect(await read(call, { ...answer, outdata })).toEqual([]);
    }
  });

  it.each(lists)('of %s is an error that names call and field if it is not a list', async (call) => {
    const { answer } = exampleOf(call);
    for (const outdata of [undefined, {}, 'Server busy', '[{"cut":', 7, true]) {
      await expect(read(call, { ...answer, outdata })).rejects.toEqual(contractError(call, 'outdata'));
    }
    await expect(read(call, { ...answer, outdata: [null] })).rejects.toMatchObject({ field: /^outdata\.0/ });
  });

  it.each([10, '10', '"10"', '"\\"10\\""'])('is an id as %j', async (outdata) => {
    expect(await read('library.saveQuery', { flag: true, outdata })).toEqual({ id: '10', message: '' });
  });

  it.each([null, undefined, '', {}, []])('is not an id as %j', async (outdata) => {
    const answer = read('library.saveQuery', { flag: true, outdata });
    await expect(answer).rejects.toEqual(contractError('library.saveQuery', 'outdata'));
  });

  it.each([71, '71', '0071'])('is a flow number as %j', async (outdata) => {
    expect(await read('account.register', { flag: true, outdata })).toEqual({ handle: String(outdata), message: '' });
  });

  it.each([0, -1, '0', '', 'x', 1.5, null])('is not a flow number as %j', async (outdata) => {
    const answer = read('account.register', { flag: true, outdata });
    await expect(answer).rejects.toEqual(contractError('account.register', 'outdata'));
  });

  it.each(['javascript:alert(1)', '/pay', '', null])('never sends a browser to %j', async (url) => {
    const answer = read('payments.create', { flag: true, outdata: { payment_options: { payment_url: url } } });
    await expect(answer).rejects.toEqual(contractError('payments.create', 'outdata.payment_options.payment_url'));
  });

  it('has completions as texts, as objects, and mixed', async () => {
    const outdata = ['lease', { text: 'leasehold', count: '3' }, { text: 'lessor' }];
    expect(await read('complete.fullText', { flag: 1, outdata: JSON.stringify(outdata) })).toEqual([
      { text: 'lease', count: 0 },
      { text: 'leasehold', count: 3 },
      { text: 'lessor', count: 0 },
    ]);
  });
});

describe('C5: outdatalist', () => {
  const counted = [[{ TotalUsers: 5 }], [{ TotalCases: '2793' }], [{ Totalbareacts: 735 }]];
  const totals = { users: 5, cases: 2793, acts: 735 };
  const master = exampleOf('account.registerMaster');

  it.each([
    ['as specified', counted],
    ['as JSON text', JSON.stringify(counted)],
    ['with cells as JSON text', counted.map((cell) => JSON.stringify(cell))],
    ['with more cells and more rows', [...counted.map((cell) => [...cell, {}]), []]],
    ['with rows instead of lists of one row', counted.flat()],
  ])('is read %s', async (_how, outdatalist) => {
    expect(await read('welcome.totals', { flag: true, outdatalist })).toEqual(totals);
  });

  it.each([
    ['ends early', [counted[0]], 'outdatalist.1'],
    ['has an empty cell', [[], counted[1], counted[2]], 'outdatalist.0.0'],
    ['has a row without the count', [counted[0], [{ totalcases: 1 }], counted[2]], 'outdatalist.1.0.TotalCases'],
    ['is not a list', { 0: counted[0] }, 'outdatalist'],
    ['is missing', undefined, 'outdatalist'],
    ['is null', null, 'outdatalist'],
  ])('with counts is an error if it %s', async (_what, outdatalist, field) => {
    const answer = read('welcome.totals', { flag: true, outdatalist });
    await expect(answer).rejects.toEqual(contractError('welcome.totals', field));
  });

  it('with lists is empty for a missing list', async () => {
    const [countries] = master.answer['outdatalist'] as readonly unknown[];
    for (const outdatalist of [[countries], [countries, null], [countries, ''], [countries, 'No Data Found']]) {
      expect(await read('account.registerMaster', { ...master.answer, outdatalist })).toEqual({
        ...(master.value as object),
        packages: [],
      });
    }
    expect(await read('account.states', { flag: true, outdatalist: [] })).toEqual([]);
  });

  it('is an error if a row is not an object', async () => {
    const answer = read('account.states', { flag: true, outdatalist: [[{ stateMasterID: 1 }, 'Goa']] });
    await expect(answer).rejects.toEqual(contractError('account.states', 'outdatalist.0.1'));
  });

  const tree = exampleOf('courts.tree');
  const [branches] = tree.answer['outdatalist'] as readonly string[];

  it.each([
    [{ usercourtids: '1,2' }, [1, 2]],
    [[{ usercourtids: '1, 2' }], [1, 2]],
    [JSON.stringify([{ usercourtids: '1,2' }]), [1, 2]],
    [JSON.stringify(JSON.stringify({ usercourtids: '1,2' })), [1, 2]],
    [{ usercourtids: '' }, []],
    [{ usercourtids: null }, []],
    [{ usercourtids: [1, '2'] }, [1, 2]],
    ['No Data Found', []],
    ['"No Data Found"', []],
    [['No Data Found'], []],
    ['', []],
    [null, []],
  ])('has the chosen courts as %j', async (choice, chosen) => {
    const answer = { flag: true, outdatalist: [branches, choice] };
    expect(await read('courts.tree', answer)).toEqual({ ...(tree.value as object), chosen });
  });

  it('is an error if a chosen court is not a number', async () => {
    const answer = read('courts.tree', { flag: true, outdatalist: [branches, { usercourtids: '1,x' }] });
    await expect(answer).rejects.toEqual(contractError('courts.tree', 'outdatalist.1.usercourtids.1'));
  });
});
