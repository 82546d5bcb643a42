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

/** Folders of core, besides its own and `errors`, from which an entry point may import code. */
const mayReach: Readonly<Record<string, readonly string[]>> = {
  // Its state has the limits of the contract, and a question must have a visible character, as a form's field must.
  assistant: ['contract', 'machines', 'validation'],
  // The kinds of pairs of the codes, and no table.
  contract: ['codes', 'validation'],
  // Lists for other programs name documents as the library does.
  authorities: ['citation', 'content', 'contract', 'docx', 'format'],
  // The check asks through the embed calls, and writes its report as a Word file, whose text is escaped as content is. A file
  // has its time, by the clock of the machines.
  'brief-check': ['citation', 'content', 'contract', 'docx', 'embed', 'format', 'machines'],
  captcha: ['content', 'validation'],
  contact: ['captcha', 'content', 'validation'],
  client: ['codes', 'contract'],
  codec: ['config'],
  // Only the maximum number of citations per call.

  // `format` prints a citation the usual way.
  citation: ['contract', 'format'],
  // Text for the clipboard is escaped as content is.
  format: ['content'],
  // What is near a citation is said in the same sentences by the widgets and the site.
  embed: ['contract', 'format'],
  hindi: ['format', 'validation'],
  // Provisions among words are read by the engine's table of acts and their short forms.
  search: ['citation', 'contract', 'format'],
  'search/answers': ['contract', 'format'],
  'search/bodies': ['citation', 'contract'],
  session: ['contract'],
};

/** Reads a file of core. */
type Read = (file: string) => string;
const read: Read = (file) => readFileSync(new URL(file), 'utf8');

/** Returns the modules that a file loads when it runs. Type imports load nothing. */
function loadsOf(source: string, file: string): string[] {
  if (file.endsWith('.json')) return [];
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
      if (!/^(['"])[^'"]+\1$/.test(written)) throw new Error(`${file} imports ${written}, which cannot be resolved`);
      return written.slice(1, -1);
    }),
  ];
}

/** Returns the files and packages that importing `file` may run, including itself. */
function reachOf(file: string, readFile = read, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const target of loadsOf(readFile(file), file)) {
    const next = target.startsWith('.') ? new URL(target.replace(/\.js$/, '.ts'), file) : undefined;
    if (!next) seen.add(target);
    else if (existsSync(next)) reachOf(next.href, readFile, seen);
    else throw new Error(`${file} imports ${target}, which does not exist`);
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
  it.each(entries)('loads no other entry point: $name', ({ file }) => {
    expect(otherEntriesOf(file)).toEqual([]);
  });

  it.each(entries)('loads code only from allowed folders: $name', ({ name, file }) => {
    expect(foreignFoldersOf(name, file)).toEqual([]);
  });

  it.each(['embed', 'format', 'config', 'machines', 'validation'])('loads no package: %s', (name) => {
    const reached = [...reachOf(entries.find((entry) => entry.name === name)?.file ?? '')];
    expect(reached.filter((target) => !target.startsWith('file:'))).toEqual([]);
  });

  it('follows every import: the client reaches the timeout error', () => {
    const client = entries.find(({ name }) => name === 'client');
    expect([...reachOf(client?.file ?? '')].some((reached) => reached.endsWith('/errors/timeout-error.ts'))).toBe(true);
  });
});

describe('control: an import added to an inner file', () => {
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
  ])('is detected: %s', (line) => {
    expect(otherEntriesOf(embed, withLine(line))).toContain('session');
    expect(foreignFoldersOf('embed', embed, withLine(line))).toContain('session');
  });

  it.each([
    "import type { Session } from '../session/index.js';",
    "export type { Session } from '../session/index.js';",
  ])('is ignored if it only imports types: %s', (line) => {
    expect(otherEntriesOf(embed, withLine(line))).toEqual([]);
  });

  it.each(["import '../session/nowhere.js';", "const name = 'x'; void import(name);", 'import {'])(
    'fails the test if it cannot be resolved: %s',
    (line) => {
      expect(() => otherEntriesOf(embed, withLine(line))).toThrow(/create-ask/);
    },
  );

  it('of a package is detected', () => {
    expect(reachOf(embed, withLine("import 'ky';"))).toContain('ky');
  });
});
