import { testCaseNumberRanking, testOwnHeading, testOwnName } from '../own-name.suite.js';
import { openTestEngine } from './test-engine.fixtures.js';

testOwnName(openTestEngine);
testCaseNumberRanking(openTestEngine);
testOwnHeading(openTestEngine);
