import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/stage-test.js';
import { storiesOfParts } from './support/story-index.js';

/** Pictures depend on the machine's fonts and Chromium, so they are compared only where the machine is known. */
const COMPARES = process.env.VISUAL === '1';

/** Stories of what a key or a pointer does: they end as another begins, and what they promise is asserted in them. */
const IS_A_PATH = /keyboard|pointer|keys|press|focus|escape|enter/i;

/** Stories whose end is a matter of time: no picture of them is the same twice. What they promise is asserted in them. */
const MOVING = new Set(['layout-screenshotslider--goes-round', 'feedback-loadingoverlay--with-its-own-words']);

/** Asks for a pointer that has not been moved before, and here one page shows every story; Vitest plays it. */
const NEEDS_A_PAGE_OF_ITS_OWN = new Set(['overlays-tooltip--by-pointer']);

const isPictureKept = ({ id, name }: { id: string; name: string }) => !IS_A_PATH.test(name) && !MOVING.has(id);
const stories = storiesOfParts().filter(({ id }) => !NEEDS_A_PAGE_OF_ITS_OWN.has(id));

for (const { id, title, name, tags } of stories) {
  test(`${title}, ${name}${COMPARES ? ': looks as it did, and' : ':'} its colours hold in forced colours and in the dark`, async ({
    stage,
  }, info) => {
    const { globals, size, isAskedByAxe } = await stage.read(id);
    const isForced = globals.contrast === 'forced';
    // What differs from a sibling only in size or theme has the sibling's colours.
    const hasOwnColours = isAskedByAxe && !globals.theme && !globals.viewport && !isForced;
    const isPictured = COMPARES && isPictureKept({ id, name });
    if (!isPictured && !hasOwnColours) return;
    await stage.forceColours(isForced ? 'active' : 'none');
    await stage.show(id, size, tags.includes('play-fn') ? 'no-preference' : 'reduce');
    const picture = isPictured ? await stage.picture() : undefined;
    if (hasOwnColours && info.config.updateSnapshots !== 'all') {
      await stage.forceColours('active');
      expect.soft(await stage.colourFaults(), 'in forced colours').toEqual([]);
      await stage.forceColours('none');
      await stage.setTheme('dark');
      expect.soft(await stage.colourFaults(), 'in the dark').toEqual([]);
    }
    if (picture) expect(picture).toMatchSnapshot(`${id}.png`);
  });
}

test('every picture that is kept is of a story that there is', () => {
  const kept = readdirSync(fileURLToPath(new URL('baselines', import.meta.url)));
  const known = new Set(stories.filter(isPictureKept).map(({ id }) => `${id}.png`));
  expect(kept.filter((file) => !known.has(file) && !file.startsWith('control-'))).toEqual([]);
});
