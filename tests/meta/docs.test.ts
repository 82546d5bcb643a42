import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCodes } from '@headnote/core/errors';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|tsx|css)$/.test(entry.name) ? [path] : [];
  });
}

/** First cells of the tables of a page, or of what follows one of its headings, without code marks. */
function firstCells(page: string, heading = ''): string[] {
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  return text
    .slice(text.indexOf(heading))
    .split('\n## ', heading ? 2 : undefined)
    .slice(0, heading ? 1 : undefined)
    .join('\n')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-| ]+\|$/.test(line))
    .map((line) => (line.split('|')[1] ?? '').trim().replaceAll('`', ''))
    .filter((cell) => cell !== 'id' && cell !== 'code' && cell !== 'variable');
}

describe('docs/errors.md', () => {
  it('has a row for every error code, and no other row', () => {
    expect(firstCells('errors.md').toSorted()).toEqual([...errorCodes].toSorted());
  });
});

describe('docs/departures.md', () => {
  it('has a row for every departure in the code, and no other row', () => {
    const named = new Set<string>();
    for (const name of readdirSync(join(root, 'packages'))) {
      for (const file of sources(join(root, 'packages', name, 'src'))) {
        for (const [, id] of readFileSync(file, 'utf8').matchAll(/@departs ([A-Z]\d+[a-z]?)/g)) if (id) named.add(id);
      }
    }
    expect(named.size).toBeGreaterThan(0);
    expect(firstCells('departures.md').toSorted()).toEqual([...named].toSorted());
  });
});

describe('README', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');

  it('links only to files that exist', () => {
    const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)]
      .map(([, target]) => target ?? '')
      .filter((target) => !/^https?:/.test(target));
    const missing = links.filter((target) => {
      try {
        readFileSync(join(root, target));
        return false;
      } catch {
        return true;
      }
    });
    expect(links.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const scripts = Object.keys(
      (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
    );
    const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

describe('docs/decisions/0005-dependencies.md', () => {
  const manifests = [
    'package.json',
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
  ]
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .map((text) => JSON.parse(text) as Record<'dependencies' | 'devDependencies', object | undefined>);

  it('names only packages of the product brief that a manifest lists', () => {
    const listed = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    );
    const named = firstCells('decisions/0005-dependencies.md', '## Packages that').flatMap((cell) => cell.split(', '));
    expect(named.filter((name) => name !== 'named package' && !listed.includes(name))).toEqual([]);
    expect(named).toHaveLength(15);
  });

  it('justifies every run-time dependency of every package, and no other package', () => {
    const used = new Set(
      manifests
        .flatMap(({ dependencies = {} }) => Object.keys(dependencies))
        .filter((name) => !name.startsWith('@headnote/')),
    );
    expect(
      firstCells('decisions/0005-dependencies.md', '## Run-time')
        .filter((cell) => cell !== 'package')
        .toSorted(),
    ).toEqual([...used].toSorted());
  });
});
