import { contract, type calls, type ContractCall } from '@headnote/core/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Exchange } from '../../../packages/server/src/routes/test-client.fixtures.js';
import { goldenCalls, goldenSearchNames, valueAt, type GoldenCall } from '../golden.js';
import type { AnyCases, CasesOf, Failure, Success } from './case.js';
import { openStage, type Scene, type Stage } from './scene.js';

type Send = (input: unknown) => Promise<unknown>;

/**
 * Runs the cases of a service through core's client against the whole server, on the database of the project. Each
 * exchange is compared with the file typed from the specification and with the contract's schema of the answer.
 */
export function runCases<S extends keyof typeof calls>(
  service: S,
  cases: CasesOf<S>,
  options?: Parameters<typeof openStage>[0],
): void {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(options);
  });
  afterAll(() => stage.close());

  for (const [name, rows] of Object.entries(cases) as [string, AnyCases][]) {
    const call = contract.find((one) => one.service === service && one.name === name);
    const golden = goldenCalls.find((one) => one.call === `${service}.${name}`);
    if (!call || !golden) throw new Error(`${service}.${name} is in no contract`);

    describe(`${service}.${name}`, () => {
      const answers: unknown[] = [];
      it.each(rows.success)('succeeds: $title', async (one) => {
        const scene = stage.scene();
        const { run, exchange } = await sending(call, one, scene);
        const value = await run();
        await one.expects(value as never, scene);
        expectWire(exchange(), call, golden);
        // A file has no names.
        answers.push(call.answerAs === 'blob' ? {} : JSON.parse(exchange().answer));
      });

      it.each(rows.failure)('fails: $title', async (one) => expectFailure(call, one, stage.scene()));
      it.each(rows.badInput)('gets bad input: $title', async (one) => expectFailure(call, one, stage.scene()));

      it('I7: has answered only names of the contract, so nothing that is stored leaves by accident', () => {
        // The schema drops what it does not name. Every envelope may have an empty `outdata`.
        const empty = { outdata: null };
        for (const answer of answers as readonly object[]) {
          const named = call.reply && (v.parse(call.reply, answer) as object);
          expect({ ...empty, ...named }).toEqual({ ...empty, ...answer });
        }
      });

      it('has answered every name of the file', () => {
        expect(answers).toHaveLength(rows.success.length);
        const missing = (path: string) => answers.every((answer) => valueAt(answer, path) === undefined);
        expect((golden.answer ?? []).filter(missing)).toEqual([]);
      });
    });
  }
}

/** Prepares a case. Returns what sends the call, and what reads its one exchange afterwards. */
async function sending(call: ContractCall, one: Success<never> | Failure, scene: Scene & { address: string }) {
  const seen: Exchange[] = [];
  const input: unknown = await one.input(scene);
  const as = one.as ?? (call.auth === 'member' ? 'member' : 'visitor');
  const client = clientOf(scene.test, as === 'member' ? (await scene.me()).access : undefined, {
    address: scene.address,
    seen: (exchange) => void seen.push(exchange),
    ...(one.change ? { change: one.change } : {}),
  });
  const send = (client as unknown as Record<string, Record<string, Send>>)[call.service]?.[call.name];
  if (!send) throw new Error(`the client has no ${call.service}.${call.name}`);
  const exchange = () => {
    const [first] = seen;
    if (first === undefined) throw new Error('nothing was sent');
    return first;
  };
  return { run: () => send(input), exchange };
}

async function expectFailure(call: ContractCall, one: Failure, scene: Scene & { address: string }): Promise<void> {
  const { run, exchange } = await sending(call, one, scene);
  const error: unknown = await run().then(
    (value) => ({ answered: value }),
    (caught: unknown) => caught,
  );
  expect(error).toMatchObject({
    code: one.code,
    message:
      typeof one.message === 'string' ? expect.stringContaining(one.message) : expect.stringMatching(one.message),
  });
  const { status, answer } = exchange();
  const envelope = JSON.parse(answer) as Record<string, unknown>;
  expect(envelope).toMatchObject({ flag: false, message: expect.stringMatching(/\S/) });
  // An error of the protocol carries its code and the id of the request; a refusal of a form is HTTP 200 (V1).
  if (status !== 200) expect(envelope).toMatchObject({ code: one.code, requestId: expect.any(String), outdata: null });
  expect(answer).not.toMatch(/\bat .+:\d+:\d+|node_modules|SQLITE|select |insert /);
}

/** Compares an exchange with the file typed from the specification, and the answer with the contract's own schema. */
function expectWire({ method, url, headers, body, answer }: Exchange, call: ContractCall, golden: GoldenCall): void {
  expect([method, url.pathname]).toEqual([golden.postAlias ? 'POST' : golden.method, golden.path]);
  expect(headers.get('x-no-token')).toBe(golden.headers.startsWith('no-token') ? '1' : null);
  if (golden.headers === 'member') expect(headers.get('authorization')).toMatch(/^Bearer ./);
  if (['none', 'no-token', 'key'].includes(golden.headers)) expect(headers.has('authorization')).toBe(false);

  const inBody = namesIn(body);
  const known = golden.body === 'search' ? goldenSearchNames : golden.body;
  const alsoInBody = [...(golden.bodyForm?.names ?? []), ...(golden.postAlias ? golden.query : [])];
  expect([...url.searchParams.keys()].filter((name) => !golden.query.includes(name))).toEqual([]);
  expect(inBody.filter((name) => ![...known, ...alsoInBody].includes(name))).toEqual([]);

  if (call.answerAs === 'blob') return;
  expect(call.reply && v.safeParse(call.reply, JSON.parse(answer)).issues).toBeUndefined();
}

/** The names in a body: of JSON, or of a form with a file. */
function namesIn(body: string): readonly string[] {
  if (body === '') return [];
  if (!body.startsWith('--')) return Object.keys(JSON.parse(body) as object);
  return [...body.matchAll(/^content-disposition: form-data; name="([^"]*)"/gim)].map(([, name = '']) => name);
}
