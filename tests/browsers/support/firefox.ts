import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { type Driver, type Engine, type EngineKind, TIME_ZONE } from './driver.js';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

const firefoxPath = (): string | undefined => process.env.FIREFOX_PATH ?? PLACES.find((path) => existsSync(path));

/** Firefox as its makers and Debian publish it, through WebDriver BiDi. `FIREFOX_PATH` names another one. */
export const firefox: EngineKind = {
  name: 'Firefox',
  missing: () => (firefoxPath() ? '' : 'Firefox (Debian: firefox-esr)'),
  async start(): Promise<Engine> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxPath()!,
      headless: true,
      env: { ...process.env, ...TIME_ZONE },
    });
    return { open: () => open(browser), stop: () => browser.close() };
  },
};

/** What Firefox says of a page whose policy allows no pictures, so no icon either, and of fonts when the page is left. */
const NO_FAULT = /favicon\.ico|downloadable font: .*status=2152398850/;

async function open(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (!NO_FAULT.test(text)) problems.push(text);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' || NO_FAULT.test(message.text())) return;
    const index = problems.push(`${message.text()} (${page.url()})`) - 1;
    const texts = message.args().map((value) => value.evaluate((one) => String((one as Error)?.stack ?? one)));
    Promise.all(texts).then(
      (all) => (problems[index] = all.join(' ')),
      // A page that was left tells no more.
      () => undefined,
    );
  });
  return {
    problems,
    async goto(address) {
      // A page that changes its own address at that moment stops this.
      await page.goto(address).catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        return page.goto(address);
      });
    },
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async selectAll() {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    close: () => context.close(),
  };
}
