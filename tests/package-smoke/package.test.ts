import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.mjs';
import { serveFolder } from '../visual/support/static-server.js';
import { makePackedApp, type PackedApp } from './packed-app.js';

/** Time limit for an install on a busy machine. */
const PATIENCE = 240_000;

let app: PackedApp;

beforeAll(async () => {
  app = await makePackedApp();
}, PATIENCE);
afterAll(() => app?.remove());

describe('the packed packages in an empty Vite and React app', () => {
  it(
    'have types: correct use compiles, a wrong prop is an error',
    async () => {
      const wrong = `import { Button } from '@headnote/ui/button';\nexport const wrong = <Button variant={7} />;\n`;
      await writeFile(join(app.folder, 'src/wrong.tsx'), wrong);
      const told = await app.run('npx', 'tsc', '--noEmit').catch((error: Error) => error.message);
      await rm(join(app.folder, 'src/wrong.tsx'));
      expect(told.match(/error TS\d+/g)).toHaveLength(1);
      expect(told).toMatch(/src\/wrong\.tsx.*number.*not assignable/s);
    },
    PATIENCE,
  );

  it.each([
    ['ui', 60],
    ['widgets', 12],
  ])('contain no sources, and every file that they export: %s', async (name, least) => {
    const installed = join(app.folder, 'node_modules/@headnote', name);
    const { exports } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
      exports: Record<string, string | Record<string, string>>;
    };
    const named = Object.values(exports).flatMap((target) =>
      typeof target === 'string'
        ? [target]
        : Object.entries(target).flatMap(([key, file]) => (key === 'headnote-source' ? [] : [file])),
    );
    expect(named.length).toBeGreaterThan(least);
    expect(named.filter((file) => !existsSync(join(installed, file)))).toEqual([]);
    expect(existsSync(join(installed, 'src'))).toBe(false);
  });

  it(
    'render in plain Node, without a document',
    async () => {
      const html = await app.run('node', 'server.mjs');
      expect(html).toContain('Search');
      expect(html).toContain('Eighty-nine decisions');
      expect(html).toMatch(/role="group"/);
      expect(html).toContain('Latest cases');
    },
    PATIENCE,
  );

  it(
    'write the widgets as a static folder that reads from one library, with its own hashes',
    async () => {
      await app.run('npx', 'headnote-widgets', '--library', 'https://library.example', '--out', 'public');
      const installed = join(app.folder, 'node_modules/@headnote/widgets');
      const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
      const { version } = (await readJson(join(installed, 'package.json'))) as { version: string };
      const list = join(app.folder, 'public', version, 'integrity.json');
      const { files } = (await readJson(list)) as { files: Record<string, string> };
      expect(JSON.stringify(await readJson(join(installed, 'dist/custom-elements.json')))).toContain(
        '"tagName":"headnote-latest-cases"',
      );
      const pinned = await readFile(join(app.folder, 'public', version, 'latest-cases.js'));
      expect(pinned.toString()).toContain('"https://library.example"');
      expect(files['latest-cases.js']).toBe(`sha384-${createHash('sha384').update(pinned).digest('base64')}`);
      await expect(app.run('npx', 'headnote-widgets', '--out', 'public')).rejects.toThrow(/Usage/);
    },
    PATIENCE,
  );

  it(
    'work in a browser with their styles, without console errors',
    async () => {
      await app.run('npx', 'vite', 'build', '--logLevel', 'error');
      const path = chromiumPath();
      const browser: Browser = await chromium.launch({
        ...(path ? { executablePath: path } : {}),
        args: [...chromiumFlags],
      });
      const server = await serveFolder(join(app.folder, 'dist'));
      try {
        const page = await browser.newPage();
        const complaints: string[] = [];
        page.on(
          'console',
          (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
        );
        page.on('pageerror', (error) => complaints.push(error.message));
        await page.goto(server.url);
        const button = page.getByRole('button', { name: 'Search' });
        await button.waitFor();
        const look = await button.evaluate((element) => {
          const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
          return { backgroundColor, borderRadius, fontFamily };
        });
        expect(look.backgroundColor).not.toMatch(/^(rgba\(0, 0, 0, 0\)|rgb\(239, 239, 239\))$/);
        expect(look.borderRadius).not.toBe('0px');
        expect(look.fontFamily).toContain('Inter');
        await page.getByRole('combobox', { name: 'Judge' }).fill('Bela Trivedi');
        await page.getByRole('option', { name: 'Bela Trivedi (1,537)' }).click();
        await button.click();
        expect(await page.getByRole('dialog', { name: 'Nothing found' }).isVisible()).toBe(true);
        expect(complaints).toEqual([]);
      } finally {
        server.close();
        await browser.close();
      }
    },
    PATIENCE,
  );
});
