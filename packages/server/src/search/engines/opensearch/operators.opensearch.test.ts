import { loadSample } from '../../../ingest/load-sample.js';
import { testOperators } from '../operators.suite.js';
import { testPageCounts } from '../page-counts.suite.js';
import { testRandomTexts } from '../random-texts.suite.js';
import { openTestEngine } from './test-engine.fixtures.js';

testOperators(openTestEngine);
testRandomTexts(openTestEngine);
testPageCounts(openTestEngine, loadSample);
