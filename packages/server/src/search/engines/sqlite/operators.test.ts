import { loadSample } from '../../../ingest/load-sample.js';
import { testOperators } from '../operators.suite.js';
import { testPageCounts } from '../page-counts.suite.js';
import { testRandomTexts } from '../random-texts.suite.js';
import { openLocalEngine } from './open-engine.js';

testOperators(openLocalEngine);
testRandomTexts(openLocalEngine);
testPageCounts(openLocalEngine, loadSample);
