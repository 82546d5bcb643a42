import { latestCasesBody } from '@headnote/core/search/bodies';
import { expect, test } from '@playwright/test';
import { pdfOf } from '../../packages/server/src/ingest/uploads/hostile-pdfs.fixtures.js';
import { enter } from './support/enter.js';
import { quickLibraries } from './support/libraries.js';
import { memberClient } from './support/members.js';
import { addMember } from './support/people.js';
import { watchConsole } from './support/screens.js';

const [sample] = quickLibraries;
const mimeType = 'application/pdf';

test('a member uploads a PDF, asks it, reads the page of the answer and deletes it; no one else sees it', async ({
  page,
  request,
}) => {
  const { problems } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  if (!sample) throw new Error('There is no sample.');
  const url = sample.url();
  const { assistant, welcome } = await memberClient(url, request);
  const { hits } = await welcome.latestCases({ body: latestCasesBody({ court: 'all', size: 1 }) });
  const { username, password } = await addMember({ url, dataDir: sample.dataDir() });
  await enter(page, url, { username, password, path: `/Lawsuit/case/${hits[0]?.id}` });
  await expect(page.getByRole('region', { name: 'Text of the judgment' })).toBeVisible();
  await page.keyboard.press('a');
  const panel = page.locator('.site-ask');
  await panel.getByRole('tab', { name: 'A PDF of mine' }).click();
  const choose = panel.getByLabel('Choose a PDF');

  // A scan has nothing to quote.
  await choose.setInputFiles({ name: 'Scan.pdf', mimeType, buffer: await pdfOf(['']) });
  await expect(panel.getByText('“Scan.pdf” was not read')).toBeVisible();
  await expect(panel.getByText(/its pages are scans/)).toBeVisible();

  const buffer = await pdfOf([
    'IN THE COURT OF SAMPLEPUR\n\n1. The tenant paid no rent for two years and kept the shop locked.\n\nPage 41',
    '2. The notice was served by post. We find that the notice was valid.\n\n3. The appeal is allowed.\n\nPage 42',
    '',
  ]);
  await choose.setInputFiles({ name: 'Order of 4 May.pdf', mimeType, buffer });
  await expect(panel.getByText('1 of 3 pages have no text', { exact: false })).toBeVisible();
  const field = panel.getByRole('textbox', { name: 'Ask about this PDF' });
  await field.fill('Was the notice valid?');
  await field.press('Enter');
  const quote = panel.locator('.site-ask__quote > p:first-child').first();
  await expect(quote).toHaveText('“We find that the notice was valid.”');

  await panel.getByRole('button', { name: 'p. 42' }).first().click();
  const shown = panel.getByRole('region', { name: 'page 42' });
  await expect(shown.locator('mark')).toHaveText('We find that the notice was valid.');
  await expect(shown.getByText('page 2 of 3')).toBeVisible();
  await shown.getByRole('button', { name: 'Previous page' }).click();
  await expect(panel.getByText(/The tenant paid no rent for two years/)).toBeVisible();
  await panel.getByRole('button', { name: 'Back to the answer' }).click();
  await expect(quote).toBeVisible();
  await panel.getByRole('button', { name: 'All my PDFs' }).click();

  const entry = panel.locator('[data-file]');
  const id = (await entry.getAttribute('data-file')) ?? '';
  expect((await assistant.files(undefined)).map((file) => file.id)).not.toContain(id);
  expect(await assistant.exists({ documentId: id })).toEqual({ exists: false });
  // Called one by one: a refusal that nobody awaits yet would end the test.
  for (const call of [
    () => assistant.filePage({ id, page: 2 }),
    () => assistant.ask({ documentId: id, question: 'Was the notice valid?' }),
    () => assistant.deleteFile({ id }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not-found' });

  await panel.getByRole('button', { name: 'Delete “Order of 4 May.pdf”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete this PDF' }).click();
  await expect(panel.getByText('You have no PDFs here yet.')).toBeVisible();
  expect(problems).toEqual([]);
});
