import { expect, type Page, test } from '@playwright/test';
import { createCodec } from '@headnote/core/codec';
import { textOf } from '@headnote/core/content';
import { casePageTitle, displayName, unmarkedCitation } from '@headnote/core/format';
import { actListBody, casePreviewBody, fullActBody, fullCaseBody, latestCasesBody } from '@headnote/core/search/bodies';
import { memberClient } from './support/members.js';
import { DEMO_PASSWORD } from './support/test-server.js';
import { quickLibraries } from './support/libraries.js';
import { realDataMissing } from './support/real-data.js';
import { lettersOf, signIn, watchConsole } from './support/screens.js';

/** Characters of a judgment or an act that a visitor may see. */
const PREVIEW_LENGTH = 2000;

const documentText = (page: Page, name: RegExp) =>
  page.getByRole('region', { name }).or(page.getByRole('article', { name })).first();

for (const library of quickLibraries) {
  test.describe(`over ${library.name}`, { tag: library.tag }, () => {
    test.skip(!library.isThere, realDataMissing);

    test('a visitor goes from the latest cases through the preview and sign-in to the whole judgment', async ({
      page,
      request,
    }) => {
      const base = library.url();
      const { problems } = watchConsole(page);
      await page.goto(base);
      const latest = page.getByRole('tabpanel', { name: /Supreme Court/ });
      await expect(latest.getByRole('link').first()).toBeVisible();

      // A judgment longer than a preview, so that the cut is visible.
      const client = await memberClient(base, request);
      const answer = await client.welcome.latestCases({ body: latestCasesBody({ court: 'supreme' }) });
      const records = answer.hits.map((hit) => hit.record);
      const wholes = await Promise.all(
        records.map(
          async ({ id }) => (await client.documents.casePreview({ body: fullCaseBody({ id }) })).hits[0]?.record,
        ),
      );
      const index = wholes.findIndex((whole) => textOf(whole?.content ?? '').length > 2 * PREVIEW_LENGTH);
      const record = wholes[index];
      expect(record, 'a long judgment among the latest').toBeDefined();
      if (!record) return;

      await latest
        .getByRole('link', { name: new RegExp(escapeRegExp(displayName(record.appellant ?? '').slice(0, 40))) })
        .first()
        .click();
      await expect(page).toHaveTitle(casePageTitle(record as never));
      const preview = documentText(page, /First part of the judgment/);
      const shown = (await preview.innerText()).trim();
      expect(shown.endsWith('…')).toBe(true);
      const whole = lettersOf(textOf(record.content ?? ''));
      const cut = lettersOf(textOf(record.content ?? '').slice(0, PREVIEW_LENGTH));
      expect(whole.startsWith(cut)).toBe(true);
      expect(lettersOf(await page.content())).not.toContain(whole.slice(cut.length + 200, cut.length + 320));

      await page.getByRole('link', { name: 'Log in to view the full judgment' }).first().click();
      await expect(page).toHaveURL(/\/\?query=[^&]+&returnURL=/);
      await expect(page.getByText(unmarkedCitation(record)).first()).toBeVisible();
      await signIn(page, DEMO_PASSWORD);

      await expect(page).toHaveURL(new RegExp(`/Lawsuit/case/${record.id}$`));
      const text = documentText(page, /judgment/i);
      await expect(text).toContainText(
        textOf(record.content ?? '')
          .trim()
          .slice(0, 60)
          .split('\n')[0] ?? '',
      );
      expect(lettersOf((await text.textContent()) ?? '')).toContain(whole.slice(-400));
      expect(lettersOf((await text.textContent()) ?? '').length).toBeGreaterThanOrEqual(whole.length);
      expect(problems).toEqual([]);
    });

    test('a visitor goes from the preview of an act through sign-in to the whole act', async ({ page, request }) => {
      const base = library.url();
      const { problems } = watchConsole(page);
      const client = await memberClient(base, request);
      const list = await client.search.acts({ body: actListBody({}) });
      const wholes = await Promise.all(
        list.hits.map(
          async ({ id }) =>
            (await client.search.query({ body: fullActBody({ id }) })).hits[0]?.record as never as {
              id: string;
              title: string;
              content: string;
            },
        ),
      );
      const act = wholes.find((whole) => textOf(whole.content).length > 2 * PREVIEW_LENGTH);
      expect(act, 'a long act in the list').toBeDefined();
      if (!act) return;
      const { codecKey, codecSubstitutes } = await client.config.get();
      const codec = createCodec({ key: codecKey, ...(codecSubstitutes ? { substitutes: codecSubstitutes } : {}) });

      await page.goto(`${base}/bareactdetail?lno=${encodeURIComponent(codec.encrypt(`${act.id},1`))}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(act.title);
      const shown = (await documentText(page, /First part of the act/).innerText()).trim();
      expect(shown.endsWith('…')).toBe(true);

      await page.getByRole('link', { name: 'Log in to view the full act' }).first().click();
      await expect(page).toHaveURL(/\/\?lsno=[^&]+&returnURL=/);
      await signIn(page, DEMO_PASSWORD);
      await expect(page).toHaveURL(new RegExp(`/Lawsuit/act/${act.id}$`));
      const whole = lettersOf(textOf(act.content));
      const text = documentText(page, /act/i);
      await expect(text).toBeVisible();
      expect(lettersOf((await text.textContent()) ?? '')).toContain(whole.slice(-300));
      expect(problems).toEqual([]);
    });

    test('the preview of one judgment is requested by its id and reports its total', async ({ request }) => {
      const client = await memberClient(library.url(), request);
      const first = (await client.welcome.latestCases({ body: latestCasesBody({ court: 'all' }) })).hits[0];
      expect(first).toBeDefined();
      const answer = await client.documents.casePreview({ body: casePreviewBody({ id: first?.id ?? '' }) });
      expect(answer.total).toEqual({ value: 1, relation: 'eq' });
    });
  });
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
