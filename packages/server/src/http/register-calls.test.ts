import { serverCalls, type ContractCall } from '@headnote/core/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { build, type BuiltCall, type RouteDependencies } from '../routes/build-call.js';
import { answered } from './envelope.js';
import { sendError } from './error-answers.js';
import { registerCalls } from './register-calls.js';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const member = { userId: 7, sessionId: 's', hasSubscription: true };
const bearer = { authorization: 'Bearer a' };

function open(contract: readonly ContractCall[], built: readonly BuiltCall[]): FastifyInstance {
  app = fastify();
  app.setErrorHandler(sendError);
  const accounts = { readPrincipal: async (header: string | undefined) => (header === undefined ? null : member) };
  // These handlers use nothing else of the server.
  const dependencies = { accounts } as unknown as RouteDependencies;
  registerCalls(app, { contract, built, dependencies, prefix: '' });
  return app;
}

describe('calls that share a path', () => {
  const { send, inquire } = serverCalls.contact;
  const message = {
    ContactName: 'A',
    ContactEmail: 'a@b.in',
    Comment: 'C',
    userEnteredCaptchaCode: 'x',
    captchaId: '1',
  };
  const inquiry = {
    subject: 'Other',
    firstName: 'A',
    city: 'K',
    contactNo: '+919000000001',
    email: 'a@b.in',
    description: 'D',
  };
  const post = async (payload: object) =>
    (await app?.inject({ method: 'POST', url: send.path, payload }))?.json() as unknown;

  it('are selected by the fields of the body, in any order of the contract', async () => {
    const handlers = [
      build(send, async () => answered({ outdata: 'send' })),
      build(inquire, async () => answered({ outdata: 'inquire' })),
    ];
    for (const calls of [
      [send, inquire],
      [inquire, send],
    ]) {
      open(calls, handlers);
      expect(await post(message)).toMatchObject({ outdata: 'send' });
      expect(await post(inquiry)).toMatchObject({ outdata: 'inquire' });
      expect(await post({ ...inquiry, city: '' })).toMatchObject({ message: 'body.city: must not be blank' });
      expect(await post({ ...message, Comment: '' })).toMatchObject({ message: 'body.Comment: must not be blank' });
    }
  });

  it('do not answer for each other', async () => {
    open([send, inquire], [build(send, async () => answered({ outdata: 'send' }))]);
    expect(await post(inquiry)).toMatchObject({
      code: 'not-built',
      message: expect.stringContaining('contact.inquire') as string,
    });
  });

  it('share a handler if they have the same body schema', async () => {
    const { latestCases } = serverCalls.welcome;
    const { casePreview } = serverCalls.documents;
    open([casePreview, latestCases], [build(latestCases, async () => answered({ outdata: 'found' }))]);
    const payload = { query: { match_all: {} } };
    const answer = await app?.inject({ method: 'POST', url: casePreview.path, payload });
    expect(answer?.json()).toMatchObject({ outdata: 'found' });
  });
});

describe('a call that writes by GET', () => {
  const { saveNote } = serverCalls.library;
  const values = { personalNote: 'See para 4', userid: '7', file_name: 'c1' };
  const url = `${saveNote.path}?${new URLSearchParams(values).toString()}`;
  const openNote = () => open([saveNote], [build(saveNote, async ({ query }) => answered({ outdata: query }))]);

  it('C2: is answered by GET and, with its values in the body, by POST', async () => {
    openNote();
    const byGet = await app?.inject({ url, headers: bearer });
    const byPost = await app?.inject({ method: 'POST', url: saveNote.path, headers: bearer, payload: values });
    expect(byGet?.json()).toMatchObject({ outdata: values });
    expect(byPost?.json()).toEqual(byGet?.json());
    expect(byGet?.headers['cache-control']).toBe('no-store');
    expect(byPost?.headers['cache-control']).toBe('no-store');
  });

  it('G15: is refused without a bearer token, for a prefetch, and for another user', async () => {
    openNote();
    expect((await app?.inject({ url, headers: { cookie: 'token=a' } }))?.statusCode).toBe(401);
    expect((await app?.inject({ url, headers: { ...bearer, 'sec-purpose': 'prefetch' } }))?.statusCode).toBe(403);
    const others = {
      method: 'POST' as const,
      url: saveNote.path,
      headers: bearer,
      payload: { ...values, userid: '8' },
    };
    expect((await app?.inject(others))?.statusCode).toBe(403);
  });

  it('checks the same limits in the body', async () => {
    openNote();
    const payload = { ...values, personalNote: 'x'.repeat(20_001) };
    const answer = await app?.inject({ method: 'POST', url: saveNote.path, headers: bearer, payload });
    expect(answer?.json()).toMatchObject({ code: 'bad-query', message: 'query.personalNote: is too long' });
  });
});

describe('a call that is not built', () => {
  it.each([
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/json', '{"cut":'],
    ['text/plain', 'x'],
  ])('says so for every request: %s', async (type, payload) => {
    const { askFile } = serverCalls.assistant;
    open([askFile], []);
    const answer = await app?.inject({ method: 'POST', url: askFile.path, headers: { 'content-type': type }, payload });
    expect(answer?.statusCode).toBe(501);
    expect(answer?.json()).toMatchObject({
      flag: false,
      code: 'not-built',
      message: expect.stringContaining('assistant.askFile') as string,
    });
  });
});

describe('a payment', () => {
  it('gets the signed-in user, if any', async () => {
    const { create } = serverCalls.payments;
    open([create], [build(create, async ({ principal }) => answered({ outdata: principal?.userId ?? null }))]);
    const payload = { amount: 10, redirect_url: 'https://library.example/', userid: '71', packageId: 3 };
    const send = async (headers: Record<string, string>, userid: unknown = payload.userid) =>
      (
        await app?.inject({ method: 'POST', url: create.path, headers, payload: { ...payload, userid } })
      )?.json() as unknown;
    expect(await send({ 'x-no-token': '1' })).toMatchObject({ outdata: null });
    for (const userid of [7, '7', 0]) expect(await send(bearer, userid)).toMatchObject({ outdata: 7 });
    expect(await send(bearer)).toMatchObject({ code: 'not-allowed' });
  });
});
