import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { testsWithoutDatabase } from '../postgres/tests-without-database.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = 'packages/server/src';

it('every test that opens a database runs on PostgreSQL too', () => {
  const left = testsWithoutDatabase(root, [`${server}/{citator,routes}/**/*.test.ts`, 'tests/durability/*.test.ts']);
  expect(left).toContain(`${server}/citator/keys/docket-keys.test.ts`);
  // One opens it itself, one through what it imports, one starts a server.
  for (const file of ['citator/citator', 'routes/sign-in-flood'])
    expect(left).not.toContain(`${server}/${file}.test.ts`);
  expect(left.filter((file) => file.startsWith('tests/durability/'))).toEqual([]);
});
