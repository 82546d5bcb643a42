import { test as base } from '@playwright/test';
import { serveFolder } from './static-server.js';
import { storybookFolder } from './story-index.js';
import { StoryStage } from './story-stage.js';

/** A test with a stage, which all tests of a worker share. */
export const test = base.extend<object, { stage: StoryStage }>({
  stage: [
    async ({ browser }, use) => {
      const server = await serveFolder(storybookFolder);
      const stage = await StoryStage.open(browser, server.url);
      await use(stage);
      await stage.page.close();
      server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
