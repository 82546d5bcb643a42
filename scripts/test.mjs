// The three runs: `npm test` (`test.mjs`), `npm run test:full` (`test.mjs full`), `npm run test:nightly` (`test.mjs nightly`).
// Each runs only its own tests and ends with one line: `N passed, N failed, N skipped`. docs/testing-ui.md lists what is in which.
import { appendFile, glob, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isBuilt } from './build-stamp.mjs';
import { root, run } from './run.mjs';
import { runStories } from './stories.mjs';

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
/** Seconds of each step. */
const timings = [];
/** Seconds of each test file, for the list of the slowest ones. */
const durations = [];
/** How many files that list has. */
const SLOWEST = 12;

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
  for (const { name: path, message, assertionResults, startTime, endTime } of report?.testResults ?? []) {
    durations.push({ file: relative(root, path), seconds: (endTime - startTime) / 1000 });
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

/** Records the tests of one of Playwright's suites, and of the suites inside it, that failed at any try. Returns their seconds. */
function addSuite({ file, specs = [], suites = [] }) {
  let seconds = 0;
  for (const { ok, title, tests } of specs) {
    const results = tests.flatMap((test) => test.results);
    for (const { duration } of results) seconds += duration / 1000;
    const message = results[0]?.error?.message;
    if (!ok) fail(resolve(root, file), title, message);
    else if (message) passedLate(file, title, message);
  }
  for (const suite of suites) seconds += addSuite(suite);
  return seconds;
}

async function playwright(name, start) {
  const file = join(reports, `${name}.json`);
  const code = await start({ TEST_REPORT: file });
  if (code !== 0) await printFailedPages();
  const report = await readReport(file);
  for (const suite of report?.suites ?? []) durations.push({ file: suite.file, seconds: addSuite(suite) });
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
  timings.push({ name, seconds: Math.round((performance.now() - started) / 1000) });
  return result;
}

const endToEnd = (env) => run('playwright', ['test'], { env }).then(({ code }) => code);

const unit = (...projects) =>
  vitest(
    'unit',
    projects.map((name) => `--project=${name}`),
  );
const stories = () => playwright('stories', (env) => runStories([], env));
const playwrightSuites = () => playwright('end-to-end', endToEnd);

const STEPS = {
  quick: {
    unit: () => unit('core', 'node', 'alone', 'dom', 'browser', 'stories', 'widgets*'),
    'stories as built': stories,
    'end-to-end': playwrightSuites,
  },
  full: {
    'real data, programs, packages, PostgreSQL, OpenSearch, S3, model': () =>
      unit('long', 'postgres', 'opensearch', 's3', 'llm'),
    'end-to-end': playwrightSuites,
  },
  nightly: {
    'all stories, leaks, PostgreSQL, kills': () => unit('long', 'postgres', 'leaks', 'stories'),
    'contract over three servers': () =>
      vitest('three-servers', ['--project=postgres', 'tests/contract/suite'], { CONTRACT_SUITE_SERVERS: '3' }),
    'widgets on React': () => vitest('react', ['--project=browser', 'packages/widgets']),
    properties: () => vitest('properties', ['--project=core', '--project=node', ...LONG_PROPERTIES], { LONG_RUN: '1' }),
    'pictures and colours': stories,
    'end-to-end': playwrightSuites,
  },
};

/** Adds the counts to the file that `.ci/run` sums up. */
async function report({ passed, failed, skipped }) {
  const { TEST_TOTALS, TEST_TIMES } = process.env;
  if (TEST_TOTALS) await appendFile(TEST_TOTALS, `${passed} ${failed} ${skipped}\n`);
  if (TEST_TIMES)
    await appendFile(TEST_TIMES, timings.map(({ name, seconds }) => `  ${level}: ${name}\t${seconds}\n`).join(''));
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
}

const [, , level = 'quick'] = process.argv;
const steps = STEPS[level];
if (!steps) throw new Error(`There is no run "${level}": there are ${Object.keys(STEPS).join(', ')}.`);
process.env.TESTS = level;
if (level === 'nightly') process.env.VISUAL ??= '1';

if (!(await isBuilt())) {
  const built = await run('node', ['scripts/build.mjs']);
  if (built.code !== 0) {
    await report({ passed: 0, failed: 1, skipped: 0 });
    process.exit(1);
  }
}
const results = [];
for (const [name, step] of Object.entries(steps)) results.push(await timed(name, step));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
if (late.length > 0) console.log(`\nPassed only at a later try:\n\n${late.join('\n\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
const slowest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
console.log(
  `\nThe slowest files, in seconds:\n${slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} ${file}`).join('\n')}`,
);
console.log(`\n${timings.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`);
await report(total);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
