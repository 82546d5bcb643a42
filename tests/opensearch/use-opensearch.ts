import { beforeEach } from 'vitest';

// Only the files of this project see it: in other projects of the same run the contract suite stays on the embedded engine.
process.env['CONTRACT_SUITE_ENGINE'] = 'opensearch';
if (!process.env['SEARCH_TEST_URL']) beforeEach((context) => context.skip('there is no OpenSearch'));
