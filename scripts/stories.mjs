// Builds the stories and runs the Playwright tests over them (tests/visual): pictures, colours, phones.
// `npm run test:visual` compares the pictures; `npm run test:visual -- --update-snapshots=all` writes them again.
import { fileURLToPath } from 'node:url';
import { areStoriesBuilt, writeStoriesStamp } from './build-stamp.mjs';
import { run } from './run.mjs';

/** The build for tests, without docs pages. `storybook-static` is the published build. */
export const TEST_STORYBOOK = 'node_modules/.cache/headnote-stories';

/** Builds the stories if they have changed. Resolves with the exit code. */
export async function buildStories() {
  if (await areStoriesBuilt(TEST_STORYBOOK)) return 0;
  // React's development build runs a story as Vitest does: every effect ends before the story's first step.
  const build = await run('storybook', ['build', '--test', '-o', TEST_STORYBOOK, '--quiet', '--disable-telemetry'], {
    env: { NODE_ENV: 'development', STORYBOOK_DISABLE_TELEMETRY: '1' },
    capture: true,
  });
  if (build.code === 0) await writeStoriesStamp();
  else console.error(build.output);
  return build.code;
}

/** Builds the stories, if this run draws any, and runs the tests over them and over the screens. Resolves with Playwright's exit code. */
export async function runStories(args = [], env = {}) {
  const drawsStories = process.env.TESTS !== 'full';
  const built = drawsStories ? await buildStories() : 0;
  if (built !== 0) return built;
  const { code } = await run('playwright', ['test', '-c', 'tests/visual', ...args], { env });
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exit(await runStories(process.argv.slice(2), { VISUAL: '1' }));
