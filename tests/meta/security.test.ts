import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

interface Row {
  readonly id: string;
  readonly level: string;
  readonly state: string;
  readonly tests: readonly string[];
}

const rows: readonly Row[] = [...page.matchAll(/^\| ([\d.]+) \| (\d) \| ([\w/ ]+) \| .+ \| (.*) \|$/gm)].map(
  ([, id = '', level = '', state = '', tests = '']) => ({
    id,
    level,
    state,
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }),
);

/** Every requirement of level 1 of ASVS 5.0.0. */
const LEVEL_1 =
  `1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`.split(
    /\s+/,
  );

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'types', 'baselines'].includes(entry.name) ? [] : testFiles(path);
    return /\.(test|spec|suite|fixtures)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Ids with which the names of tests begin: `G1: …`, `G12, B21: …`. */
function idsOfTests(): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const file of [...testFiles(join(root, 'packages')), ...testFiles(join(root, 'tests'))]) {
    const text = readFileSync(file, 'utf8');
    for (const [, names = ''] of text.matchAll(/\(\s*['"`]((?:[A-Z]\d+[a-z]?(?:, | and )?)+): /g))
      for (const [id] of names.matchAll(/[A-Z]\d+[a-z]?/g)) ids.add(id);
  }
  return ids;
}

describe('docs/security.md', () => {
  it('has a row for every requirement of level 1, once', () => {
    const ids = rows.filter(({ level }) => level === '1').map(({ id }) => id);
    expect(ids).toEqual(LEVEL_1);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('names only tests that exist', () => {
    const ids = idsOfTests();
    const missing = rows.flatMap(({ id, tests }) =>
      tests
        .filter((name) => (name.includes('/') ? !existsSync(join(root, name)) : !ids.has(name)))
        .map((name) => `${id}: ${name}`),
    );
    expect(missing).toEqual([]);
    expect(rows.flatMap(({ tests }) => tests).length).toBeGreaterThan(100);
  });

  it('says of every requirement where it stands', () => {
    for (const { id, state } of rows) expect(['met', 'in part', 'open', 'operator', 'n/a'], id).toContain(state);
  });
});
