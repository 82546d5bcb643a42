// `npm test`: builds what the end-to-end tests serve, runs unit, story, contract and end-to-end tests, compares pictures
// where VISUAL=1 says that the machine is known, and ends with one line over all of them: `N passed, N failed, N skipped`.
import { glob, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isBuilt } from './build-stamp.mjs';
import { root, run } from './run.mjs';
import { runStories } from './stories.mjs';

const reports = await mkdtemp(join(tmpdir(), 'headnote-tests-'));
/** What failed, printed once more above the last line: who reads only the end of a log sees which tests they were. */
const failures = [];

async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function vitest() {
  const file = join(reports, 'vitest.json');
  const { code } = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const report = await readReport(file);
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    for (const test of failed) fail(name, test.fullName, test.failureMessages[0]);
    if (failed.length === 0 && message) fail(name, 'the file itself', message);
  }
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  // A file that cannot be collected has no failed test of its own, but is a failure all the same.
  const failed = Math.max(report?.numFailedTests ?? 0, code === 0 ? 0 : Math.max(1, report?.numFailedTests ?? 0));
  return { passed, failed, skipped };
}

/** Lines of a page that are worth printing: what it said when the test failed, not the whole of a judgment. */
const PAGE_LINES = 60;

/** Prints what stood on the pages whose tests failed: a log that is read elsewhere has no traces. */
async function printFailedPages() {
  for await (const file of glob('test-results/*/error-context.md')) {
    const lines = (await readFile(file, 'utf8')).split('\n');
    console.log(`\n${file}\n${lines.slice(0, PAGE_LINES).join('\n')}`);
  }
}

/** Lines of a failure that are printed again: what was expected and what came. */
const FAILURE_LINES = 12;

function fail(file, name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, FAILURE_LINES);
  failures.push(`${relative(root, file)} › ${name}\n    ${lines.join('\n    ')}`);
}

/** Failed tests of one of Playwright's suites and those within it. */
function failuresOf({ file, specs = [], suites = [] }) {
  for (const { ok, title, tests } of specs)
    if (!ok) fail(resolve(root, file), title, tests.flatMap((test) => test.results)[0]?.error?.message);
  for (const suite of suites) failuresOf(suite);
}

async function playwright(name, start) {
  const file = join(reports, `${name}.json`);
  const code = await start({ HEADNOTE_REPORT: file });
  if (code !== 0) await printFailedPages();
  const report = await readReport(file);
  for (const suite of report?.suites ?? []) failuresOf(suite);
  const stats = report?.stats;
  const failed = stats?.unexpected ?? 0;
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: code === 0 ? failed : Math.max(1, failed),
    skipped: stats?.skipped ?? 0,
  };
}

if (!(await isBuilt())) {
  const built = await run('node', ['scripts/build.mjs']);
  if (built.code !== 0) {
    console.log('0 passed, 1 failed, 0 skipped');
    process.exit(1);
  }
}
const results = [
  await vitest(),
  await playwright('stories', (env) => runStories([], env)),
  await playwright('end-to-end', async (env) => (await run('playwright', ['test'], { env })).code),
];
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
