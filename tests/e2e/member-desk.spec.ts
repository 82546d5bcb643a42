import { readFile } from 'node:fs/promises';
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { expect, type Page, test } from '@playwright/test';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { enter } from './support/enter.js';
import { memberClient, newFolder } from './support/members.js';
import { libraries } from './support/libraries.js';
import { realDataMissing } from './support/real-data.js';
import { expectUncovered, watchConsole } from './support/screens.js';

/** Chooses a format in the open folder, and returns the downloaded file. */
async function exported(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const download = await downloading;
  return readFile(await download.path());
}

async function textOfPdf(file: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(file), useSystemFonts: false }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

const titlesOf = ({ data }: Cite): unknown[] => data.map(({ title }) => title).toSorted();

for (const library of libraries) {
  test.describe(`the desk, over ${library.name}`, { tag: library.tag }, () => {
    test.skip(!library.isThere, realDataMissing);

    test('a folder shows its judgments and notes; rows are moved, removed and brought back by keyboard', async ({
      page,
      request,
    }) => {
      const { problems } = watchConsole(page);
      const base = library.url();
      const { client, folderId, cases, first } = await newFolder(base, request, 'Hearing by keyboard');
      const { id: other } = await client.library.saveFolder({ name: 'Sureties by keyboard' });
      await enter(page, base, { path: '/Lawsuit/library' });
      const side = page.getByRole('navigation', { name: 'Folders and lists' });
      await side.getByRole('link', { name: /^Hearing by keyboard/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Hearing by keyboard' })).toBeVisible();
      const list = page.getByRole('list', { name: 'Saved judgments and acts' });
      await expect(list.getByRole('article')).toHaveCount(cases.length);
      await expect(list.getByText('Read this before the hearing.')).toBeVisible();
      await expectUncovered(page);

      const box = page.getByRole('checkbox', { name: `Select ${first.title}` });
      await box.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('m');
      const dialog = page.getByRole('dialog', { name: `Move ${first.title}` });
      await dialog.getByLabel('To').selectOption({ label: 'Sureties by keyboard' });
      await dialog.getByRole('button', { name: 'Move' }).press('Enter');
      await expect(list.getByRole('article')).toHaveCount(cases.length - 1);
      await page.keyboard.press('z');
      await expect(list.getByRole('article')).toHaveCount(cases.length);

      await box.focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
      await expect(list.getByRole('article')).toHaveCount(cases.length - 1);
      // Leaving the page sends what can no longer be undone.
      await side.getByRole('link', { name: 'Removed, for 30 days' }).click();
      await page.goto(`${base}/Lawsuit/library?list=deleted`);
      await page
        .getByRole('button', { name: `Restore ${first.title}` })
        .first()
        .press('Enter');
      await side.getByRole('link', { name: /^Hearing by keyboard/ }).click();
      await expect(list.getByRole('article')).toHaveCount(cases.length);

      await client.library.remove({ kind: 'folder', ids: [folderId, other] });
      expect(problems).toEqual([]);
    });

    test('an export is read by other programs in each of its formats', async ({ page, request }) => {
      const { problems } = watchConsole(page);
      const base = library.url();
      const { client, folderId, cases } = await newFolder(base, request, 'Hearing to export');
      const titles = cases.map(({ title }) => title).toSorted();
      await enter(page, base, { path: `/Lawsuit/library?folder=${folderId}` });
      await expect(page.getByRole('heading', { level: 1, name: 'Hearing to export' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Saved judgments and acts' }).getByRole('article')).toHaveCount(
        cases.length,
      );
      await expectUncovered(page);

      const ris = await exported(page, 'RIS, for Zotero and EndNote');
      expect(titlesOf(new Cite(ris.toString(), { forceType: '@ris/file' }))).toEqual(titles);
      const bib = await exported(page, 'BibTeX');
      expect(titlesOf(new Cite(bib.toString(), { forceType: '@bibtex/text' }))).toEqual(titles);
      const csl = await exported(page, 'CSL-JSON');
      expect(titlesOf(new Cite(csl.toString()))).toEqual(titles);
      // A note is for its member alone, unless the member asks for it.
      expect(csl.toString()).not.toContain('Read this before the hearing.');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'My notes, which only I see' }).click();
      await page.keyboard.press('Escape');
      expect((await exported(page, 'CSL-JSON')).toString()).toContain('Read this before the hearing.');
      const { value: word } = await mammoth.extractRawText({
        buffer: await exported(page, 'List of authorities, Word'),
      });
      const pdf = await textOfPdf(await exported(page, 'List of authorities, PDF'));
      for (const title of titles) {
        expect(word).toContain(title);
        expect(pdf.replaceAll(' ', '')).toContain(title.replaceAll(' ', ''));
      }
      await client.library.remove({ kind: 'folder', ids: [folderId] });
      expect(problems).toEqual([]);
    });

    test('settings are saved part by part, and hold after a reload', async ({ page, request }) => {
      const { problems } = watchConsole(page);
      const base = library.url();
      const client = await memberClient(base, request);
      await enter(page, base, { path: '/Lawsuit/settings' });
      const judgments = page.getByRole('form', { name: 'Judgments' });
      await judgments.getByLabel('Order of results').selectOption({ label: 'Newest first' });
      await judgments.getByRole('button', { name: 'Save' }).click();
      await expect(judgments.getByText('Saved', { exact: true })).toBeVisible();
      const courts = page.getByRole('region', { name: 'Courts' });
      await courts.getByRole('treeitem', { name: /Supreme Court of India/ }).click();
      await courts.getByRole('button', { name: 'Save courts' }).click();
      await expect(courts.getByText('Saved', { exact: true })).toBeVisible();
      await expectUncovered(page);
      await page.reload();
      await expect(judgments.getByLabel('Order of results')).toHaveValue('date');
      await expect(courts.getByText('1 court chosen')).toBeVisible();

      await page.goto(`${base}/Lawsuit/welcome`);
      const inForce = page.getByRole('region', { name: 'Settings' });
      await expect(inForce.getByText('Newest first')).toBeVisible();
      const latest = page.getByRole('region', { name: 'Latest cases' });
      await expect(latest.getByText('Your courts')).toBeVisible();
      const shown = await latest.getByRole('article').allInnerTexts();
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((text) => !text.includes('Supreme Court of India'))).toEqual([]);
      await expectUncovered(page);
      const search = page.locator('.hn-bar--member').getByRole('combobox', { name: 'Search judgments and bare acts' });
      await search.fill('notice');
      await search.press('Enter');
      await expect(page.getByRole('region', { name: 'Results' }).getByLabel('Sort')).toHaveValue('newest');
      await client.courts.saveSettings({ courtIds: [] });
      await client.settings.saveJudgment({ sort: 'relevance', pageSize: 20, showsHeadnote: true, marksHits: true });
      expect(problems).toEqual([]);
    });
  });
}
