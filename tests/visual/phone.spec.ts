import { test as base, type Browser } from '@playwright/test';
import { expect } from './support/stage-test.js';
import { serveFolder } from './support/static-server.js';
import { misfits, writeDevanagari } from './support/phone-text.js';
import {
  parts,
  partsAndPatterns,
  partsPatternsAndWidgets,
  plainStory,
  storybookFolder,
  type StoryEntry,
} from './support/story-index.js';
import { motionFor, StoryStage, type StoryGlobals } from './support/story-stage.js';
import { demands, smallTargets } from './support/touch-targets.js';

/** The narrowest phone we support. */
const PHONE = { width: 320, height: 640 };

/** Separate targets that users press often need 44 px. Targets on the line of a field, and all others, need 24. */
const LARGE =
  '.hn-button:not(.hn-field *), .hn-chip, .hn-crumbs__link, .hn-calendar__day, .hn-field__button, .hn-search__clear';

/** Stories of what only a wider screen shows: by their viewport, or by their tag when their play function says so. */
const isOfAWideScreen = ({ tags }: StoryEntry, { viewport }: StoryGlobals) =>
  tags.includes('wide') || viewport?.value === 'desktop' || viewport?.value === 'tablet';

/** The stage on a touch device. */
const test = base.extend<object, { phone: StoryStage }>({
  phone: [
    async ({ browser }, use) => {
      const server = await serveFolder(storybookFolder);
      const touched = {
        newPage: (options: Parameters<Browser['newPage']>[0]) =>
          browser.newPage({ ...options, viewport: PHONE, hasTouch: true, isMobile: true }),
      } as Browser;
      const stage = await StoryStage.open(touched, server.url);
      await use(stage);
      await stage.page.close();
      server.close();
    },
    { scope: 'worker' },
  ],
});

/** `npm test` draws one story of each part and pattern, `npm run test:nightly` all. The screens are in screens.spec.ts at 320 px too. */
const IS_QUICK = process.env.TESTS === 'quick';

for (const [title, ofPart] of IS_QUICK ? partsAndPatterns() : partsPatternsAndWidgets()) {
  const stories = IS_QUICK ? [plainStory(ofPart)] : ofPart;
  const isPart = parts().has(title);

  test(`${title}: fits a phone, in Devanagari and from right to left too (${stories.length} ${stories.length === 1 ? 'story' : 'stories'})`, async ({
    phone,
  }) => {
    for (const story of stories) {
      const { globals } = await phone.read(story.id);
      if (isOfAWideScreen(story, globals)) continue;
      await phone.show(story.id, PHONE, motionFor(story));
      expect(await phone.page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      if (isPart) expect.soft(await phone.page.evaluate(smallTargets, demands(LARGE)), story.id).toEqual([]);
      expect.soft(await phone.page.evaluate(misfits), `${story.id} at ${PHONE.width} px`).toEqual([]);
      await phone.set({ lang: 'hi' });
      await phone.page.evaluate(writeDevanagari);
      expect.soft(await phone.page.evaluate(misfits), `${story.id} in Devanagari`).toEqual([]);
      await phone.set({ dir: 'rtl' });
      expect.soft(await phone.page.evaluate(misfits), `${story.id} from right to left`).toEqual([]);
    }
  });
}
