import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { enter } from './support/enter.js';
import { watchConsole } from './support/screens.js';
import { importInto, startServer, type TestServer } from './support/test-server.js';

/** A code of many sections in the layout of civictech-India. The words are invented; only the name is that of the code. */
const code = Array.from({ length: 320 }, (_, index) => ({
  chapter: 1,
  chapter_title: 'sample',
  Section: index + 1,
  section_title: index === 301 ? 'Of the sample' : `Heading ${index + 1}`,
  section_desc:
    index === 0
      ? 'This Act shall be called the Indian Penal Code.'
      : 'Whoever reads this sample reads an invented text.',
}));

let folder = '';
let server: TestServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headnote-acts-'));
  const file = join(folder, 'ipc.json');
  await writeFile(file, JSON.stringify(code));
  const dataDir = join(folder, 'data');
  await importInto(dataDir, 'acts', [file]);
  server = await startServer(dataDir, { LOAD_SAMPLE: 'false' });
});
test.afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('section 302 IPC: the section is the first row and opens the act there, which says that the act was repealed; a missing act is named', async ({
  page,
}) => {
  const { problems } = watchConsole(page);
  await enter(page, server.url);
  const box = page.locator('.hn-bar--member').getByRole('combobox', { name: 'Search judgments and bare acts' });
  await box.fill('section 302 IPC');
  await page.getByRole('button', { name: 'Search', exact: true }).click();

  await page
    .getByRole('region', { name: 'Provision' })
    .getByRole('link', { name: 'Section 302. Of the sample' })
    .click();
  await page.waitForURL(/\/Lawsuit\/act\/\w+#s302$/);
  await expect(page.locator('#s302')).toBeInViewport();
  await expect(page.getByRole('link', { name: '302. Of the sample' })).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('link', { name: '302. Of the sample' })).toBeInViewport();
  const tools = page.getByRole('region', { name: 'Reading tools' });
  await expect(tools).toContainText('The Indian Penal Code, 1860');
  await expect(tools).toContainText('Repealed');
  await expect(tools.getByRole('link', { name: 'Cases on s. 302' })).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, 0));
  const note = page.getByRole('note');
  await expect(note).toContainText('Repealed on 01 July 2024.');
  await expect(note).toContainText('The Bharatiya Nyaya Sanhita, 2023');

  await box.fill('s 34 Arbitration Act, 1940');
  await box.press('Enter');
  await expect(note).toContainText('The library does not have the Arbitration Act, 1940');
  await expect(note).toContainText('It was repealed by The Arbitration and Conciliation Act, 1996.');
  expect(problems).toEqual([]);
});
