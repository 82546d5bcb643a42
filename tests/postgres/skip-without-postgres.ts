import { beforeEach } from 'vitest';

// Without this the tests would pass on SQLite and say nothing about PostgreSQL.
if (!process.env['TEST_DATABASE_URL']) beforeEach((context) => context.skip('PostgreSQL could not be started'));
