// `npm run images`: writes eight stories, wide and narrow, light and dark, to docs/images/<name>-<size>-<theme>.png.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.mjs';
import { serveFolder } from './support/static-server.js';
import { storybookFolder } from './support/story-index.js';
import { StoryStage } from './support/story-stage.js';

const SIZES = { wide: { width: 1024, height: 720 }, narrow: { width: 360, height: 720 } };
const THEMES = ['light', 'dark'] as const;

/** One picture per group of parts: [file name, story]. */
const STORIES: readonly (readonly [string, string])[] = [
  ['results', 'law-caselist--plain'],
  ['judgment', 'law-documentview--judgment'],
  ['search', 'forms-searchbox--big-with-text'],
  ['courts', 'forms-tree--mixed'],
  ['suggestions', 'forms-combobox--suggestions'],
  ['dialog', 'overlays-dialog--plain'],
  ['packages', 'data-packagecard--three'],
  ['histogram', 'data-histogrambyyear--plain'],
];

const folder = fileURLToPath(new URL('../../docs/images', import.meta.url));
const server = await serveFolder(storybookFolder);
const path = chromiumPath();
const browser = await chromium.launch({ ...(path ? { executablePath: path } : {}), args: [...chromiumFlags] });
try {
  const stage = await StoryStage.open(browser, server.url);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, story] of STORIES) {
    for (const [size, room] of Object.entries(SIZES)) {
      await stage.show(story, room, 'no-preference');
      for (const theme of THEMES) {
        await stage.set({ theme });
        await writeFile(join(folder, `${name}-${size}-${theme}.png`), await stage.picture(room.height));
      }
    }
    console.log(name);
  }
} finally {
  await browser.close();
  server.close();
}
