import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, Key as Keys } from 'selenium-webdriver';
import { expect } from '@playwright/test';
import { type Driver, type Engine, type EngineKind, TIME_ZONE } from './driver.js';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
const [browserPath] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** The buttons above the page would keep the window from being as narrow as a phone. */
const NARROW_BAR = '* { min-width: 0; padding: 0; border-width: 0; }';

/** WebKitGTK as Debian publishes it, through W3C WebDriver, on a display that nobody sees. It is close to Safari, not Safari. */
export const webkit: EngineKind = {
  name: 'WebKit',
  missing: () =>
    [
      existsSync(DRIVER) && browserPath ? '' : 'WebKitWebDriver and MiniBrowser (Debian: webkit2gtk-driver)',
      existsSync(DISPLAY) ? '' : 'Xvfb (Debian: xvfb)',
    ]
      .filter(Boolean)
      .join(', '),
  async start(): Promise<Engine> {
    const display = spawn(DISPLAY, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = (await once(createInterface(display.stdio[3] as NodeJS.ReadableStream), 'line')) as [string];
    const port = await freePort();
    const settings = await mkdtemp(join(tmpdir(), 'headnote-webkit-'));
    await mkdir(join(settings, 'gtk-3.0'));
    await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
    const driver = spawn(DRIVER, [`--port=${port}`], {
      env: {
        ...process.env,
        ...TIME_ZONE,
        DISPLAY: `:${number}`,
        GDK_BACKEND: 'x11',
        LANG: 'en_US.UTF-8',
        XDG_CONFIG_HOME: settings,
      },
      stdio: 'ignore',
    });
    const address = `http://127.0.0.1:${port}`;
    await expect
      .poll(() =>
        fetch(`${address}/status`).then(
          (answer) => answer.ok,
          () => false,
        ),
      )
      .toBe(true);
    return {
      open: () => open(address),
      async stop() {
        for (const child of [driver, display]) await ended(child);
        await rm(settings, { recursive: true, force: true });
      },
    };
  },
};

async function ended(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const KEYS = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  f: 'f',
};

async function open(address: string): Promise<Driver> {
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
    })
    .build();
  const evaluate = (expression: string) => browser.executeScript<unknown>(`return (${expression});`);
  return {
    // This driver does not tell what the console has; the page is asked for the errors of its scripts.
    problems: [],
    goto: (to) => browser.get(to),
    reload: () => browser.navigate().refresh(),
    back: () => browser.navigate().back(),
    evaluate,
    clickAt: (x, y) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    selectAll: () => browser.actions().keyDown(Keys.CONTROL).sendKeys('a').keyUp(Keys.CONTROL).perform(),
    async resize(width, height) {
      // The window has a bar above the page.
      const inner = { width: Number(await evaluate('innerWidth')), height: Number(await evaluate('innerHeight')) };
      const outer = await browser.manage().window().getRect();
      await browser
        .manage()
        .window()
        .setRect({
          x: 0,
          y: 0,
          width: outer.width + width - inner.width,
          height: outer.height + height - inner.height,
        });
    },
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: () => browser.quit(),
  };
}
