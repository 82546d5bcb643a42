import { beforeEach } from 'vitest';

// The store of the tests takes any keys.
process.env['AWS_ACCESS_KEY_ID'] ??= 'test';
process.env['AWS_SECRET_ACCESS_KEY'] ??= 'test';
if (!process.env['S3_TEST_URL']) beforeEach((context) => context.skip('there is no S3-compatible store'));
