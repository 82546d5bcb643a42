import { afterAll, beforeEach } from 'vitest';
import { dropTestDatabases } from '../../packages/server/src/store/test-database.fixtures.js';

// Only the files of this project see the address: the other projects of the same run stay on SQLite.
const url = process.env['POSTGRES_OF_THIS_RUN'] ?? process.env['TEST_DATABASE_URL'];
if (url) process.env['TEST_DATABASE_URL'] = url;
// Without this the tests would pass on SQLite and say nothing about PostgreSQL.
else beforeEach((context) => context.skip('PostgreSQL could not be started'));

// Vitest runs the hooks of a file in reverse order, so the tests have closed their connections.
// The test of the migrations has a database for each statement: hundreds, each a few tenths of a second on a busy machine.
afterAll(() => dropTestDatabases(), 300_000);
