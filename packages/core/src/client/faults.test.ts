import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { calls, type Call } from '../contract/index.js';
import { clientOf, failure, hurriedTimes, shortTimes } from './client.fixtures.js';
import { exampleOf } from './example-of.fixtures.js';
import { networkFaults, startFaultServer, type FaultServer } from './fault-server.fixtures.js';
import { createLoading } from './loading.js';
import type { Progress } from './progress.js';

let server: FaultServer;
let elsewhere: FaultServer;
beforeAll(async () => {
  elsewhere = await startFaultServer();
  server = await startFaultServer({ elsewhere: elsewhere.base('').replace(/\/$/, '') });
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
});

const every: readonly Call[] = Object.values(calls).flatMap((service): Call[] => Object.values(service));
/** Every call, with its own answer and with its answer read as a file. */
const variants = every.flatMap((call): Call[] =>
  call.answerAs === 'blob' ? [call] : [call, { ...call, answerAs: 'blob' }],
);

const allDown = { loadme: false, loadmesecure: false, downloadPDF: false, sendmail: false };
/** Generous tolerance: CI machines may be busy. */
const SLACK = 15_000;
const LIMIT = 150;
const SLOW = new Set(['slow-first-byte', 'slow-body', 'stall']);
const codes: Readonly<Record<(typeof networkFaults)[number], string>> = {
  refused: 'network',
  reset: 'network',
  'slow-first-byte': 'timeout',
  'slow-body': 'timeout',
  'cut-body': 'network',
  stall: 'timeout',
  'error-500': 'server',
  redirect: 'contract',
};

/** Sends every call, several at a time, and returns each result. */
async function sendAll(fault: string) {
  const loading = createLoading();
  const base = server.base(fault);
  const times = SLOW.has(fault) ? shortTimes(LIMIT) : hurriedTimes;
  // An endless trickle is not a stall: a slow call then ends by its total limit.
  const limits = fault === 'slow-body' ? { ...times, slow: { ...times.slow, total: LIMIT } } : times;
  const outcomes: { name: string; code: string; message: string; took: number }[] = [];
  const queue = [...variants];
  const work = async () => {
    for (let call = queue.pop(); call; call = queue.pop()) {
      const started = performance.now();
      const client = clientOf(call, { bases: { api: base, render: base, web: base }, loading }, limits);
      const error = await failure(client.call(exampleOf(call).input as never));
      const name = `${call.service}.${call.name} as ${call.answerAs ?? 'json'}`;
      outcomes.push({ name, code: error.code, message: error.message, took: performance.now() - started });
    }
  };
  await Promise.all(Array.from({ length: SLOW.has(fault) ? 60 : 8 }, work));
  return { outcomes, flags: loading.getSnapshot() };
}

describe('C1: every call of the contract', () => {
  it.each(networkFaults)('ends with the right error and clears its flag: %s', async (fault) => {
    const { outcomes, flags } = await sendAll(fault);
    expect(outcomes).toHaveLength(variants.length);
    expect(outcomes.filter(({ code }) => code !== codes[fault])).toEqual([]);
    expect(outcomes.filter(({ message }) => !/^[A-Z].*\.$/.test(message) || message.includes('stack'))).toEqual([]);
    if (SLOW.has(fault)) expect(Math.max(...outcomes.map(({ took }) => took))).toBeLessThan(LIMIT + SLACK);
    expect(flags).toEqual(allDown);
  });

  it('control: without time limits a call waits, with its flag set', async () => {
    const controller = new AbortController();
    const client = clientOf(calls.welcome.totals, { bases: { api: server.base('stall') } });
    const flagged = clientOf({ ...calls.welcome.totals, loading: 'loadme' }, { bases: { api: server.base('stall') } });
    const options = { signal: controller.signal };
    const ends = [failure(client.call(undefined, options)), failure(flagged.call(undefined, options))];
    const first = await Promise.race([...ends, new Promise((resolve) => setTimeout(resolve, 2 * LIMIT, 'waiting'))]);
    expect(first).toBe('waiting');
    expect(flagged.loading.getSnapshot()).toEqual({ ...allDown, loadme: true });
    controller.abort();
    await Promise.all(ends);
    expect(flagged.loading.getSnapshot()).toEqual(allDown);
  });
});

const list: Call<undefined, unknown> = { ...calls.welcome.totals, answer: v.object({ outdata: v.array(v.unknown()) }) };

describe('C6: an invalid answer', () => {
  it.each([
    ['portal', 'contract', 'web page'],
    ['portal-as-json', 'contract', 'web page'],
    ['redirect', 'contract', 'web page'],
    ['empty', 'contract', 'not JSON'],
    ['empty-200', 'contract', 'not JSON'],
    ['bad-charset', 'contract', 'UTF-8'],
    ['utf-16', 'contract', 'UTF-8'],
    ['broken-gzip', 'network', 'could not be reached'],
    ['not-gzip', 'network', 'could not be reached'],
    ['huge', 'too-large', 'too large'],
    ['huge-announced', 'too-large', 'too large'],
  ])('is an error that names the reason: %s', async (fault, code, words) => {
    const error = await failure(clientOf(list, { bases: { api: server.base(fault) } }).call());
    expect(error).toMatchObject({ code });
    expect(error.message).toContain(words);
    if (code === 'contract') expect(error).toMatchObject({ call: 'welcome.totals', field: '' });
  });

  it.each(['ok', 'bom'])('control: a complete answer is read: %s', async (fault) => {
    expect(await clientOf(list, { bases: { api: server.base(fault) } }).call()).toEqual({ outdata: [] });
  });
});

/** Longer than one piece takes, shorter than all of them. */
const PDF_LIMIT = 700;

const pdf: Call<undefined, Blob> = {
  ...calls.welcome.totals,
  envelope: false,
  answerAs: 'blob',
  slow: true,
  loading: 'downloadPDF',
  answer: v.instance(Blob),
};

/** Downloads, and records reports and flags. */
async function download(fault: string, { call = pdf, limit = 5000 } = {}) {
  const reports: Progress[] = [];
  const seen = new Set<boolean>();
  const client = clientOf(call, { bases: { api: server.base(fault) } }, shortTimes(limit));
  const onProgress = (progress: Progress): void => {
    reports.push(progress);
    seen.add(client.loading.getSnapshot().downloadPDF);
  };
  const outcome = await client.call(undefined, { onProgress }).catch((error: unknown) => error);
  const ratios = reports.flatMap(({ transferred, total }) => (total === undefined ? [] : [transferred / total]));
  return { reports, outcome, ratios, seen: [...seen], flags: client.loading.getSnapshot() };
}

describe('C11: a PDF download', () => {
  it.each(['pdf-without-length', 'pdf-with-length'])('reports its progress, complete at the end: %s', async (fault) => {
    const { reports, outcome, ratios, seen, flags } = await download(fault);
    expect(outcome).toMatchObject({ size: 10_000, type: 'application/pdf' });
    const bytes = reports.map(({ transferred }) => transferred);
    expect(bytes).toEqual(bytes.toSorted((a, b) => a - b));
    expect(reports.at(-1)).toEqual({ direction: 'download', transferred: 10_000, total: 10_000 });
    expect(ratios.slice(0, -1).every((ratio) => ratio < 1)).toBe(true);
    expect(seen).toEqual([true]);
    expect(flags).toEqual(allDown);
  });

  it('does not report the length of its compressed form', async () => {
    // Half of it does not compress, so the first pieces are shorter than the announced length.
    const zipped = gzipSync(Buffer.concat([randomBytes(1_000_000), Buffer.alloc(1_000_000)]));
    server.on('pdf-zipped', (response) =>
      response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-encoding': 'gzip',
          'content-length': String(zipped.byteLength),
        })
        .end(zipped),
    );
    const { reports, outcome } = await download('pdf-zipped');
    expect(outcome).toMatchObject({ size: 2_000_000 });
    expect(reports.length).toBeGreaterThan(1);
    expect(reports.slice(0, -1).every(({ total }) => total === undefined)).toBe(true);
  });

  it('fails if it is empty', async () => {
    server.on('pdf-empty', (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end());
    expect((await download('pdf-empty')).outcome).toMatchObject({ code: 'contract' });
  });

  it('ends if it stalls at 99 %, clears its flag, and is never reported as complete', async () => {
    const { outcome, ratios, flags } = await download('pdf-stalls-at-99', { limit: PDF_LIMIT });
    expect(outcome).toMatchObject({ code: 'timeout', retryable: true });
    expect(ratios.at(-1)).toBeCloseTo(0.99);
    expect(flags).toEqual(allDown);
  });

  it('may take longer than an ordinary call while data arrives', async () => {
    server.on('pdf-in-time', (response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      let parts = 0;
      const timer = setInterval(() => {
        response.write(Buffer.alloc(100));
        if ((parts += 1) < 10) return;
        clearInterval(timer);
        response.end();
      }, 100);
    });
    expect((await download('pdf-in-time', { limit: PDF_LIMIT })).outcome).toMatchObject({ size: 1000 });
    // The control: the same file by a call that is not marked as slow.
    const { slow: _, ...ordinary } = pdf;
    expect((await download('pdf-in-time', { call: ordinary, limit: PDF_LIMIT })).outcome).toMatchObject({
      code: 'timeout',
    });
  });

  it('has the message of a refusal', async () => {
    const { outcome, flags } = await download('pdf-refused');
    expect(outcome).toMatchObject({ code: 'refused', message: 'This page cannot be printed.' });
    expect(flags).toEqual(allDown);
  });
});
