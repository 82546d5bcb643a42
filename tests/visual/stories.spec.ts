import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/stage-test.js';
import {
  everythingShown,
  partsAndPatterns,
  plainStory,
  storiesToPicture,
  type StoryEntry,
} from './support/story-index.js';
import { motionFor, type StoryStage } from './support/story-stage.js';

/** `npm test` draws one story of each part and pattern; `npm run test:nightly`, and a run by hand, draw all stories and compare the pictures. */
const IS_QUICK = process.env.TESTS === 'quick';

/** Pictures depend on the machine's fonts and Chromium, so they are compared only where VISUAL=1 names a known machine. */
const COMPARES = process.env.VISUAL === '1';

/** Checks one story in forced colours and in the dark theme. */
async function checkColours(stage: StoryStage, story: StoryEntry): Promise<void> {
  const { size, isAskedByAxe } = await stage.read(story.id);
  if (!isAskedByAxe) return;
  await stage.forceColours('none');
  await stage.show(story.id, size, motionFor(story));
  // The project `stories` asks for every rule in the other runs.
  if (IS_QUICK) expect.soft(await stage.faults('of every rule'), story.id).toEqual([]);
  await stage.forceColours('active');
  expect.soft(await stage.faults(), `${story.id} in forced colours`).toEqual([]);
  await stage.forceColours('none');
  await stage.set({ theme: 'dark' });
  expect.soft(await stage.faults(), `${story.id} in dark`).toEqual([]);
}

for (const [title, stories] of IS_QUICK ? partsAndPatterns() : everythingShown()) {
  const checked = IS_QUICK ? [plainStory(stories)] : stories;

  test(`${title}: colours have enough contrast in forced colours and in dark (${checked.length} ${checked.length === 1 ? 'story' : 'stories'})`, async ({
    stage,
  }) => {
    for (const story of checked) await checkColours(stage, story);
  });
}

if (!IS_QUICK) {
  const pictured = storiesToPicture();

  for (const { file, story, setting = 'its own colours' } of pictured) {
    test(`${story.title}, ${story.name}, in ${setting}: looks as in its picture`, async ({ stage }) => {
      test.skip(!COMPARES, 'VISUAL=1 compares pictures');
      const { size } = await stage.read(story.id);
      await stage.forceColours(setting === 'forced colours' ? 'active' : 'none');
      await stage.show(story.id, size, motionFor(story));
      if (setting === 'dark') await stage.set({ theme: 'dark' });
      expect(await stage.picture()).toMatchSnapshot(file);
    });
  }

  test('every reference picture belongs to a story', () => {
    const files = readdirSync(fileURLToPath(new URL('baselines', import.meta.url)));
    const known = new Set(pictured.map(({ file }) => file));
    const isOther = (file: string) => file.startsWith('control-') || file === 'screens';
    expect(files.filter((file) => !known.has(file) && !isOther(file))).toEqual([]);
  });
}
