import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { calls, contract } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';

/* Proves the section "How to add a call" of docs/contract.md: a call lives in its service's folder and in one route file. */

const root = new URL('../..', import.meta.url).pathname;
const CONTRACT = 'packages/core/src/contract';
const ROUTES = 'packages/server/src/routes';
const PARTS = ['calls.ts', 'examples.fixtures.ts', 'exports.ts'];
/** A service whose calls take nothing has no schemas of requests. */
const partsOf = (service: string) =>
  contract.some((call) => call.service === service && (call.query ?? call.body)) ? [...PARTS, 'server-half.ts'] : PARTS;

const sources = ['core', 'server', 'site', 'ui', 'widgets'].flatMap((name) =>
  readdirSync(join(root, 'packages', name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|fixtures|stories)\./.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { file: relative(root, path), text: readFileSync(path, 'utf8') };
    }),
);

describe('a service of the contract', () => {
  it.each(Object.keys(calls))('%s has its calls, schemas, examples and exports in one folder', (service) => {
    expect(partsOf(service).filter((part) => !existsSync(join(root, CONTRACT, service, part)))).toEqual([]);
  });

  it.each(contract.map((call) => [`${call.service}.${call.name}`, call] as const))(
    '%s has its path in no other file than those of its service',
    (_name, { path }) => {
      const folders = contract.filter((call) => call.path === path).map(({ service }) => `${CONTRACT}/${service}/`);
      const elsewhere = sources.filter(
        ({ file, text }) => text.includes(`${path}'`) && !folders.some((folder) => file.startsWith(folder)),
      );
      expect(elsewhere.map(({ file }) => file)).toEqual([]);
    },
  );

  it('has every handler in a single route file', () => {
    const routes = sources.filter(({ file }) => file.startsWith(`${ROUTES}/`));
    const built = routes.flatMap(({ file, text }) =>
      [...text.matchAll(/\bbuild\((?:serverCalls\.)?(\w+\.\w+),/g)].map(([, name]) => `${name} in ${file}`),
    );
    expect(built.length).toBeGreaterThan(15);
    expect(new Set(built.map((one) => one.split(' ')[0])).size).toBe(built.length);
  });

  it('leaves the shared files of the contract without the name of a call', () => {
    const joins = ['calls.ts', 'server-half.ts', 'contract.ts', 'index.ts'].map((name) =>
      readFileSync(join(root, CONTRACT, name), 'utf8'),
    );
    const named = contract.filter(({ service, name }) => joins.some((text) => text.includes(`${service}.${name}`)));
    expect(named).toEqual([]);
  });
});
