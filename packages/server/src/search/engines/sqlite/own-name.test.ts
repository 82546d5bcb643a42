import { testCaseNumberRanking, testOwnName } from '../own-name.suite.js';
import { openLocalEngine } from './open-engine.js';

testOwnName(openLocalEngine);
testCaseNumberRanking(openLocalEngine);
