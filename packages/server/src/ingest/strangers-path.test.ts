import { openLocalEngine } from '../search/engines/sqlite/open-engine.js';
import { testStrangersPath } from './strangers-path.suite.js';

testStrangersPath({ env: () => ({}), open: openLocalEngine });
