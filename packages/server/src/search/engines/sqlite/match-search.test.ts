import { testMatchSearch } from '../match-search.suite.js';
import { openLocalEngine } from './open-engine.js';

testMatchSearch(openLocalEngine);
