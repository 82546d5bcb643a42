// `npm run pictures`: takes the pictures of the home page's slider from the built product with its fictional sample, light and
// dark, as WebP. Run `npm run build` before, and again after, because the pictures are part of the site.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.mjs';
import { DEMO_PASSWORD, startServer } from '../e2e/support/test-server.js';

const folder = fileURLToPath(new URL('../../packages/site/src/public/home-blocks/pictures', import.meta.url));
/** Size of a picture in CSS pixels. The slider is 872 wide, so this is sharp on most screens. */
const WIDE = { width: 1280, height: 734 };
const PHONE = { width: 360, height: 640 };
/** What a phone shows of a picture; taken at twice the size. */
const CUT = { x: 0, y: 0, width: 360, height: 480 };
const QUALITY = 0.72;
const SEARCH = '"natural justice"';

type Theme = 'light' | 'dark';

async function signedIn(browser: Browser, url: string, viewport: typeof WIDE, theme: Theme): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: viewport === PHONE ? 2 : 1,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/welcome/);
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function openResults(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search judgments and bare acts' }).first().fill(SEARCH);
  await page.keyboard.press('Enter');
  await page.waitForURL(/searchresults/);
  await page.getByRole('heading', { level: 1, name: /\d+ judgments/i }).waitFor();
}

/** Opens the first result and waits for its text and its hits. */
async function openJudgment(page: Page): Promise<void> {
  await page.locator('main a[href*="/case/"]').first().click();
  await page.locator('.hn-document mark').first().waitFor();
  await page
    .getByText(/\d hits?$/)
    .first()
    .waitFor();
}

/** Shows the paragraph of the first hit in the middle of the window. */
async function scrollToHit(page: Page): Promise<void> {
  await page
    .locator('.hn-document mark')
    .first()
    .evaluate((mark) => mark.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

async function openAct(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/Lawsuit/bareactslist`);
  await page.locator('main a[href*="/act/"]').first().click();
  await page.locator('.hn-document p').first().waitFor();
}

/** A picture of what the page shows, after fonts and late requests, without what a resting pointer shows. */
async function take(page: Page, clip?: typeof CUT): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.waitForLoadState('networkidle');
  return page.screenshot(clip ? { clip } : {});
}

/** Three phones side by side on the colour of the page. */
async function joinPhones(browser: Browser, phones: readonly Buffer[], theme: Theme): Promise<Buffer> {
  const page = await browser.newPage({ viewport: WIDE });
  const colours = theme === 'dark' ? ['#121315', '#4A4B4E'] : ['#F5F2EA', '#C9C2B3'];
  const images = phones.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`).join('');
  await page.setContent(
    `<style>body{margin:0;height:734px;display:flex;justify-content:center;align-items:center;gap:44px;background:${colours[0]}}
     img{width:360px;height:640px;border-radius:6px;outline:1px solid ${colours[1]}}</style>${images}`,
  );
  const joined = await page.screenshot();
  await page.close();
  return joined;
}

/** Encodes a picture with the browser's own encoder. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    [png.toString('base64'), QUALITY] as const,
  );
  await page.close();
  return Buffer.from(encoded, 'base64');
}

async function takeAll(browser: Browser, url: string, theme: Theme): Promise<Record<string, Buffer>> {
  const wide = await signedIn(browser, url, WIDE, theme);
  await openResults(wide);
  const list = await take(wide);
  await openJudgment(wide);
  await scrollToHit(wide);
  const judgment = await take(wide);
  await openAct(wide, url);
  const section = await take(wide);
  await wide.context().close();

  const narrow = await signedIn(browser, url, PHONE, theme);
  const phones = [await take(narrow)];
  const phoneNarrow = await take(narrow, CUT);
  await openResults(narrow);
  phones.push(await take(narrow));
  const listNarrow = await take(narrow, CUT);
  await openJudgment(narrow);
  phones.push(await take(narrow));
  await scrollToHit(narrow);
  const judgmentNarrow = await take(narrow, CUT);
  await openAct(narrow, url);
  const sectionNarrow = await take(narrow, CUT);
  await narrow.context().close();
  const phone = await joinPhones(browser, phones, theme);
  return {
    list,
    judgment,
    section,
    phone,
    'list-narrow': listNarrow,
    'judgment-narrow': judgmentNarrow,
    'section-narrow': sectionNarrow,
    'phone-narrow': phoneNarrow,
  };
}

const dataDir = await mkdtemp(join(tmpdir(), 'headnote-pictures-'));
const server = await startServer(dataDir);
const path = chromiumPath();
const browser = await chromium.launch({ ...(path ? { executablePath: path } : {}), args: [...chromiumFlags] });
try {
  for (const theme of ['light', 'dark'] as const) {
    for (const [name, png] of Object.entries(await takeAll(browser, server.url, theme))) {
      const webp = await toWebp(browser, png);
      await writeFile(join(folder, `${name}-${theme}.webp`), webp);
      console.log(`${name}-${theme}.webp ${Math.round(webp.length / 1000)} kB`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
}
