import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const home = new URL('../', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('package.json', home), 'utf8')) as {
  readonly exports: Readonly<Record<string, { readonly 'headnote-source': string }>>;
};
const entries = Object.fromEntries(
  Object.entries(exports).map(([name, target]) => [name.slice(2), new URL(target['headnote-source'], home).pathname]),
);

/** Globals of the language. All others belong to a browser, a worker or Node. */
const languageNames = new Set(
  new Script('Reflect.ownKeys(globalThis)').runInContext(createContext({})) as (string | symbol)[],
);
const pageNames = [
  'window self document location navigator history screen localStorage sessionStorage indexedDB',
  'caches clients registration cookieStore importScripts matchMedia visualViewport',
  'addEventListener removeEventListener dispatchEvent postMessage requestAnimationFrame',
  'requestIdleCallback customElements trustedTypes CSS DOMParser Node Element HTMLElement',
  'XMLHttpRequest WebSocket Worker SharedWorker FileReader MutationObserver ResizeObserver',
  'IntersectionObserver BroadcastChannel atob btoa process Buffer require global',
].flatMap((line) => line.split(' '));
const watchedNames = [...new Set([...pageNames, ...Reflect.ownKeys(globalThis)])].filter(
  (name): name is string => typeof name === 'string' && !languageNames.has(name),
);

type Files = ReadonlyMap<string, string>;

/** Compiles every file of core separately, without tree shaking and packages. `added` is appended to a file of the embed. */
async function bundle(input: Readonly<Record<string, string>>, added = ''): Promise<Files> {
  const { output } = (
    (await build({
      root: home.pathname,
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'added',
          enforce: 'pre',
          transform: (code, id) => (added && id.endsWith('/embed/create-ask.ts') ? `${code}\n${added}\n` : undefined),
        },
      ],
      resolve: { conditions: ['headnote-source'] },
      build: {
        write: false,
        minify: false,
        lib: { entry: { ...input }, formats: ['cjs'] },
        rollupOptions: {
          treeshake: false,
          external: (id) => !id.startsWith('.') && !id.startsWith('/'),
          output: { preserveModules: true, entryFileNames: '[name].cjs' },
        },
      },
    })) as Rolldown.RolldownOutput[]
  )[0] ?? { output: [] };
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])));
}

interface Touched {
  /** Globals that were read or written. */
  readonly used: readonly string[];
  /** Globals that were added. */
  readonly left: readonly (string | symbol)[];
}

/** Returns how running a file, and all that it loads, uses the global object. */
function touchedBy(files: Files, entry: string): Touched {
  const used = new Set<string>();
  const world: Record<string, unknown> = {};
  for (const name of watchedNames) {
    const note = (): unknown => {
      used.add(name);
      return (globalThis as Record<string, unknown>)[name];
    };
    Object.defineProperty(world, name, { configurable: true, get: note, set: note });
  }
  const context = createContext(world);
  const namesNow = () => new Script('Reflect.ownKeys(globalThis)').runInContext(context) as (string | symbol)[];
  const before = new Set(namesNow());
  const outside = createRequire(import.meta.url);
  const loaded = new Map<string, { exports: unknown }>();
  const load = (name: string): unknown => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(name, module);
    const script = new Script(`(function (exports, require, module) {${files.get(name)}\n})`, { filename: name });
    const run = script.runInContext(context) as (...values: unknown[]) => void;
    const require = (target: string): unknown =>
      target.startsWith('.') ? load(new URL(target, `file:///${name}`).pathname.slice(1)) : outside(target);
    run(module.exports, require, module);
    return module.exports;
  };
  try {
    load(entry);
  } catch (error) {
    // If a missing global caused the error, report the use of the global instead.
    if (used.size === 0) throw error;
  }
  return { used: [...used], left: namesNow().filter((name) => !before.has(name)) };
}

describe('importing an entry point', () => {
  let files: Files;
  beforeAll(async () => {
    files = await bundle(entries);
  });

  it.each(Object.keys(entries))('uses only globals of the language: %s', (name) => {
    const file = [...files.keys()].find((key) => key === `${name}.cjs`);
    expect(file).toBeDefined();
    expect(touchedBy(files, file ?? '')).toEqual({ used: [], left: [] });
  });
});

describe('control: a line added to an inner file', () => {
  it.each([
    ['globalThis.__hn = 1;', { left: ['__hn'] }],
    ["addEventListener('online', () => {});", { used: ['addEventListener'] }],
    ['void crypto;', { used: ['crypto'] }],
    ['setTimeout(() => {}, 0);', { used: ['setTimeout'] }],
    ["if (typeof window !== 'undefined') void 0;", { used: ['window'] }],
    ['void globalThis.localStorage;', { used: ['localStorage'] }],
    ["void ('fetch' in globalThis && globalThis['fetch']);", { used: ['fetch'] }],
    ['void process.env;', { used: ['process'] }],
    ['globalThis.fetch = () => {};', { used: ['fetch'] }],
  ])('is detected: %s', async (line, seen) => {
    const embed = await bundle({ embed: entries['embed'] ?? '' }, line);
    expect(touchedBy(embed, 'embed.cjs')).toMatchObject(seen);
  });
});
