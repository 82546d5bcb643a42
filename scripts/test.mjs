// `npm test` and `npm run test:full` (`test.mjs full`). Each ends with one line: `N passed, N failed, N skipped`.
//
// `npm test`: unit and contract tests, stories in a real browser, colours of one story of each part, the quick end-to-end suites.
// `npm run test:full`: only what takes long. Pictures (with VISUAL=1), leaks, colours of the other stories, long property runs,
// packed packages, the other end-to-end suites, real data, the server's tests on PostgreSQL and the search's on OpenSearch.
import { appendFile, glob, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isBuilt } from './build-stamp.mjs';
import { root, run } from './run.mjs';
import { runStories } from './stories.mjs';

/** Vitest projects that only the full run uses. */
const LONG_PROJECTS = ['long', 'leaks', 'postgres', 'opensearch'];

/** Property tests whose long form (LONG_RUN=1) ends within a minute. The others take hours: run them by hand. */
const LONG_PROPERTIES = [
  'core/src/codec/damaged-links',
  'core/src/codec/legacy-links',
  'core/src/codec/substitution',
  'core/src/content/truncate-text',
  'core/src/machines/combobox',
  'core/src/search/language/language.property',
  'core/src/session/session-interleavings',
  // 20,000 generated and changed bodies.
  'server/src/search/engines/search-faults',
].map((name) => `packages/${name}.test.ts`);

const reports = await mkdtemp(join(tmpdir(), 'headnote-tests-'));
/** Repeated above the last line, for readers who see only the end of a log. */
const failures = [];
/** Tests that passed at a later try. */
const late = [];
/** The machine of CI is busy: a test that fails there gets one more try, and is listed if it needs it. */
const TRIES = process.env.CI ? ['--retry=1'] : [];
const timings = [];

async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function vitest(name, args, env = {}) {
  const file = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run('vitest', ['run', ...args, ...TRIES, ...reporters], { env });
  const report = await readReport(file);
  for (const { name: path, message, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    for (const test of failed) fail(path, test.fullName, test.failureMessages[0]);
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages?.[0]) passedLate(relative(root, path), fullName, failureMessages[0]);
    if (failed.length === 0 && message) fail(path, 'the file itself', message);
  }
  const failed = report?.numFailedTests ?? 0;
  return {
    passed: report?.numPassedTests ?? 0,
    // A file that does not load has no failed test, but it fails the run.
    failed: code === 0 ? failed : Math.max(1, failed),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

/** Lines of a failed page to print: what it showed, not the whole judgment. */
const PAGE_LINES = 60;

/** Prints what the pages of failed tests showed, because a CI log has no traces. */
async function printFailedPages() {
  for await (const file of glob('test-results/*/error-context.md')) {
    const lines = (await readFile(file, 'utf8')).split('\n');
    console.log(`\n${file}\n${lines.slice(0, PAGE_LINES).join('\n')}`);
  }
}

/** Lines of a failure to print again: the expected and the actual value. */
const FAILURE_LINES = 12;

function fail(file, name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, FAILURE_LINES);
  failures.push(`${relative(root, file)} › ${name}\n    ${lines.join('\n    ')}`);
}

function passedLate(file, name, message) {
  late.push(`${file} › ${name}\n    ${stripVTControlCharacters(message).split('\n', 1)[0]}`);
}

/** Records the tests of one of Playwright's suites, and of the suites inside it, that failed at any try. */
function addFailures({ file, specs = [], suites = [] }) {
  for (const { ok, title, tests } of specs) {
    const message = tests.flatMap((test) => test.results)[0]?.error?.message;
    if (!ok) fail(resolve(root, file), title, message);
    else if (message) passedLate(file, title, message);
  }
  for (const suite of suites) addFailures(suite);
}

async function playwright(name, start) {
  const file = join(reports, `${name}.json`);
  const code = await start({ TEST_REPORT: file });
  if (code !== 0) await printFailedPages();
  const report = await readReport(file);
  for (const suite of report?.suites ?? []) addFailures(suite);
  const stats = report?.stats;
  const failed = stats?.unexpected ?? 0;
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: code === 0 ? failed : Math.max(1, failed),
    skipped: stats?.skipped ?? 0,
  };
}

async function timed(name, step) {
  const started = performance.now();
  const result = await step();
  timings.push(`${name} ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return result;
}

const endToEnd = (env) => run('playwright', ['test'], { env }).then(({ code }) => code);

const quickSteps = {
  unit: () =>
    vitest(
      'unit',
      LONG_PROJECTS.map((name) => `--project=!${name}`),
    ),
  stories: () => playwright('stories', (env) => runStories([], env)),
  'end-to-end': () => playwright('end-to-end', endToEnd),
};

const fullSteps = {
  long: () =>
    vitest(
      'long',
      LONG_PROJECTS.map((name) => `--project=${name}`),
    ),
  properties: () => vitest('properties', ['--project=node', ...LONG_PROPERTIES], { LONG_RUN: '1' }),
  stories: () => playwright('stories', (env) => runStories([], env)),
  'end-to-end': () => playwright('end-to-end', endToEnd),
};

/** Adds the counts to the file that `.ci/run` sums up. */
async function report({ passed, failed, skipped }) {
  const { TEST_TOTALS } = process.env;
  if (TEST_TOTALS) await appendFile(TEST_TOTALS, `${passed} ${failed} ${skipped}\n`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
}

const isFull = process.argv[2] === 'full';
process.env.TESTS = isFull ? 'full' : 'quick';

if (!(await isBuilt())) {
  const built = await run('node', ['scripts/build.mjs']);
  if (built.code !== 0) {
    await report({ passed: 0, failed: 1, skipped: 0 });
    process.exit(1);
  }
}
const results = [];
for (const [name, step] of Object.entries(isFull ? fullSteps : quickSteps)) results.push(await timed(name, step));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
if (late.length > 0) console.log(`\nPassed only at a later try:\n\n${late.join('\n\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
console.log(`\n${timings.join(', ')}`);
await report(total);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
