import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { docx } from './documents.fixtures.js';
import {
  createFileReader,
  type ReaderScope,
  type ReaderWorker,
  readingLimits,
  serveFileReader,
} from './file-reader.js';
import type { ReadPdf } from './read-pdf-with.js';

type Listener = (event: { readonly data: unknown }) => void;

/** A clock that a test moves. */
function handClock() {
  let now = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => now,
    after(milliseconds: number, run: () => void) {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    move(milliseconds: number) {
      now += milliseconds;
      for (const timer of timers) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.run();
      }
    },
    timers,
  };
}

/** Two ends of a worker in one thread. `readPdf` reads its PDFs. */
function fakeWorker(readPdf: ReadPdf, loadPdfReader: () => Promise<ReadPdf> = () => Promise.resolve(readPdf)) {
  const ofPage: Listener[] = [];
  const ofWorker: Listener[] = [];
  const errors: (() => void)[] = [];
  const scope: ReaderScope = {
    postMessage: (data) => queueMicrotask(() => ofPage.forEach((listener) => listener({ data }))),
    addEventListener: (_type, listener) => void ofWorker.push(listener),
  };
  const terminate = vi.fn<() => void>();
  const worker: ReaderWorker = {
    postMessage: (data) => queueMicrotask(() => ofWorker.forEach((listener) => listener({ data }))),
    addEventListener: (type: 'message' | 'error', listener: Listener & (() => void)) =>
      void (type === 'error' ? errors.push(listener) : ofPage.push(listener)),
    terminate,
  };
  const start = () => {
    serveFileReader(scope, loadPdfReader);
    return worker;
  };
  return { start, worker, terminate, fail: () => errors.forEach((tell) => tell()) };
}

const pdf = new Blob(['%PDF-1.7']);
const never = () => new Promise<never>(() => undefined);
const task = (parts: object = {}) => ({ signal: new AbortController().signal, onPage: () => undefined, ...parts });

describe('a file in a worker', () => {
  it('is read with its pages told, and the worker ends', async () => {
    const { start, terminate } = fakeWorker(async (_data, { onPage }) => {
      onPage?.(1, 2);
      onPage?.(2, 2);
      return 'words';
    });
    const clock = handClock();
    const pages: string[] = [];
    const onPage = (done: number, total: number) => void pages.push(`${done} of ${total}`);
    expect(await createFileReader(start, clock)(pdf, task({ onPage }))).toEqual({ text: 'words' });
    expect(pages).toEqual(['1 of 2', '2 of 2']);
    expect(terminate).toHaveBeenCalledOnce();
    expect(clock.timers.size).toBe(0);
  });

  it('is given up when a page takes too long, and each page has its own time', async () => {
    const clock = handClock();
    let turn: (() => void) | undefined;
    const reading = vi.fn<ReadPdf>(async (_data, { onPage }) => {
      turn = () => onPage?.(1, 9);
      return never();
    });
    const { start, terminate } = fakeWorker(reading);
    const answer = createFileReader(start, clock)(pdf, task());
    await vi.waitFor(() => expect(turn).toBeDefined());
    clock.move(readingLimits.maxStep - 1);
    turn?.();
    await Promise.resolve();
    clock.move(readingLimits.maxStep - 1);
    expect(terminate).not.toHaveBeenCalled();
    clock.move(1);
    expect(await answer).toEqual({ problem: 'too-slow' });
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('is given up when all pages together take too long', async () => {
    const clock = handClock();
    let turn: (() => void) | undefined;
    const { start } = fakeWorker(async (_data, { onPage }) => {
      turn = () => onPage?.(1, 9);
      return never();
    });
    const answer = createFileReader(start, clock)(pdf, task());
    await vi.waitFor(() => expect(turn).toBeDefined());
    for (let passed = 0; passed < readingLimits.maxTime; passed += readingLimits.maxStep - 1) {
      turn?.();
      await Promise.resolve();
      clock.move(readingLimits.maxStep - 1);
    }
    expect(await answer).toEqual({ problem: 'too-slow' });
  });

  it('ends at once when the reader cancels', async () => {
    const { start, terminate } = fakeWorker(never);
    const stop = new AbortController();
    const answer = createFileReader(start, handClock())(pdf, task({ signal: stop.signal }));
    stop.abort(new Error('enough'));
    await expect(answer).rejects.toThrow('enough');
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('says that the PDF reader did not load, by an error or in time', async () => {
    const broken = fakeWorker(never, () => Promise.reject(new Error('half a file')));
    expect(await createFileReader(broken.start, handClock())(pdf, task())).toEqual({ problem: 'no-reader' });
    const clock = handClock();
    const load = vi.fn(never);
    const answer = createFileReader(fakeWorker(never, load).start, clock)(pdf, task());
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    clock.move(readingLimits.maxLoad);
    expect(await answer).toEqual({ problem: 'no-reader' });
  });

  it.each([
    [
      'throws',
      () => () => {
        throw new TypeError('Trusted Types');
      },
    ],
    [
      'has an error',
      () => {
        const { worker, fail } = fakeWorker(never);
        return () => {
          queueMicrotask(fail);
          return worker;
        };
      },
    ],
  ])('is read without a worker where its start %s: Word with lower limits, and no PDF', async (_what, starter) => {
    const read = (file: Blob) => createFileReader(starter(), handClock())(file, task());
    expect(await read(new Blob([docx('a', 'b')]))).toEqual({ text: 'a\n\nb\n\n' });
    expect(await read(pdf)).toEqual({ problem: 'no-reader' });
    const long = zipSync({ 'word/document.xml': strToU8('<w:t>x</w:t>'.repeat(1_000_000)) });
    expect(await read(new Blob([long]))).toEqual({ problem: 'too-much' });
  });
});
