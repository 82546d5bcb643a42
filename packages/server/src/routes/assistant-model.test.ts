import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import {
  chooses,
  modelFaults,
  openStandInModel,
  STAND_IN_TIMEOUT_MS,
  type StandInModel,
} from '../assistant/selection/stand-in-model.fixtures.js';
import { documentId } from '../library/document-id.js';
import { clientOf } from './test-client.fixtures.js';

const HOUR_MS = 60 * 60_000;
const asked = { documentId: documentId('case', 'test:long'), question: 'What is said of tenancy7?' };
const SENTENCE = 'Sentence 7 speaks of tenancy7 and the lease.';

let standIn: StandInModel;
let test: TestApp;
beforeAll(async () => {
  standIn = await openStandInModel();
  const model = { url: standIn.url, model: 'stand-in', key: undefined, timeoutMs: STAND_IN_TIMEOUT_MS };
  test = await openTestApp({ model });
});
afterAll(async () => {
  standIn.close();
  await test.close();
});
beforeEach(() => {
  standIn.bodies.length = 0;
});

const member = async () => clientOf(test, (await test.signIn()).outdata.token).assistant;
const textsOf = ({ groups }: Awaited<ReturnType<Awaited<ReturnType<typeof member>>['ask']>>) =>
  groups.flatMap(({ sentences }) => sentences.map(({ text }) => text));
const counted = async () => {
  const { body } = await test.app.inject('/metrics');
  const of = (labels: string) =>
    Number(new RegExp(String.raw`^headnote_assistant_seconds_count\{${labels}\} (\d+)$`, 'm').exec(body)?.[1] ?? 0);
  return {
    model: of('result="answer",selector="model"'),
    fallback: of('result="answer",selector="fallback"'),
    refused: of('result="refusal",selector="rules"'),
  };
};

describe('K9: a member whose server has a model', () => {
  it('reads before the first question where it goes', async () => {
    const { sentTo } = await (await member()).state({ documentId: asked.documentId });
    expect(sentTo).toBe(new URL(standIn.url).host);
  });

  it.each(Object.entries(modelFaults))('is answered by the rules after %s, and told so', async (_name, [fault]) => {
    const assistant = await member();
    standIn.reply = chooses([1]);
    expect(await assistant.ask(asked)).toMatchObject({ selector: 'model' });
    const before = await counted();
    const warned = test.modelWarnings.length;
    standIn.reply = fault;
    const answer = await assistant.ask(asked);
    expect([textsOf(answer)[0], answer.selector, answer.refusal]).toEqual([SENTENCE, 'fallback', null]);
    expect(await counted()).toEqual({ ...before, fallback: before.fallback + 1 });
    expect(test.modelWarnings).toHaveLength(warned + 1);
    test.clock.now += HOUR_MS;
  });

  it('is refused without the model where nothing answers, and the operator counts it', async () => {
    const before = await counted();
    const answer = await (await member()).ask({ ...asked, question: 'What is said of section 302 of the IPC?' });
    expect([answer.refusal?.lookedFor, standIn.bodies]).toEqual(['provision', []]);
    expect(await counted()).toEqual({ ...before, refused: before.refused + 1 });
  });
});
