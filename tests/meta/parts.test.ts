import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exportedNames, findUnused, type Exports, type Source } from './parts/find-unused.js';
import { coreAhead, machinesAhead, partsAhead } from './parts/parts-ahead.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Sources that ship: no tests, suites, fixtures or stories, and no documentation pages. */
function sourcesOf(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => !/\.(test|suite|fixtures|stories)\.tsx?$|\/src\/docs\/|\/suites?\.ts$|\/test-hosts\//.test(path))
    .map((path) => ({ path, text: read(path) }));
}

/** The values that an entry point exports, also those of the files beside it that it exports with `export *`. */
const namesIn = (path: string) =>
  exportedNames(read(path), (specifier) => read(join(dirname(path), specifier.replace(/\.js$/, '.ts'))));

const products = ['packages/site/src', 'packages/widgets/src'].flatMap(sourcesOf);
const ui = sourcesOf('packages/ui/src');
const core = sourcesOf('packages/core/src');

/** Entries for tests, and one that the rule above reads more exactly. */
const NOT_FOR_PRODUCTS: ReadonlySet<string> = new Set(['machines', 'machines/suites']);
const scripts = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(mjs|ts)$/.test(name))
  .map((name) => ({ path: `scripts/${name}`, text: read(`scripts/${name}`) }));

const partEntries = ui
  .filter(({ path }) => /^packages\/ui\/src\/[^/]+\/index\.ts$/.test(path))
  .map(({ path }) => [path.split('/')[3] ?? '', namesIn(path)] as const);
const parts: Exports = new Map(partEntries);
const machines: Exports = new Map([['machines', namesIn('packages/core/src/machines/index.ts')]]);

describe.each([
  {
    what: 'every exported part of @headnote/ui',
    exports: parts,
    ahead: partsAhead,
    sources: [...products, ...ui],
    place: { folder: 'packages/ui/src', name: '@headnote/ui' },
  },
  {
    what: 'every export of @headnote/core/machines',
    exports: machines,
    ahead: machinesAhead,
    sources: [...products, ...ui, ...core],
    place: { folder: 'packages/core/src', name: '@headnote/core' },
  },
])('$what', ({ exports, ahead, sources, place }) => {
  const names = new Set(Object.keys(ahead));
  const unused = findUnused(exports, sources, { ...place, ahead: names });

  it('has a consumer, or an entry that names the line that will use it', () => {
    expect(unused.filter((key) => !names.has(key))).toEqual([]);
  });

  it('loses its entry when it gets a consumer', () => {
    expect([...names].filter((key) => !unused.includes(key))).toEqual([]);
  });

  it('has an entry with a file and quoted words', () => {
    expect(Object.values(ahead).filter((line) => !/^(spec|design)\/[\w/-]+\.md: “.{4,}”/.test(line))).toEqual([]);
  });
});

describe('every export of @headnote/core', () => {
  const { exports } = JSON.parse(read('packages/core/package.json')) as {
    readonly exports: Readonly<Record<string, { readonly 'headnote-source': string }>>;
  };
  const users = [...products, ...ui, ...sourcesOf('packages/server/src'), ...scripts];
  const unused = Object.entries(exports).flatMap(([key, { 'headnote-source': source }]) => {
    const entry = key.slice('./'.length);
    if (NOT_FOR_PRODUCTS.has(entry)) return [];
    const importing = users.filter(({ text }) => text.includes(`@headnote/core/${entry}'`)).map(({ text }) => text);
    return namesIn(join('packages/core', source))
      .filter((name) => !importing.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `${entry}/${name}`);
  });

  it('has a user in another package or a script, or an entry that says who else uses it', () => {
    expect(unused.filter((key) => !(key in coreAhead))).toEqual([]);
  });

  it('loses its entry when it gets a user', () => {
    expect(Object.keys(coreAhead).filter((key) => !unused.includes(key))).toEqual([]);
  });
});

describe('exportedNames', () => {
  it('lists values, with those of files that are exported whole, and no types', () => {
    const text =
      "export { Icon, type Size } from './Icon.js';\nexport type { Shape } from './shape.js';\nexport * from './a.js';";
    const shapes =
      "import type { Shape } from './shape.js';\nexport const aIcon: Shape = {};\nexport interface Other {}\n";
    expect(exportedNames(text, (specifier) => (specifier === './a.js' ? shapes : ''))).toEqual(['Icon', 'aIcon']);
  });
});

describe('findUnused', () => {
  const exports: Exports = new Map([
    ['card', ['Card', 'CARD_MS']],
    ['list', ['List']],
    ['icon', ['Icon']],
  ]);
  const source = (path: string, text: string): Source => ({ path, text });
  const place = { folder: 'ui/src', name: '@x/ui', ahead: new Set<string>() };

  it('finds exports that nothing imports, and parts that only unused parts import', () => {
    const sources = [
      source('ui/src/list/List.tsx', "import { Card } from '../card/index.js';"),
      source('site/src/a.tsx', "import { Icon } from '@x/ui/icon';"),
    ];
    expect(findUnused(exports, sources, place)).toEqual(['card/Card', 'card/CARD_MS', 'list/List']);
    expect(findUnused(exports, sources, { ...place, ahead: new Set(['list/List']) })).toEqual([
      'card/CARD_MS',
      'list/List',
    ]);
  });

  it('counts lazy imports', () => {
    expect(findUnused(exports, [source('site/src/a.ts', "const load = () => import('@x/ui/list');")], place)).toEqual([
      'card/Card',
      'card/CARD_MS',
      'icon/Icon',
    ]);
  });
});
