import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../contract/index.js';
import { clientOf, failure, shortTimes, until } from './client.fixtures.js';
import { startFaultServer, type FaultServer } from './fault-server.fixtures.js';
import { uploadByXhr } from './index.js';
import type { Progress } from './progress.js';

/** The parts of a browser's XMLHttpRequest that the tests use. */
class FakeXhr {
  static last: FakeXhr;
  readonly sent: Record<string, unknown> = { headers: {} };
  readonly upload: { onprogress?: (event: object) => void; onload?: (event: object) => void } = {};
  onprogress?: (event: object) => void;
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  status = 200;
  response: ArrayBuffer = new ArrayBuffer(0);
  isAborted = false;
  constructor() {
    FakeXhr.last = this;
  }
  open(method: string, url: string): void {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    (this.sent['headers'] as Record<string, string>)[name] = value;
  }
  type = 'application/json';
  responseText = '';
  onText(text: string): void {
    this.responseText += text;
    this.onprogress?.({ loaded: this.responseText.length, total: 0 });
  }
  getAllResponseHeaders(): string {
    return `content-type: ${this.type}\r\nx-request-id: r-1\r\n`;
  }
  send(body: unknown): void {
    this.sent['body'] = body;
  }
  abort(): void {
    this.isAborted = true;
    this.onloadend?.();
  }
  answer(value: unknown, status = 200): void {
    this.status = status;
    this.response = new TextEncoder().encode(JSON.stringify(value)).buffer;
    this.onload?.();
    this.onloadend?.();
  }
}

const ask: Call<{ file: Blob; question: string }, unknown> = {
  service: 'assistant',
  name: 'askFile',
  method: 'POST',
  path: '/api/ec/ask',
  auth: 'member',
  ours: false,
  sends: 'form-data',
  slow: true,
  loading: 'loadmesecure',
  envelope: true,
  answer: v.unknown(),
  request: ({ file, question }) => ({ body: { file, question } }),
};
const input = { file: new Blob(['%PDF-1.7']), question: 'Who won?' };

let server: FaultServer;
beforeAll(async () => void (server = await startFaultServer()));
afterAll(() => server.close());
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeXhr));
afterEach(() => void vi.unstubAllGlobals());

function start(times = shortTimes(5000), signal?: AbortSignal) {
  const reports: Progress[] = [];
  const session = { authorization: () => Promise.resolve('Bearer t') };
  const client = clientOf(ask, { bases: { api: 'https://api.example' }, session, upload: uploadByXhr }, times);
  const options = { onProgress: (progress: Progress) => void reports.push(progress), ...(signal ? { signal } : {}) };
  const ended = client.call(input, options);
  return { reports, ended, loading: client.loading };
}
const ready = () => until(() => 'body' in (FakeXhr.last?.sent ?? {}));

beforeEach(() => void ((FakeXhr as { last: unknown }).last = undefined));

describe('a file upload with a progress listener', () => {
  it('reports the upload to its end, then the answer', async () => {
    const { reports, ended } = start();
    await ready();
    const xhr = FakeXhr.last;
    expect(xhr.sent).toMatchObject({
      method: 'POST',
      url: 'https://api.example/api/ec/ask',
      headers: { authorization: 'Bearer t', accept: 'application/json' },
    });
    expect(xhr.sent['headers']).not.toHaveProperty('content-type');
    expect([...(xhr.sent['body'] as FormData).keys()]).toEqual(['file', 'question']);
    xhr.upload.onprogress?.({ loaded: 40, total: 100 });
    xhr.upload.onprogress?.({ loaded: 100, total: 100 });
    xhr.upload.onload?.({ loaded: 100 });
    xhr.answer({ flag: true });
    expect(await ended).toEqual({ flag: true });
    expect(reports).toEqual([
      { direction: 'upload', transferred: 40, total: 100 },
      { direction: 'upload', transferred: 100, total: 100 },
      { direction: 'download', transferred: 13, total: 13 },
    ]);
  });

  it('fails with the errors of every call', async () => {
    const refused = start();
    await ready();
    FakeXhr.last.answer({ flag: false, message: 'Not a PDF.' });
    expect(await failure(refused.ended)).toMatchObject({ code: 'refused', message: 'Not a PDF.', requestId: 'r-1' });
    (FakeXhr as { last: unknown }).last = undefined;
    const large = start();
    await ready();
    FakeXhr.last.answer({ flag: false, message: 'Too large.' }, 413);
    expect(await failure(large.ended)).toMatchObject({ code: 'too-large', message: 'Too large.' });
    expect(large.reports).toEqual([]);
    (FakeXhr as { last: unknown }).last = undefined;
    const cut = start();
    await ready();
    FakeXhr.last.onerror?.();
    expect(await failure(cut.ended)).toMatchObject({ code: 'network' });
    expect(cut.loading.getSnapshot().loadmesecure).toBe(false);
  });

  it('ends when it stalls, and when the caller cancels it', async () => {
    const stalled = start(shortTimes(500));
    await ready();
    FakeXhr.last.upload.onprogress?.({ loaded: 99, total: 100 });
    expect(await failure(stalled.ended)).toMatchObject({ code: 'timeout' });
    expect(FakeXhr.last.isAborted).toBe(true);
    (FakeXhr as { last: unknown }).last = undefined;
    const controller = new AbortController();
    const cancelled = start(shortTimes(5000), controller.signal);
    await ready();
    controller.abort();
    expect(await failure(cancelled.ended)).toMatchObject({ code: 'aborted' });
    expect(FakeXhr.last.isAborted).toBe(true);
    FakeXhr.last.upload.onprogress?.({ loaded: 99, total: 100 });
    expect(cancelled.reports).toEqual([]);
  });

  it('hears the events of an answer while they arrive, whole letters only', async () => {
    const heard: unknown[] = [];
    const client = clientOf(ask, { bases: { api: 'https://api.example' }, upload: uploadByXhr });
    const ended = client.call(input, {
      onProgress: () => undefined,
      onEvent: (data, name) => heard.push([name, data]),
    });
    await ready();
    const xhr = FakeXhr.last;
    xhr.type = 'text/event-stream; charset=utf-8';
    const letter = '\u{1F4D8}';
    xhr.onText(`event: page\ndata: {"page":1}\n\nevent: sentence\ndata: "${letter.charAt(0)}`);
    expect(heard).toEqual([['page', { page: 1 }]]);
    xhr.onText(`${letter.charAt(1)}"\n\nevent: end\ndata: {"flag":true}\n\n`);
    expect(heard[1]).toEqual(['sentence', letter]);
    xhr.onload?.();
    expect(await ended).toEqual({ flag: true });
  });

  it('uses fetch without a listener, and sends a form', async () => {
    const client = clientOf(ask, { bases: { api: server.base('ok') }, upload: uploadByXhr });
    await client.call(input);
    expect(FakeXhr.last).toBeUndefined();
    const [request] = server.seen('ok');
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.body).toContain('%PDF-1.7');
    expect(request?.body).toContain('Who won?');
  });
});
