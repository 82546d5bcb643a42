import { readFileSync } from 'node:fs';
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
  captcha: ['content'],
  client: ['contract'],
  codec: ['config'],
  search: ['contract'],
  'search/answers': ['contract', 'format'],
  'search/bodies': ['contract'],
  session: ['contract'],
};

const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)'/gm;

/** Files that importing `file` runs, itself included; types alone run nothing. */
function reachOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(new URL(file), 'utf8');
  for (const [, target = ''] of source.matchAll(IMPORT)) {
    reachOf(new URL(target.replace(/\.js$/, '.ts'), file).href, seen);
  }
  return seen;
}

describe('importing one entry point', () => {
  it.each(entries)('pulls in no other: $name', ({ file }) => {
    const others = entries.filter((entry) => entry.file !== file).map((entry) => entry.file);
    expect([...reachOf(file)].filter((reached) => others.includes(reached))).toEqual([]);
  });

  it.each(entries)('draws code from the folders it may: $name', ({ name, file }) => {
    const own = [name.split('/')[0], 'errors', ...(mayReach[name] ?? [])];
    const folders = [...reachOf(file)].map((reached) => reached.slice(new URL('src/', home).href.length).split('/')[0]);
    const foreign = [...new Set(folders)].filter((folder) => !own.includes(folder));
    expect(foreign).toEqual([]);
  });

  it('is followed through every import: the client reaches the error of a time-out', () => {
    const client = entries.find(({ name }) => name === 'client');
    expect([...reachOf(client?.file ?? '')].some((reached) => reached.endsWith('/errors/timeout-error.ts'))).toBe(true);
  });
});
