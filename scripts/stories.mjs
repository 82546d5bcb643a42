// `npm run test:visual`: builds the stories and runs what looks at them on one page: colours in forced colours and in the
// other theme and, with VISUAL=1, their pictures beside those kept. `-- --update-snapshots=all` renews the pictures.
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

/** Builds the stories and runs the tests that look at them. Resolves with Playwright's exit code. */
export async function runStories(args = [], env = {}) {
  // The development build of React, for a story is played as Vitest plays it: with every effect done before its first step.
  const build = await run(
    'storybook',
    ['build', '--test', '-o', 'storybook-static', '--quiet', '--disable-telemetry'],
    {
      env: { NODE_ENV: 'development', STORYBOOK_DISABLE_TELEMETRY: '1' },
      capture: true,
    },
  );
  if (build.code !== 0) {
    console.error(build.output);
    return build.code;
  }
  const { code } = await run('playwright', ['test', '-c', 'tests/visual', ...args], { env });
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exit(await runStories(process.argv.slice(2), { VISUAL: '1' }));
