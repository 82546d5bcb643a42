import { testMatchSearch } from '../match-search.suite.js';
import { openTestEngine } from './test-engine.fixtures.js';

testMatchSearch(openTestEngine);
