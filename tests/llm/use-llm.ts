import { beforeEach } from 'vitest';

if (!process.env['LLM_TEST_URL']) beforeEach((context) => context.skip('there is no model'));
