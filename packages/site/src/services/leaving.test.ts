import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let throwUnlessLeaving: (error: unknown) => Promise<never>;
beforeEach(async () => {
  // Tests of other files share this page, and may have left it a moment ago.
  vi.resetModules();
  ({ throwUnlessLeaving } = await import('./leaving.js'));
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** What the page hears of a failure, once this many milliseconds have gone by. */
async function heardAfter(milliseconds: number): Promise<unknown> {
  const heard = vi.fn();
  throwUnlessLeaving('stopped').catch(heard);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return heard.mock.calls[0]?.[0];
}

it('what the browser stops while a reader leaves is no error; on a page that stays it is one', async () => {
  expect(await heardAfter(0)).toBe('stopped');
  window.dispatchEvent(new Event('beforeunload'));
  expect(await heardAfter(4_900)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(100);
  expect(await heardAfter(0)).toBe('stopped');
});
