import { testNearbyQueries } from '../nearby-queries.suite.js';
import { openTestEngine } from './test-engine.fixtures.js';

testNearbyQueries(openTestEngine);
