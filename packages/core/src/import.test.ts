import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly exports: Readonly<Record<string, { readonly 'headnote-source': string }>>;
};

const pageGlobals = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'location',
  'navigator',
  'fetch',
];
const workGlobals = ['BroadcastChannel', 'atob', 'btoa'];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('importing an entry point', () => {
  it.each(Object.entries(exports))('touches nothing of the page: %s', async (_, target) => {
    const touched: string[] = [];
    for (const name of [...pageGlobals, ...workGlobals]) {
      const original = Object.getOwnPropertyDescriptor(globalThis, name);
      vi.stubGlobal(name, undefined);
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          // The loader of the test works with some of them; only what core's files do counts.
          const isOurs = (line: string): boolean => line.includes('/core/src/') && !line.includes('import.test.ts');
          if (new Error().stack?.split('\n').some(isOurs)) touched.push(name);
          return original?.get?.call(globalThis) ?? (original?.value as unknown);
        },
      });
    }
    await import(new URL(`../${target['headnote-source']}`, import.meta.url).href);
    expect(touched).toEqual([]);
  });
});
