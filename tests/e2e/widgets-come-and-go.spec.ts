// What happens to every widget over time: a page that removes and re-inserts it, a slow library, code that comes twice, in part
// or not at all.
import { expect, type Page } from '@playwright/test';
import { NIGHTLY } from './support/levels.js';
import { elementOf, open, test } from './support/widget-test.js';
import { openAll, widgetRows, type WidgetRow } from './support/widget-table.js';

/** Every widget once. */
const widgets = widgetRows.filter(({ title }) => title === undefined);

const half = (text: string): string => text.slice(0, text.length / 2);

/** The same widget as a `div`, for systems that remove unknown tags. */
const divOf = ({ name, markup }: WidgetRow): string =>
  markup
    .replace(`<headnote-${name}`, `<div data-headnote-widget="${name}"`)
    .replaceAll(/ (limit|citation|mode)=/g, ' data-$1=')
    .replace(`</headnote-${name}>`, '</div>');

/** Keeps the details of the errors that widgets tell the page. */
async function hearErrors(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    addEventListener('headnote-error', (event) => told.push((event as CustomEvent).detail));
  });
  return () => page.evaluate(() => (globalThis as never as { told: unknown[] }).told);
}

/** The first widget shows what all have in common; the others repeat it at night. */
const levelOf = (row: WidgetRow) => (row === widgetRows[0] ? {} : NIGHTLY);

for (const row of widgetRows) {
  test.describe(row.title ?? row.name, levelOf(row), () => {
    test('F1: it works again each time a page of scripts removes it and inserts it again', async ({ page, hosts }) => {
      await open(page, hosts, 'plain', `<div id="view">${row.markup}</div>`);
      const element = elementOf(page, row);
      const works = async () => {
        await expect(row.shown(element)).toBeVisible();
        await expect(page.getByRole('link', { name: 'Fallback' })).toBeHidden();
        await openAll(row, element);
      };
      await works();
      await element.evaluate(async (tag) => {
        const place = tag.parentElement;
        tag.remove();
        // A later task: the widget has ended.
        await new Promise((resolve) => setTimeout(resolve));
        place?.append(tag);
      });
      await works();
      hosts.next.push({ delay: 500 });
      await page.locator('#view').evaluate((view, markup) => {
        view.replaceChildren();
        // oxlint-disable-next-line no-unsanitized/property -- what a page of scripts does with its own markup
        view.innerHTML = markup;
        const tag = view.firstElementChild as Element;
        tag.remove();
        view.append(tag);
      }, row.markup);
      await works();
    });

    test('F1: as a div it works again after the page has written it again', async ({ page, hosts }) => {
      await open(page, hosts, 'plain', `<div id="view">${divOf(row)}</div>`);
      const element = page.locator(`[data-headnote-widget] headnote-${row.name}`).first();
      await expect(row.shown(element)).toBeVisible();
      await page.locator('#view').evaluate((view, markup) => {
        // oxlint-disable-next-line no-unsanitized/property -- what a page of scripts does with its own markup
        view.innerHTML = markup;
      }, divOf(row));
      await expect(row.shown(element)).toBeVisible();
      await openAll(row, element);
    });

    test('F1: of two versions the first serves it, the second warns once', async ({ page, hosts }) => {
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      const script = (version: string) =>
        `<script src="${hosts.library}/widgets/${version}/widgets.js" data-portal="college" data-loading="eager"></script>`;
      hosts.page = {
        html: `<!doctype html><title>Notices</title>${script('v1')}${script('v0')}${script('v0')}${row.markup}`,
      };
      await page.goto(`${hosts.host}/page`);
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      await openAll(row, elementOf(page, row));
      const told = lines.filter((line) => line.includes('0.0.1'));
      expect(told).toEqual([expect.stringContaining('0.1.0')]);
      // The second fetches none of its own code.
      const fetched = hosts.scripts.map(({ path }) => path).filter((path) => path.includes('/v0/'));
      expect([...new Set(fetched)]).toEqual(['/widgets/v0/widgets.js']);
    });

    test('F2: while the library is slow it says so, after eight seconds it can try again', async ({ page, hosts }) => {
      hosts.next.push({ delay: 20_000 });
      await open(page, hosts, 'plain', row.markup);
      const element = elementOf(page, row);
      if (!row.needsData) await row.ask(element);
      await expect(element.locator('[aria-busy=true]').first()).toBeVisible();
      const again = element.getByRole('button', { name: /^Try (again|another one)$/ });
      await expect(again).toBeVisible({ timeout: 12_000 });
      await again.click();
      await expect(row.needsData ? row.shown(element) : row.answered(element)).toBeVisible();
    });
  });
}

for (const row of widgets) {
  test(
    `F1: two versions: the pinned ${row.name} beside the loader warns once and nothing throws`,
    levelOf(row),
    async ({ page, hosts }) => {
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      hosts.page = {
        html: `<!doctype html><title>Notices</title>
        <script type="module" src="${hosts.library}/widgets/0.1.0/${row.name}.js" data-portal="college"></script>
        <script type="module" src="${hosts.library}/widgets/v1/widgets.js" data-portal="college"></script>
        <div style="min-height:20px">${row.markup}</div>`,
      };
      await page.goto(`${hosts.host}/page`);
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      await expect.poll(() => lines.filter((line) => line.includes('second copy'))).toHaveLength(1);
    },
  );

  test(
    `F2: ${row.name}: half a file of the loader leaves the page and the fallback`,
    levelOf(row),
    async ({ page, hosts }) => {
      const faults: string[] = [];
      page.removeAllListeners('pageerror');
      page.on('pageerror', (error) => faults.push(error.message));
      hosts.tamper = half;
      await open(page, hosts, 'plain', row.markup);
      await expect(page.getByRole('link', { name: 'Fallback' })).toBeVisible();
      // The browser's own report of half a file. None of our code has run.
      await expect.poll(() => faults).toEqual([expect.stringMatching(/unexpected|missing/i)]);
      expect(await page.evaluate(() => 'headnote' in globalThis)).toBe(false);
    },
  );

  for (const how of ['with a right length', 'of a connection that ends'] as const) {
    test(
      `F2: ${row.name}: half a file of its code, ${how}, leaves the fallback; one half is fetched again`,
      how === 'with a right length' ? NIGHTLY : levelOf(row),
      async ({ page, hosts }) => {
        const told = await hearErrors(page);
        const halves = new Set([`v1/${row.name}.js`, `0.1.0/${row.name}.js`]);
        const damage = () => {
          if (how === 'with a right length') hosts.tamper = (text, path) => (halves.has(path) ? half(text) : text);
          else for (const path of halves) hosts.cut.add(path);
        };
        damage();
        await open(page, hosts, 'plain', row.markup);
        await expect.poll(told).toEqual([{ widget: row.name, code: 'network' }]);
        await expect(page.getByRole('link', { name: 'Fallback' })).toBeVisible();
        halves.delete(`0.1.0/${row.name}.js`);
        hosts.cut.clear();
        damage();
        await open(page, hosts, 'plain', row.markup);
        await expect(row.shown(elementOf(page, row))).toBeVisible();
        expect(await told()).toEqual([]);
      },
    );
  }
}

test.describe('code that comes on first use', () => {
  const finder = widgets.find(({ name }) => name === 'citation-finder') as WidgetRow;
  const form = widgets.find(({ name }) => name === 'inquiry-form') as WidgetRow;
  const damages = {
    'is missing': (path: string) => ({ path, isHalf: false }),
    'is half a file': (path: string) => ({ path, isHalf: true }),
  };

  for (const [what, damage] of Object.entries(damages)) {
    test(`F2: the check ${what}: the finder says what to do, goes on, and a second try works`, async ({
      page,
      hosts,
    }) => {
      const told = await hearErrors(page);
      const { path, isHalf } = damage('v1/citation-check.js');
      if (isHalf) hosts.tamper = (text, file) => (file === path ? half(text) : text);
      else hosts.missing.add(path);
      await open(page, hosts, 'plain', finder.markup);
      const element = elementOf(page, finder);
      await element.getByRole('button', { name: 'Check a brief' }).click();
      await expect(element.getByRole('status').filter({ hasText: 'could not be loaded' })).toContainText(
        'Please try again, or find one citation at a time.',
      );
      expect(await told()).toEqual([{ widget: 'citation-finder', code: 'network' }]);
      await element.getByRole('button', { name: 'Find one citation' }).press('Enter');
      await expect(element.getByRole('combobox')).toBeFocused();
      await openAll(finder, element);
      await element.getByRole('button', { name: 'Check a brief' }).press('Enter');
      await expect(element.getByRole('button', { name: 'Find one citation' })).toBeFocused();
      const again = element.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      hosts.tamper = undefined;
      hosts.missing.clear();
      await again.press('Enter');
      await expect(element.getByRole('textbox', { name: 'Text of the brief' })).toBeVisible();
      const focused = await element.evaluate((tag) => {
        let node = tag.shadowRoot?.activeElement;
        while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
        return node?.localName;
      });
      expect(focused).toBe('input');
    });

    test(`F2: the captcha ${what}: the form says so, and keeps what is written`, async ({ page, hosts }) => {
      const { path, isHalf } = damage('v1/inquiry-captcha.js');
      if (isHalf) hosts.tamper = (text, file) => (file === path ? half(text) : text);
      else hosts.missing.add(path);
      await open(page, hosts, 'plain', form.markup);
      const element = elementOf(page, form);
      await form.ask(element);
      const again = element.getByRole('button', { name: 'Try another one' });
      await expect(again).toBeVisible();
      await expect(element.getByRole('textbox', { name: 'First name' })).toHaveValue('Kavita');
      // A browser keeps half a module until the page is left.
      if (isHalf) return;
      hosts.missing.clear();
      await again.click();
      await expect(form.answered(element)).toBeVisible();
      await expect(element.getByRole('textbox', { name: 'First name' })).toHaveValue('Kavita');
    });

    test(`F2: the PDF reader ${what}: the check says so, and reads the next PDF`, async ({ page, hosts }) => {
      const { path, isHalf } = damage('v1/pdf-reader.js');
      if (isHalf) hosts.tamper = (text, file) => (file === path ? half(text) : text);
      else hosts.missing.add(path);
      await open(page, hosts, 'plain', '<headnote-citation-check></headnote-citation-check>');
      const element = page.locator('headnote-citation-check');
      const pdf = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 cut') };
      await element.locator('input[type=file]').setInputFiles(pdf);
      await expect(element.locator('.hnw-problem')).toContainText('PDFs could not be read on this page');
      hosts.tamper = undefined;
      hosts.missing.clear();
      await element.locator('input[type=file]').setInputFiles(pdf);
      // The reader is there now. This file has no pages.
      await expect(element.locator('.hnw-problem')).toContainText('brief.pdf could not be read');
    });
  }
});
