import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/stage-test.js';
import { partsAndPatterns, plainStory, storiesToPicture, type StoryEntry } from './support/story-index.js';
import type { StoryStage } from './support/story-stage.js';

/** `npm test` checks the colours of one story of each part; `npm run test:full` checks the others and the pictures. By hand all run. */
const IS_QUICK = process.env.TESTS === 'quick';
const IS_FULL = process.env.TESTS === 'full';

/** Pictures depend on the machine's fonts and Chromium, so they are compared only where VISUAL=1 names a known machine. */
const COMPARES = process.env.VISUAL === '1';

const motionFor = ({ tags }: StoryEntry) => (tags.includes('play-fn') ? 'no-preference' : 'reduce');

/** Checks one story in forced colours and in the dark theme. False when the story has no colours of its own to check. */
async function checkColours(stage: StoryStage, story: StoryEntry, plain: StoryEntry): Promise<boolean> {
  const { globals, size, isAskedByAxe } = await stage.read(story.id);
  if (!isAskedByAxe || globals.theme || globals.contrast === 'forced') return false;
  // A story that differs from the plain one only in size has the same colours.
  if (globals.viewport && story !== plain) return false;
  await stage.forceColours('none');
  await stage.show(story.id, size, motionFor(story));
  await stage.forceColours('active');
  expect.soft(await stage.colourFaults(), `${story.id} in forced colours`).toEqual([]);
  await stage.forceColours('none');
  await stage.setTheme('dark');
  expect.soft(await stage.colourFaults(), `${story.id} in dark`).toEqual([]);
  return true;
}

for (const [title, stories] of partsAndPatterns()) {
  const plain = plainStory(stories);
  const others = stories.filter((story) => story !== plain);
  const checked = IS_QUICK ? [plain] : IS_FULL ? others : stories;
  if (checked.length === 0) continue;

  test(`${title}: colours have enough contrast in forced colours and in dark (${checked.length} ${checked.length === 1 ? 'story' : 'stories'})`, async ({
    stage,
  }) => {
    let count = 0;
    for (const story of checked) if (await checkColours(stage, story, plain)) count += 1;
    // The others may all be the plain story in another size or theme.
    if (checked.includes(plain)) expect(count, 'stories with colours of their own').toBeGreaterThan(0);
  });
}

if (!IS_QUICK) {
  const pictured = storiesToPicture();

  for (const story of pictured) {
    test(`${story.title}, ${story.name}: looks as in its picture`, async ({ stage }) => {
      test.skip(!COMPARES, 'VISUAL=1 compares pictures');
      const { globals, size } = await stage.read(story.id);
      await stage.forceColours(globals.contrast === 'forced' ? 'active' : 'none');
      await stage.show(story.id, size, motionFor(story));
      expect(await stage.picture()).toMatchSnapshot(`${story.id}.png`);
    });
  }

  test('every reference picture belongs to a story', () => {
    const files = readdirSync(fileURLToPath(new URL('baselines', import.meta.url)));
    const known = new Set(pictured.map(({ id }) => `${id}.png`));
    const isOther = (file: string) => file.startsWith('control-') || file === 'screens';
    expect(files.filter((file) => !known.has(file) && !isOther(file))).toEqual([]);
  });
}
