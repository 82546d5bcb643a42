import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const home = new URL('../', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('package.json', home), 'utf8')) as {
  readonly exports: Readonly<Record<string, { readonly 'headnote-source': string }>>;
};
const entries = Object.entries(exports).map(([name, target]) => ({
  name: name.slice(2),
  file: new URL(target['headnote-source'], home).href,
}));

/** Folders of core beside its own and `errors` that an entry point may draw code from. */
const mayReach: Readonly<Record<string, readonly string[]>> = {
  captcha: ['content', 'validation'],
  client: ['contract'],
  codec: ['config'],
  // Of the contract only how a flag and a text are read.
  // The most citations of one call.
  citation: ['contract'],
  embed: ['contract'],
  search: ['contract', 'format'],
  'search/answers': ['contract', 'format'],
  'search/bodies': ['contract'],
  session: ['contract'],
};

/** Text of a file of core. */
type Read = (file: string) => string;
const read: Read = (file) => readFileSync(new URL(file), 'utf8');

/** What a file loads when it runs, in whichever form; a type alone is not loaded. */
function loadsOf(source: string, file: string): string[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const isLoaded = ({ start }: { readonly start: number }) => !/^(import|export)\s+type\b/.test(source.slice(start));
  return [
    ...module.staticImports.filter(isLoaded).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .filter(isLoaded)
      .flatMap(({ entries: names }) => names.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
      const written = source.slice(start, end);
      if (!/^(['"])[^'"]+\1$/.test(written)) throw new Error(`${file} imports ${written}, which cannot be followed`);
      return written.slice(1, -1);
    }),
  ];
}

/** Files that importing `file` may run, itself included, and packages. */
function reachOf(file: string, readFile = read, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const target of loadsOf(readFile(file), file)) {
    const next = target.startsWith('.') ? new URL(target.replace(/\.js$/, '.ts'), file) : undefined;
    if (!next) seen.add(target);
    else if (existsSync(next)) reachOf(next.href, readFile, seen);
    else throw new Error(`${file} imports ${target}, which is not there`);
  }
  return seen;
}

function otherEntriesOf(file: string, readFile?: Read): string[] {
  const others = entries.filter((entry) => entry.file !== file);
  const reached = reachOf(file, readFile);
  return others.filter((entry) => reached.has(entry.file)).map(({ name }) => name);
}

function foreignFoldersOf(name: string, file: string, readFile?: Read): string[] {
  const own = [name.split('/')[0], 'errors', ...(mayReach[name] ?? [])];
  const src = new URL('src/', home).href;
  const files = [...reachOf(file, readFile)].filter((reached) => reached.startsWith(src));
  const folders = files.map((reached) => reached.slice(src.length).split('/')[0] ?? '');
  return [...new Set(folders)].filter((folder) => !own.includes(folder));
}

describe('importing one entry point', () => {
  it.each(entries)('pulls in no other: $name', ({ file }) => {
    expect(otherEntriesOf(file)).toEqual([]);
  });

  it.each(entries)('draws code from the folders it may: $name', ({ name, file }) => {
    expect(foreignFoldersOf(name, file)).toEqual([]);
  });

  it.each(['embed', 'format', 'config', 'machines', 'validation'])('needs no package: %s', (name) => {
    const reached = [...reachOf(entries.find((entry) => entry.name === name)?.file ?? '')];
    expect(reached.filter((target) => !target.startsWith('file:'))).toEqual([]);
  });

  it('is followed through every import: the client reaches the error of a time-out', () => {
    const client = entries.find(({ name }) => name === 'client');
    expect([...reachOf(client?.file ?? '')].some((reached) => reached.endsWith('/errors/timeout-error.ts'))).toBe(true);
  });
});

describe('the control: an import put into a file deep inside', () => {
  const embed = entries.find(({ name }) => name === 'embed')?.file ?? '';
  const deep = new URL('src/embed/create-ask.ts', home).href;
  const withLine =
    (line: string): Read =>
    (file) =>
      read(file) + (file === deep ? `\n${line}\n` : '');

  it.each([
    "import '../session/index.js';",
    "import { createSession } from '../session/index.js';",
    "import { type Session } from '../session/index.js';",
    "import * as session from '../session/index.js';",
    'import session\n  from "../session/index.js";',
    "export * from '../session/index.js';",
    "export { createSession } from '../session/index.js';",
    "void import('../session/index.js');",
    "const later = async () => (await import('../session/index.js')).createSession;",
  ])('is seen: %s', (line) => {
    expect(otherEntriesOf(embed, withLine(line))).toContain('session');
    expect(foreignFoldersOf('embed', embed, withLine(line))).toContain('session');
  });

  it.each([
    "import type { Session } from '../session/index.js';",
    "export type { Session } from '../session/index.js';",
  ])('is none where it is of types alone: %s', (line) => {
    expect(otherEntriesOf(embed, withLine(line))).toEqual([]);
  });

  it.each(["import '../session/nowhere.js';", "const name = 'x'; void import(name);", 'import {'])(
    'ends the test where it cannot be followed: %s',
    (line) => {
      expect(() => otherEntriesOf(embed, withLine(line))).toThrow(/create-ask/);
    },
  );

  it('of a package is seen too', () => {
    expect(reachOf(embed, withLine("import 'ky';"))).toContain('ky');
  });
});
