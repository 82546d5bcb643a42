import { testCaseNumberRanking, testOwnHeading, testOwnName } from '../own-name.suite.js';
import { openLocalEngine } from './open-engine.js';

testOwnName(openLocalEngine);
testCaseNumberRanking(openLocalEngine);
testOwnHeading(openLocalEngine);
