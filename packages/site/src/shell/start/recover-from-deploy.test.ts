import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverFromDeploy, recoverWith, type RecoveringPage } from './recover-from-deploy.js';

/** A tab whose storage outlives its reloads. */
function tab() {
  const stored = new Map<string, string>();
  let onLoad: () => void = () => {};
  const [reload, assign] = [vi.fn(() => onLoad()), vi.fn((_address: string) => onLoad())];
  const location = { origin: 'https://library.test', href: 'https://library.test/about#team', reload, assign };
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  };
  const page: RecoveringPage = {
    sessionStorage,
    location,
    fetch: () => Promise.resolve({ ok: true }),
  };
  /** True if the page reloaded; the error otherwise. */
  const fail = async (changes: Partial<RecoveringPage> = {}) => {
    // `vi.waitFor` would go on after a test that ends with the error, and move the clocks of the tests after it.
    const reloaded = new Promise<'reloaded'>((resolve) => {
      onLoad = () => resolve('reloaded');
    });
    const error = new TypeError('Failed to fetch dynamically imported module');
    const outcome = recoverFromDeploy(error, { ...page, ...changes }).catch((thrown: unknown) => thrown);
    return Promise.race([outcome, reloaded]);
  };
  return { fail, reload, assign, stored };
}

/** The router, while the reader is on the way to an address. */
function goTo(address: string | undefined) {
  const location = { pathname: '', search: '', hash: '', state: null, key: '' };
  recoverWith({
    state: { navigation: { location: address === undefined ? undefined : location } },
    createHref: () => address ?? '',
  });
}

describe('N1: code that is gone after a deploy', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
  afterEach(() => {
    vi.useRealTimers();
    recoverWith(undefined);
  });

  it('N1: reloads the page once, and again only for another build or much later', async () => {
    const { fail, reload, stored } = tab();
    expect(await fail()).toBe('reloaded');
    expect(await fail()).toBeInstanceOf(TypeError);
    vi.setSystemTime(1_000_000 + 599_999);
    expect(await fail()).toBeInstanceOf(TypeError);
    vi.setSystemTime(1_000_000);
    stored.set('headnote.reloaded', `another-build.js ${Date.now()}`);
    expect(await fail()).toBe('reloaded');
    vi.setSystemTime(1_000_000 + 600_000);
    expect(await fail()).toBe('reloaded');
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('N1: opens the address that was clicked', async () => {
    const { fail, reload, assign } = tab();
    goTo('/articles?page=2');
    await fail();
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://library.test/articles?page=2');
    expect(reload).not.toHaveBeenCalled();
  });

  it('N1: reloads if the browser is at the address already, after a step back, and if nothing was clicked', async () => {
    const { fail, reload, assign, stored } = tab();
    goTo('/about#team');
    await fail();
    goTo(undefined);
    stored.clear();
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
    expect(assign).not.toHaveBeenCalled();
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
  ])('N1: never reloads while storage blocks %s, so it cannot loop', async (_what, sessionStorage) => {
    const { fail, reload } = tab();
    expect(await fail({ sessionStorage })).toBeInstanceOf(TypeError);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['answers with an error', () => Promise.resolve({ ok: false })],
    ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ])('N1: does not reload when the server %s', async (_what, fetch) => {
    const { fail, reload } = tab();
    expect(await fail({ fetch })).toBeInstanceOf(TypeError);
    expect(reload).not.toHaveBeenCalled();
  });
});
