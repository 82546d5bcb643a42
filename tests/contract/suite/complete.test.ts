import { openTestApp } from '../../../packages/server/src/app.fixtures.js';
import { makeCase } from '../../../packages/server/src/test-library.fixtures.js';
import { completeCases } from './cases/complete.js';
import { runCases } from './run-cases.js';

runCases('complete', completeCases, async (options) => {
  const test = await openTestApp(options);
  await test.library.add(
    makeCase('complete:salim', 'The appeal of Vikram is dismissed.', {
      appellant: 'Mohd. Salim & Ors.',
      advocates: ['Soli J. Sorabjee'],
      caseType: 'Criminal Appeal',
      caseNumber: 'Criminal Appeal No. 12 of 1990',
    }),
  );
  return test;
});
