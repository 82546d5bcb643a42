import { testSearchFaults } from '../search-faults.suite.js';
import { openTestEngine } from './test-engine.fixtures.js';

testSearchFaults(openTestEngine);
