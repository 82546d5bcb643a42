import { testLawyersQueries } from '../lawyers-queries.suite.js';
import { openTestEngine } from './test-engine.fixtures.js';

testLawyersQueries(openTestEngine);
