import { readFile } from 'node:fs/promises';
import { toDocx } from '@headnote/core/authorities';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import mammoth from 'mammoth';
import { hostilePdf, pdfOf } from '../../packages/site/src/member/check/pdf.fixtures.js';
import { enter } from './support/enter.js';
import { NIGHTLY } from './support/levels.js';
import { libraries } from './support/libraries.js';
import { realDataMissing } from './support/real-data.js';
import { watchConsole } from './support/screens.js';

interface Place {
  readonly text: string;
  readonly state: string;
  readonly targets: readonly { readonly file_name: string; readonly title: string }[];
}

interface Citing {
  readonly id: string;
  readonly place: Place;
  readonly target: string;
}

/** Opens another screen of the same site. */
async function go(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
}

async function placesOf(page: Page, { id, authorization }: { id: string; authorization: string }): Promise<Place[]> {
  const answer = await page.request.get(new URL(`/api/citations/judgment?filename=${id}`, page.url()).href, {
    headers: { authorization },
  });
  const { outdata } = (await answer.json()) as { outdata: unknown };
  const value = (typeof outdata === 'string' ? JSON.parse(outdata) : outdata) as { cites: Place[] };
  return value.cites;
}

let known: { readonly url: string; readonly citing: Citing } | undefined;

/** Signs in, and returns a judgment in the results that cites another one of the library. */
async function enterAndFind(page: Page, url: string): Promise<Citing> {
  const asked = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await enter(page, url);
  const authorization = (await asked).headers().authorization ?? '';
  if (known?.url !== url) known = { url, citing: await findCiting(page, authorization) };
  return known.citing;
}

async function findCiting(page: Page, authorization: string): Promise<Citing> {
  for (const words of ['followed', 'relied on', 'overruled', 'decision of this court in']) {
    const box = page.getByRole('combobox', { name: 'Search judgments and bare acts' }).first();
    await box.fill(words);
    await box.press('Enter');
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results.getByRole('link').first()).toBeVisible();
    const links = await results
      .locator('a[href*="/Lawsuit/case/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    for (const id of new Set(links.map((href) => /\/case\/([^/?#]+)/.exec(href)?.[1] ?? ''))) {
      const places = await placesOf(page, { id, authorization });
      const place = places.find(({ state, targets }) => state === 'found' && targets[0]?.file_name !== id);
      const target = place?.targets[0]?.file_name;
      if (place && target) return { id, place, target };
    }
  }
  throw new Error('no judgment of the first results cites another of the library');
}

for (const library of libraries) {
  test.describe(`citations, over ${library.name}`, { tag: library.tag }, () => {
    test.skip(!library.isThere, realDataMissing);

    test('a citation in a judgment opens the cited one, which lists who cites it', async ({ page }) => {
      const { problems } = watchConsole(page);
      const { id, place: cited, target } = await enterAndFind(page, library.url());

      await go(page, `/Lawsuit/case/${id}`);
      const text = page.getByRole('region', { name: 'Text of the judgment' });
      const link = text.locator(`a.hn-cite[href="/Lawsuit/case/${target}"]`).first();
      await expect(link).toBeVisible();
      expect(cited.text).toContain((await link.innerText()).trim());
      await expect(link).toHaveAttribute('title', /\S/);
      const cites = page.getByRole('list', { name: 'Cites', exact: true });
      const jump = cites.locator('a[href^="#cite-"]').first();
      const place = page.locator((await jump.getAttribute('href')) ?? '');
      await jump.click();
      await expect(place).toBeInViewport();

      await link.click();
      await expect(page).toHaveURL(new RegExp(`/Lawsuit/case/${target}$`));
      await expect(page.getByRole('heading', { name: /^Cited by \([1-9]/ })).toBeVisible();
      const citedBy = page.getByRole('list', { name: 'Cited by', exact: true });
      await expect(citedBy.getByRole('listitem').first()).toBeVisible();
      const all = page.getByRole('button', { name: /^Show all/ }).first();
      const back = citedBy.locator(`a[href="/Lawsuit/case/${id}"]`);
      if ((await back.count()) === 0) await all.click();
      await expect(back.first()).toBeVisible();

      // The sentence leads to its paragraph in the citing judgment.
      await citedBy
        .locator(`li:has(a[href="/Lawsuit/case/${id}"])`)
        .getByRole('link', { name: /^Open at that paragraph/ })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/Lawsuit/case/${id}(?:#|$)`));
      await expect(text).toBeVisible();
      expect(problems).toEqual([]);
    });

    test('a brief is checked, and its report can be downloaded', async ({ page }) => {
      const { problems } = watchConsole(page);
      const { place } = await enterAndFind(page, library.url());
      await go(page, '/Lawsuit/check');
      const brief = `We rely on ${place.text}.\n\nThere is nothing in (1940) 2 SCC 7.`;
      const box = page.getByLabel('Text of the brief');
      await box.fill(brief);
      await page.getByRole('button', { name: 'Check the citations' }).click();
      const list = page.getByRole('list', { name: 'Citations' });
      await expect(list.getByText('Cannot exist')).toBeVisible();
      await expect(list.locator('a[href*="/Lawsuit/case/"]').first()).toBeVisible();

      await list.getByRole('button', { name: 'Show (1940) 2 SCC 7 in the text' }).click();
      await expect(box).toBeFocused();
      expect(
        await box.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
      ).toBe('(1940) 2 SCC 7');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download as CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('citations.csv');
      const csv = await readFile(await file.path(), 'utf8');
      expect(csv).toContain('3,(1940) 2 SCC 7,Cannot exist');
      expect(csv).toContain('/Lawsuit/case/');

      await page.getByRole('button', { name: /^Cannot exist/ }).click();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      expect(problems).toEqual([]);
    });

    test('a brief in Word and one in PDF are checked as they are opened', async ({ page }) => {
      const { problems } = watchConsole(page);
      const { place } = await enterAndFind(page, library.url());
      await go(page, '/Lawsuit/check');
      const cited = place.text.replaceAll(/\s+/g, ' ');
      const docx = Buffer.from(toDocx({ title: `In Word: ${cited}.`, subtitle: '', parts: [] }));
      const pdf = Buffer.from(pdfOf(`In a PDF: ${cited}.`));
      for (const [kind, buffer] of [['Word', docx] as const, ['a PDF', pdf] as const]) {
        await page.getByLabel('Open a file').setInputFiles({ name: 'brief', mimeType: '', buffer });
        await expect(page.getByLabel('Text of the brief')).toHaveValue(new RegExp(`In ${kind}: `));
        const list = page.getByRole('list', { name: 'Citations' });
        await expect(list.locator('a[href*="/Lawsuit/case/"]').first()).toBeVisible();
      }
      expect(problems).toEqual([]);
    });

    test('issue 30: a hostile PDF stops nothing: the page answers, Cancel ends it, and another file is read', async ({
      page,
    }) => {
      const { problems } = watchConsole(page);
      const { place } = await enterAndFind(page, library.url());
      await go(page, '/Lawsuit/check');
      const open = (text: string) =>
        page
          .getByLabel('Open a file')
          .setInputFiles({ name: 'brief', mimeType: '', buffer: Buffer.from(text, 'latin1') });
      await open(hostilePdf());
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('The check was cancelled.')).toBeVisible();
      await open(hostilePdf());
      await expect(page.getByText('Reading brief took too long, so we stopped.')).toBeVisible();
      await open(pdfOf(`In a PDF: ${place.text.replaceAll(/\s+/g, ' ')}.`));
      await expect(page.getByLabel('Text of the brief')).toHaveValue(/In a PDF: /);
      expect(problems).toEqual([]);
    });

    test('a Word brief gets five columns, a filter, and the same report as DOCX and PDF', async ({ page }) => {
      const { problems } = watchConsole(page);
      const { place } = await enterAndFind(page, library.url());
      await go(page, '/Lawsuit/check');
      const cited = place.text.replaceAll(/\s+/g, ' ');
      const words = 'No judge of any court ever wrote these very words of ours';
      const brief = `“${words}”: ${cited}. There is nothing in (1940) 2 SCC 7.`;
      const buffer = Buffer.from(toDocx({ title: brief, subtitle: '', parts: [] }));
      await page.getByLabel('Open a file').setInputFiles({ name: 'brief.docx', mimeType: '', buffer });
      const list = page.getByRole('list', { name: 'Citations' });
      const quoted = list.getByRole('listitem').filter({ hasText: 'Not found in it' });
      await expect(quoted).toHaveCount(1);
      for (const column of ['Citation', 'Parties', 'Pinpoint', 'Quotation', 'Later treatment'])
        await expect(quoted.getByRole('term').filter({ hasText: column })).toHaveCount(1);
      expect((await new AxeBuilder({ page }).include('.site-check__result').analyze()).violations).toEqual([]);

      await page.getByRole('button', { name: /^To look at/ }).click();
      await expect(list.getByText('Cannot exist')).toBeVisible();
      const fileOf = async (button: string) => {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: button }).click(),
        ]);
        return readFile(await file.path());
      };
      const { value: docx } = await mammoth.extractRawText({ buffer: await fileOf('Download as DOCX') });
      for (const part of [
        words,
        'Not found in it',
        '(1940) 2 SCC 7',
        'Cannot exist',
        'This file lists only the entries to look at.',
      ])
        expect(docx).toContain(part);
      const pdf = await fileOf('Download as PDF');
      expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
      expect(problems).toEqual([]);
    });

    test('a judgment is found by a typed citation, and by its report, year, volume and page', async ({ page }) => {
      const { problems } = watchConsole(page);
      const { place, target } = await enterAndFind(page, library.url());
      await go(page, '/Lawsuit/citations');
      await page.getByLabel('Citation', { exact: true }).fill('1007 SCC 9');
      await expect(page.locator('#understood')).not.toBeEmpty();
      await page.getByLabel('Citation', { exact: true }).fill(place.text);
      await expect(
        page
          .locator('#understood')
          .getByText(/^Read as/)
          .first(),
      ).toBeVisible();
      await page.keyboard.press('Enter');
      // An overruled judgment is not opened before the later one has been named.
      const later = page.getByText('A later judgment overrules it, or the note of its report says so.');
      await expect(async () => {
        expect((await later.isVisible()) || page.url().endsWith(target)).toBe(true);
      }).toPass();
      if (await later.isVisible()) {
        await page.locator(`main a[href="/Lawsuit/case/${target}"]`).click();
      }
      await expect(page).toHaveURL(new RegExp(`/Lawsuit/case/${target}$`));

      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Citations' }).click();
      for (const part of ['Report', 'Year', 'Volume', 'Page']) {
        const list = page.getByLabel(part, { exact: true });
        // A part with one choice is chosen at once, and a book without volumes needs none.
        await expect(async () => {
          expect((await list.inputValue()) !== '' || (await list.isEnabled())).toBe(true);
        }).toPass();
        if ((await list.inputValue()) === '') await list.selectOption({ index: 1 });
      }
      await page.getByRole('button', { name: /^(Open the judgment|Show the judgments)$/ }).click();
      await expect(page).toHaveURL(/\/Lawsuit\/(case|searchresults)/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(problems).toEqual([]);
    });

    test(
      'by keyboard alone: from a citation to the judgment, and on to a citing judgment',
      NIGHTLY,
      async ({ page }) => {
        const { id, target } = await enterAndFind(page, library.url());
        await go(page, `/Lawsuit/case/${id}`);
        const link = page.locator(`a.hn-cite[href="/Lawsuit/case/${target}"]`).first();
        await expect(link).toBeVisible();
        await page.getByRole('button', { name: 'A+, larger text' }).focus();
        await tabTo(page, () => link.evaluate((element) => element === document.activeElement));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`/Lawsuit/case/${target}$`));
        const first = page.getByRole('list', { name: 'Cited by', exact: true }).getByRole('link').first();
        await expect(first).toBeVisible();
        await first.focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/Lawsuit\/case\//);
      },
    );
  });
}

/** Presses Tab until the element has the focus. A judgment may have many citations before it. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 400; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the focus did not get there in 400 presses of Tab');
}
