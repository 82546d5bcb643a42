import { testLawyersQueries } from '../lawyers-queries.suite.js';
import { openLocalEngine } from './open-engine.js';

testLawyersQueries(openLocalEngine);
