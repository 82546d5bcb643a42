import { test as base, type Browser } from '@playwright/test';
import { expect } from './support/stage-test.js';
import { serveFolder } from './support/static-server.js';
import { storiesOfParts, storybookFolder } from './support/story-index.js';
import { StoryStage } from './support/story-stage.js';
import { demands, smallTargets } from './support/touch-targets.js';

/** The narrowest phone we support. */
const PHONE = { width: 320, height: 640 };

/** Separate targets that users press often need 44 px. Targets on the line of a field, and all others, need 24. */
const LARGE =
  '.hn-button:not(.hn-field *), .hn-chip, .hn-crumbs__link, .hn-calendar__day, .hn-field__button, .hn-search__clear';

/** Stories of a part on a phone. */
const IS_PHONE = /narrow|phone/i;

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

const stories = storiesOfParts().filter(({ name }) => IS_PHONE.test(name));

for (const { id, title, name, tags } of stories) {
  test(`${title}, ${name}: touch targets are large enough`, async ({ phone }) => {
    await phone.read(id);
    await phone.show(id, PHONE, tags.includes('play-fn') ? 'no-preference' : 'reduce');
    expect(await phone.page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect(await phone.page.evaluate(smallTargets, demands(LARGE))).toEqual([]);
  });
}
