// The start of every test in Firefox and WebKit. A browser that is not installed is said to be, and its tests are skipped.
import { writeFile } from 'node:fs/promises';
import { test as base } from '../../e2e/support/own-site.js';
import type { Engine, EngineKind } from './driver.js';
import { firefox } from './firefox.js';
import { BrowserPage } from './page.js';
import { webkit } from './webkit.js';

/** The browsers, in the order of their projects. */
const kinds: readonly EngineKind[] = [firefox, webkit];

/** A test with a page of the browser that its project names. */
export const test = base.extend<{ view: BrowserPage }, { engine: Engine; kind: EngineKind }>({
  kind: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from these names
    async ({}, provide, { project }) => provide(kinds.find(({ name }) => name === project.name)!),
    { scope: 'worker' },
  ],
  engine: [
    async ({ kind }, provide) => {
      const missing = kind.missing();
      if (missing && process.env.REQUIRE_BROWSERS === '1') throw new Error(`There is no ${missing}.`);
      base.skip(missing !== '', `There is no ${missing}.`);
      const engine = await kind.start();
      await provide(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  view: async ({ engine }, provide, info) => {
    const driver = await engine.open();
    const view = new BrowserPage(driver);
    await view.resize(1280, 900);
    await provide(view);
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('page.png'), await driver.picture());
      const text = await view.evaluate<string>('location.href + "\\n" + document.body.innerText');
      // The end of a run prints these files.
      await writeFile(info.outputPath('error-context.md'), text);
    }
    await driver.close();
  },
});

export { expect } from '@playwright/test';
