import { testNearbyQueries } from '../nearby-queries.suite.js';
import { openLocalEngine } from './open-engine.js';

testNearbyQueries(openLocalEngine);
