import { describe, expect, it, vi } from 'vitest';
import { recoverFromDeploy, type RecoveringPage } from './recover-from-deploy.js';

/** A tab whose storage outlives its reloads. */
function tab() {
  const stored = new Map<string, string>();
  const reload = vi.fn();
  const page: RecoveringPage = {
    build: 'https://library.test/assets/entry-1.js',
    storage: () => ({
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
    }),
    isReachable: () => Promise.resolve(true),
    reload,
    now: () => 1_000_000,
  };
  /** True if the page reloaded; the error otherwise. */
  const fail = async (changes: Partial<RecoveringPage> = {}) => {
    const before = reload.mock.calls.length;
    const error = new TypeError('Failed to fetch dynamically imported module');
    const outcome = recoverFromDeploy(error, { ...page, ...changes }).catch((thrown: unknown) => thrown);
    const reloaded = vi.waitFor(() => expect(reload.mock.calls.length).toBe(before + 1));
    return Promise.race([outcome, reloaded.then(() => 'reloaded')]);
  };
  return { fail, reload };
}

describe('N1: code that is gone after a deploy', () => {
  it('N1: reloads the page once, and again only for another build or much later', async () => {
    const { fail, reload } = tab();
    expect(await fail()).toBe('reloaded');
    expect(await fail()).toBeInstanceOf(TypeError);
    expect(await fail({ now: () => 1_000_000 + 599_999 })).toBeInstanceOf(TypeError);
    expect(await fail({ build: 'https://library.test/assets/entry-2.js' })).toBe('reloaded');
    expect(await fail({ now: () => 1_000_000 + 600_000 })).toBe('reloaded');
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it.each([
    [
      'reading',
      {
        getItem: vi.fn(() => {
          throw new DOMException('blocked', 'SecurityError');
        }),
        setItem: vi.fn(),
      },
    ],
    [
      'writing',
      {
        getItem: () => null,
        setItem: vi.fn(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
      },
    ],
  ])('N1: never reloads while storage blocks %s, so it cannot loop', async (_what, storage) => {
    const { fail, reload } = tab();
    expect(await fail({ storage: () => storage })).toBeInstanceOf(TypeError);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['answers with an error', () => Promise.resolve(false)],
    ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ])('N1: does not reload when the server %s', async (_what, isReachable) => {
    const { fail, reload } = tab();
    expect(await fail({ isReachable })).toBeInstanceOf(TypeError);
    expect(reload).not.toHaveBeenCalled();
  });
});
