import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../contract/index.js';
import { clientOf, failure, until } from './client.fixtures.js';
import { startFaultServer, type FaultServer } from './fault-server.fixtures.js';
import type { HttpRequest } from './http.js';

let server: FaultServer;
beforeAll(async () => void (server = await startFaultServer()));
afterAll(() => server.close());

const call: Call<undefined> = {
  service: 'search',
  name: 'cases',
  method: 'POST',
  path: '/api/ec/search',
  auth: 'bearer',
  ours: false,
  safe: true,
  loading: 'loadme',
  envelope: true,
  answer: v.unknown(),
  request: () => ({ body: {} }),
};
const baseOf = (fault: string) => ({ bases: { api: server.base(fault) } });

describe('C8: a screen that the user leaves during a call', () => {
  /** Waits for the first bytes of an endless answer, leaves or stays, and returns the reports that follow. */
  async function leave(isLeaving: boolean) {
    const controller = new AbortController();
    const client = clientOf(call, baseOf('slow-body'));
    let reports = 0;
    let updates = 0;
    client.loading.subscribe(() => void (updates += 1));
    const ended = failure(client.call(undefined, { signal: controller.signal, onProgress: () => void (reports += 1) }));
    await until(() => reports > 1);
    if (isLeaving) controller.abort();
    const before = reports;
    const error = isLeaving ? await ended : undefined;
    const updatesBefore = updates;
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, 120));
    else await until(() => reports > before);
    const after = { code: error?.code, reports: reports - before, updates: updates - updatesBefore };
    controller.abort();
    await ended;
    return after;
  }

  it('gets no further reports', async () => {
    expect(await leave(true)).toEqual({ code: 'aborted', reports: 0, updates: 0 });
  });

  it('control: gets further reports while it stays open', async () => {
    expect((await leave(false)).reports).toBeGreaterThan(0);
  });

  /** Returns the reports of an upload that ignores its signal, after leaving or staying. */
  async function leaveUpload(isLeaving: boolean): Promise<number> {
    let meter: HttpRequest['upload'];
    const upload = ({ upload: own }: HttpRequest): Promise<never> => {
      meter = own;
      return new Promise(() => undefined);
    };
    const send: Call<undefined> = { ...call, sends: 'form-data', request: () => ({ body: { file: new Blob(['x']) } }) };
    const controller = new AbortController();
    const onProgress = vi.fn();
    const client = clientOf(send, { ...baseOf('ok'), upload });
    const ended = failure(client.call(undefined, { signal: controller.signal, onProgress }));
    await until(() => meter !== undefined);
    meter?.move(1, 10);
    expect(onProgress).toHaveBeenCalledTimes(1);
    if (isLeaving) controller.abort();
    meter?.move(2, 10);
    meter?.end(10);
    controller.abort();
    await ended;
    return onProgress.mock.calls.length - 1;
  }

  it('gets no further reports of an upload that continues', async () => {
    expect(await leaveUpload(true)).toBe(0);
  });

  it('control: gets further reports of that upload while it stays open', async () => {
    expect(await leaveUpload(false)).toBe(2);
  });

  it('frees its connection', async () => {
    const own = await startFaultServer();
    try {
      const controller = new AbortController();
      const client = clientOf(call, { bases: { api: own.base('stall') } });
      const ended = failure(client.call(undefined, { signal: controller.signal }));
      await until(() => own.open() === 1);
      controller.abort();
      await ended;
      await until(() => own.open() === 0);
      expect(own.open()).toBe(0);
    } finally {
      await own.close();
    }
  });

  it('also ends a body that a custom fetch continues to read', async () => {
    const cancel = vi.fn();
    const endless = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined), cancel });
    const fetch = (() => Promise.resolve(new Response(endless))) as typeof globalThis.fetch;
    const controller = new AbortController();
    const ended = failure(
      clientOf(call, { bases: { api: 'https://api.example' }, fetch }).call(undefined, { signal: controller.signal }),
    );
    await until(() => endless.locked);
    controller.abort();
    expect((await ended).code).toBe('aborted');
    await until(() => cancel.mock.calls.length === 1);
  });
});

describe('C8: a network without a connection', () => {
  it('is reported when the device is offline, and the next call works', async () => {
    const offline = await failure(clientOf(call, baseOf('refused')).call());
    expect(offline).toMatchObject({
      code: 'network',
      retryable: true,
      message: 'The service could not be reached. Please try again.',
    });
    expect(await clientOf(call, baseOf('ok')).call()).toMatchObject({ flag: true });
  });

  it('is reported as a captive portal’s page, not as a refusal', async () => {
    const error = await failure(clientOf(call, baseOf('portal')).call());
    expect(error).toMatchObject({ code: 'contract' });
    expect(error.message).toContain('sign-in page of a network');
    expect(error.message).not.toContain('hotel');
  });
});

describe('a listener of progress that throws', () => {
  it('ends the call with its error and clears the flag', async () => {
    const client = clientOf(call, baseOf('ok'));
    const mistake = new Error('a mistake of the page');
    const ended = client.call(undefined, {
      onProgress() {
        throw mistake;
      },
    });
    await expect(ended).rejects.toBe(mistake);
    expect(client.loading.getSnapshot().loadme).toBe(false);
  });
});
