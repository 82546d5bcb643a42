import { onTestFinished } from 'vitest';
import {
  openTestEngine,
  prefixOf,
  removeTestIndices,
  testUrl,
} from '../search/engines/opensearch/test-engine.fixtures.js';
import { testStrangersPath } from './strangers-path.suite.js';

testStrangersPath({
  env(dataDir) {
    onTestFinished(() => removeTestIndices(dataDir));
    return { SEARCH_URL: testUrl ?? '', SEARCH_INDEX: prefixOf(dataDir) };
  },
  open: openTestEngine,
});
