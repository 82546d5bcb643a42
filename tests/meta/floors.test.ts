import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { checkFloors, checkSql } from '../../scripts/check-floors.mjs';
import {
  packages,
  reservedModules,
  searchRooms,
  serverFloors,
  siteFloors,
  withoutFloor,
} from '../../scripts/floors.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = Object.keys(packages);
const divided = { server: serverFloors, site: siteFloors };
const foldersOf = (floors: readonly (readonly string[])[]) =>
  floors.flatMap((folders, floor) => folders.map((folder) => ({ folder, floor })));

/** The folder, or its highest room. */
const roomOf = (folder: string) => (folder === 'search' ? 'search/run' : folder);
/** A file of a package in a folder, and the path by which another folder imports it. */
const fileIn = (folder: string, name = 'server') =>
  folder === '.' ? `packages/${name}/src/seeded.ts` : `packages/${name}/src/${roomOf(folder)}/seeded.ts`;
const pathTo = (from: string, to: string) => {
  const up = from === '.' ? './' : `${roomOf(from).replaceAll(/[^/]+/g, '..')}/`;
  return to === '.' ? `${up}other.js` : `${up}${to}/other.js`;
};
/** Every form of import. */
const forms = (specifier: string) => [
  `import { a } from '${specifier}';`,
  `import type { A } from '${specifier}';`,
  `import {\n  a,\n  type B,\n} from '${specifier}';`,
  `import '${specifier}';`,
  `export { a } from '${specifier}';`,
  `export type * from '${specifier}';`,
  `const a = await import('${specifier}');`,
  `type A = import('${specifier}').A;`,
  `const a = await import(\`${specifier}\`);`,
  `const a = require('${specifier}');`,
];
const countWrong = (file: string, specifier: string) =>
  forms(specifier).filter((text) => checkFloors(file, text).length > 0).length;

describe('package boundaries', () => {
  const boundaries = names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to] as const));

  it.each(boundaries)('from %s to %s are open in the direction that the rule file states', (from, to) => {
    const isAllowed = packages[from]?.includes(to) === true;
    const entry = from === 'widgets' ? `@headnote/${to}/tokens` : `@headnote/${to}/anything`;
    expect(countWrong(`packages/${from}/src/seeded.ts`, entry)).toBe(isAllowed ? 0 : forms('').length);
  });

  it.each(boundaries)('from %s to %s are closed for paths and for the inside of a package', (from, to) => {
    const file = `packages/${from}/src/seeded.ts`;
    expect(countWrong(file, `../../${to}/src/index.js`)).toBe(forms('').length);
    expect(countWrong(file, `@headnote/${to}/src/index.js`)).toBe(forms('').length);
  });

  it('let widgets import only the tokens of ui', () => {
    expect(countWrong('packages/widgets/src/seeded.ts', '@headnote/ui/button')).toBe(forms('').length);
  });
});

describe('files of tests', () => {
  const modules = ['./other.fixtures.js', './other.test.js', './other.suite.js', '../test-support/other.js'];

  it.each(modules)('are closed for all other files: %s', (module) => {
    for (const name of names) expect(countWrong(`packages/${name}/src/seeded.ts`, module)).toBe(forms('').length);
  });

  it.each(modules)('are open for each other and for the entry that publishes suites: %s', (module) => {
    for (const file of ['seeded.fixtures.ts', 'seeded.test.ts', 'seeded.suite.ts', 'machines/suites.ts'])
      expect(countWrong(`packages/core/src/${file}`, module)).toBe(0);
  });
});

describe.each(['server', 'site'] as const)('floors of the %s', (name) => {
  const floors = foldersOf(divided[name]);
  const pairs = floors.flatMap((from) => floors.map((to) => ({ from, to }))).filter(({ from, to }) => from !== to);
  const free = withoutFloor[`packages/${name}/src/`] ?? [];

  it('contain every folder', () => {
    const folders = readdirSync(join(root, `packages/${name}/src`), { withFileTypes: true });
    const found = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect([...found, '.'].toSorted()).toEqual([...floors.map(({ folder }) => folder), ...free].toSorted());
  });

  it.each(pairs.map(({ from, to }) => [from.folder, to.folder, to.floor < from.floor] as const))(
    'decide whether %s may import %s: %s',
    (from, to, isAllowed) => {
      expect(countWrong(fileIn(from, name), pathTo(from, to))).toBe(isAllowed ? 0 : forms('').length);
    },
  );

  it('refuse a folder that they do not name', () => {
    expect(countWrong(fileIn('seeded', name), './other.js')).toBe(forms('').length);
    expect(countWrong(fileIn('.', name), './seeded/other.js')).toBe(forms('').length);
  });
});

describe('floors', () => {
  it('leave folders without one open for all files; these import nothing that has a floor', () => {
    expect(countWrong(fileIn('links', 'site'), '../assets/other.js')).toBe(0);
    expect(countWrong(fileIn('assets', 'site'), '../links/other.js')).toBe(forms('').length);
  });

  it('do not limit imports inside a folder, or those of tests and fixtures', () => {
    expect(countWrong('packages/server/src/store/tables/seeded.ts', '../database.js')).toBe(0);
    expect(countWrong('packages/site/src/member/case/seeded.ts', '../library/other.js')).toBe(0);
    expect(countWrong('packages/site/src/links/seeded.test.ts', '../app/other.js')).toBe(0);
    expect(countWrong('packages/server/src/store/seeded.test.ts', '../search/model/engine.js')).toBe(0);
    expect(countWrong('packages/server/src/store/seeded.fixtures.ts', '../search/model/engine.js')).toBe(0);
    expect(countWrong('packages/server/src/search/seeded.suite.ts', '../test-library.fixtures.js')).toBe(0);
  });

  it('do not read imports in comments', () => {
    expect(checkFloors(fileIn('store'), "// import { a } from '../search/engine.js';")).toEqual([]);
  });

  it.each([
    'const a = await import(`../search/${name}.js`);',
    'const a = await import(name);',
    'const a = require(name);',
    "const a = require('../search/' + name);",
    "const a = createRequire(import.meta.url)('better-sqlite3');",
    'const load = createRequire(import.meta.url);',
    "import { createRequire as create } from 'node:module';",
  ])('refuse a module that they cannot read: %s', (text) => {
    expect(checkFloors(fileIn('store'), text)).toHaveLength(1);
    expect(checkFloors('packages/server/src/store/seeded.test.ts', text)).toEqual([]);
  });

  it('allow createRequire that only finds a file', () => {
    expect(checkFloors(fileIn('runtime'), "const path = createRequire(here).resolve('tsx');")).toEqual([]);
  });

  const reserved = Object.entries(reservedModules).flatMap(([module, folders]) => [
    [module, folders] as const,
    [`${module}/part`, folders] as const,
  ]);

  it.each(reserved)('reserve %s for %j', (module, folders) => {
    for (const { folder } of foldersOf(serverFloors)) {
      const file = folder === '.' ? 'packages/server/src/seeded.ts' : `packages/server/src/${folder}/seeded.ts`;
      expect(countWrong(file, module)).toBe(folders.includes(folder) ? 0 : forms('').length);
    }
  });
});

describe('rooms of the search', () => {
  const search = 'packages/server/src/search';
  const rooms = foldersOf(searchRooms);
  const both = rooms.flatMap((from) => rooms.map((to) => ({ from, to }))).filter(({ from, to }) => from !== to);

  it('contain every file but tests', () => {
    const files = readdirSync(join(root, search), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.(?:test|fixtures|suite))\.ts$/.test(name),
    );
    expect(files.filter((name) => !rooms.some(({ folder }) => name.startsWith(`${folder}/`)))).toEqual([]);
  });

  it.each(both.map(({ from, to }) => [from.folder, to.folder, to.floor < from.floor] as const))(
    'decide whether %s may import %s: %s',
    (from, to, isAllowed) => {
      const up = from.replaceAll(/[^/]+/g, '..');
      expect(countWrong(`${search}/${from}/seeded.ts`, `${up}/${to}/other.js`)).toBe(isAllowed ? 0 : forms('').length);
    },
  );
});

describe('SQL', () => {
  const statements = [
    "db.selectFrom('documents').selectAll()",
    "transaction.deleteFrom('documents')",
    'sql`select 1`',
    "db.prepare('SELECT id FROM documents')",
    '"insert into documents values (1)"',
    "db.exec('PRAGMA user_version = 1')",
    "db.pragma('user_version')",
    "sql.raw('documents')",
    'sql<number>`select 1`',
    'db.prepare(`WITH RECURSIVE n (x) AS (SELECT 1) SELECT x FROM n`)',
    "db.prepare('with held as (select 1) select * from held')",
  ];

  it.each(statements)('is refused in routes and allowed in the citator: %s', (statement) => {
    const text = `export const a = () => ${statement};`;
    expect(checkSql('packages/server/src/routes/seeded.ts', text)).toHaveLength(1);
    expect(checkSql('packages/server/src/citator/seeded.ts', text)).toEqual([]);
  });
});

describe('npm run check', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const seed = (files: Readonly<Record<string, string>>) => {
    folder = mkdtempSync(join(tmpdir(), 'headnote-floors-'));
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  };
  const run = (command: string, args: readonly string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const child = execFile(command, args, { cwd: root }, (_error, stdout, stderr) => {
        resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
      });
    });

  it('runs the house rules and the linter', () => {
    const steps = readFileSync(join(root, 'scripts/check.mjs'), 'utf8');
    expect(steps).toContain("args: ['scripts/house-rules.mjs']");
    expect(steps).toContain("command: 'oxlint'");
  });

  it('fails on a wrong import and on SQL in a route', async () => {
    seed({
      'packages/server/src/store/seeded.ts': "import type { A } from '../search/engine.js';\nexport type B = A;\n",
      'packages/core/src/seeded.ts': "export { createServer } from '@headnote/server';\n",
      'packages/server/src/routes/seeded.ts': "export const a = (db: Db) => db.selectFrom('documents');\n",
      'packages/site/src/offline/seeded.ts': "export const load = () => import('../reader/Reader.js');\n",
      'packages/site/src/public/home/seeded.ts': "export { a } from '../../member/account/a.js';\n",
    });
    const { code, output } = await run(process.execPath, ['scripts/house-rules.mjs', folder]);
    expect(code).toBe(1);
    expect(output).toContain('packages/server/src/store/seeded.ts: imports ../search/engine.js');
    expect(output).toContain('packages/core/src/seeded.ts: imports @headnote/server');
    expect(output).toContain('packages/server/src/routes/seeded.ts: contains SQL');
    expect(output).toContain('packages/site/src/offline/seeded.ts: imports ../reader/Reader.js; offline is on floor 5');
    expect(output).toContain(
      'packages/site/src/public/home/seeded.ts: imports ../../member/account/a.js; public and member',
    );
  });

  it('fails on a circle through import()', async () => {
    seed({
      'packages/site/src/reader/Seeded.tsx': "export const load = () => import('./SeededPanel.js');\n",
      'packages/site/src/reader/SeededPanel.tsx': "export type { Two } from './seeded-type.js';\n",
      'packages/site/src/reader/seeded-type.ts':
        "import type { load } from './Seeded.js';\nexport type Two = typeof load;\n",
    });
    const { code, output } = await run(process.execPath, ['scripts/house-rules.mjs', folder]);
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      'packages/site/src/reader/seeded-type.ts, packages/site/src/reader/Seeded.tsx, packages/site/src/reader/SeededPanel.tsx: import each other; move what they share to another file',
    );
  });

  it('fails on a width in a media query', async () => {
    seed({
      'packages/ui/src/one/One.css': '@media (max-width: 600px) {\n}\n@container (width < 600px) {\n}\n',
      'packages/ui/src/one/Two.css': '@media (--phone) {\n}\n@media print {\n}\n',
    });
    const { code, output } = await run(process.execPath, ['scripts/house-rules.mjs', folder]);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'packages/ui/src/one/One.css: @media (max-width: 600px); use a name of packages/ui/src/custom-media.css',
    ]);
  });

  it('fails on a circle of types between components', async () => {
    seed({
      'packages/ui/src/one/One.tsx':
        "import type { TwoProps } from './Two.js';\nexport interface OneProps {\n  two: TwoProps | undefined;\n}\n",
      'packages/ui/src/one/Two.tsx':
        "import type { OneProps } from './One.js';\nexport interface TwoProps {\n  one: OneProps;\n}\n",
      'packages/ui/src/one/One.stories.tsx': "import { One } from './One.js';\nexport const Story = One;\n",
      'packages/ui/src/one/three.ts': "import type { OneProps } from './One.js';\nexport type Three = OneProps;\n",
    });
    const { code, output } = await run(process.execPath, ['scripts/house-rules.mjs', folder]);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'packages/ui/src/one/One.tsx, packages/ui/src/one/Two.tsx: import each other; move what they share to another file',
    ]);
  });

  it('fails on a circle of types', async () => {
    seed({
      'one.ts': "import type { Two } from './two.js';\nexport interface One {\n  readonly two: Two;\n}\n",
      'two.ts': "import type { One } from './one.js';\nexport interface Two {\n  readonly one: One | undefined;\n}\n",
    });
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { code, output } = await run(process.execPath, [oxlint, '-c', join(root, '.oxlintrc.json'), folder]);
    expect(output).toContain('Dependency cycle detected');
    expect(code).toBe(1);
  });
});
