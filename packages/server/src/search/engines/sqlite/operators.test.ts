import { testOperators } from '../operators.suite.js';
import { testRandomTexts } from '../random-texts.suite.js';
import { openLocalEngine } from './open-engine.js';

testOperators(openLocalEngine);
testRandomTexts(openLocalEngine);
