import { createFileReader } from '@headnote/core/brief-check';
import { expect, it } from 'vitest';
import { hostilePdf, pdfOf } from '../../member/check/pdf.fixtures.js';
import { readFile } from './read-file.js';

/** Longest time in which the page does not answer: machines of CI are busy, and the file would take hours. */
const LONGEST_STOP = 2_000;

/** The longest time between two turns of the page while something runs. */
async function longestStop(run: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 20);
  await run().finally(() => clearInterval(timer));
  return Math.max(longest, performance.now() - last);
}

/** A page of a PDF has a tenth of the time that it has for readers; loading the code has all of it. */
const quickClock = {
  now: () => performance.now(),
  after(milliseconds: number, run: () => void) {
    const timer = setTimeout(run, milliseconds < 20_000 ? milliseconds / 10 : milliseconds);
    return () => clearTimeout(timer);
  },
};

const task = () => ({ signal: new AbortController().signal, onPage: () => undefined });

it('reads a PDF in a worker', async () => {
  expect(await readFile(new Blob([pdfOf('See AIR 1980 SC 1789.')]), task())).toEqual({
    text: 'See AIR 1980 SC 1789.',
  });
});

it('issue 30: a hostile PDF is given up, the page answers meanwhile, and the next file is read', async () => {
  const quick = createFileReader(
    () => new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module' }),
    quickClock,
  );
  let read: unknown;
  const stop = await longestStop(async () => (read = await quick(new Blob([hostilePdf()]), task())));
  expect(read).toEqual({ problem: 'too-slow' });
  expect(stop).toBeLessThan(LONGEST_STOP);
  expect(await quick(new Blob([pdfOf('word')]), task())).toEqual({ text: 'word' });
});
