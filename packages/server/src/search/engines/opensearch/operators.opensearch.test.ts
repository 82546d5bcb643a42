import { testOperators } from '../operators.suite.js';
import { testRandomTexts } from '../random-texts.suite.js';
import { openTestEngine } from './test-engine.fixtures.js';

testOperators(openTestEngine);
testRandomTexts(openTestEngine);
