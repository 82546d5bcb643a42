import { testCaseNumberRanking, testOwnName } from '../own-name.suite.js';
import { openTestEngine } from './test-engine.fixtures.js';

testOwnName(openTestEngine);
testCaseNumberRanking(openTestEngine);
