import { describe } from 'vitest';
import { testPageCounts } from './page-counts.suite.js';
import { addRealJudgments, hasRealJudgments, onRealJudgments } from './real-judgments.fixtures.js';
import { openLocalEngine } from './sqlite/open-engine.js';

/** All of them with LONG_RUN=1; else enough for words of every frequency. */
const share = process.env['LONG_RUN'] === '1' ? 1 : 5;

describe.skipIf(!hasRealJudgments)(onRealJudgments('counts over real judgments'), { timeout: 600_000 }, () => {
  testPageCounts(openLocalEngine, (library) => addRealJudgments(library, { share }));
});
