import { setImmediate } from 'node:timers/promises';
import { TooLargeError } from '@headnote/core/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLimited } from './read-limited.js';

const MEGABYTE = 1_048_576;
const long = (part: (index: number) => string) =>
  Array.from({ length: MEGABYTE / 4 }, (_, index) => part(index))
    .join('')
    .slice(0, MEGABYTE);

/** Reads a text, and counts the turns that other requests have meanwhile. Each look at the clock is 5 ms later, whatever the machine. */
async function read(text: string) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  let isDone = false;
  let lookUps = 0;
  const reading = readLimited(text, {
    lookUp: async (sought) => {
      lookUps += 1;
      return sought.map(() => ({ hits: [] }));
    },
    signal: new AbortController().signal,
    onProgress: () => undefined,
  }).finally(() => (isDone = true));
  const outcome = reading.catch((error: unknown) => error);
  let turns = 0;
  for (; !isDone; turns += 1) await setImmediate();
  return { outcome: await outcome, turns, lookUps };
}

afterEach(() => void vi.restoreAllMocks());

describe('a brief of 1 MB', () => {
  it.each([
    ['lines', (index: number) => `AIR ${1950 + (index % 70)} SC ${index}\n`],
    ['one line', (index: number) => `AIR ${1950 + (index % 70)} SC ${index}; `],
    ['no blanks', (index: number) => `(${1950 + (index % 70)})1SCC${index};`],
    ['references', (index: number) => (index === 0 ? 'AIR 1980 SC 100. ' : 'ibid. supra. ')],
  ])('with too many citations in %s is refused piece by piece, before anything is looked up', async (_what, part) => {
    const { outcome, turns, lookUps } = await read(long(part));
    expect(outcome).toBeInstanceOf(TooLargeError);
    expect(lookUps).toBe(0);
    // As a whole it would take one turn.
    expect(turns).toBeGreaterThan(4);
  });

  it('has as many citations as one answer takes, wherever its pieces end', async () => {
    const text = Array.from({ length: 4_999 }, (_, index) => `AIR ${1950 + (index % 70)} SC ${index}, at 5. `).join('');
    const { outcome } = await read(text);
    expect(outcome).toMatchObject({ checked: { length: 4_999 } });
  });
});
