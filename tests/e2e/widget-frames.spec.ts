// The widgets inside frames: on a page of another origin, from the real server.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { widgetNames } from '../../packages/widgets/src/widget-names.js';

const library = (): string => process.env.SAMPLE_URL ?? '';

const test = base.extend<object, { host: string }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from these names
    async ({}, provide) => {
      const server: Server = createServer((request, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(pages[request.url ?? '']?.() ?? '');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

const SANDBOX =
  'allow-scripts allow-same-origin allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

const frame = (query: string): string =>
  `<iframe title="Latest cases" loading="lazy" sandbox="${SANDBOX}" width="360" height="400"
    src="${library()}/widgets/v1/frame/latest-cases?${query}"></iframe>`;

const checkFrame = (sandbox: string): string =>
  `<iframe title="Check of a brief" sandbox="${sandbox}" width="600" height="700"
    src="${library()}/widgets/v1/frame/citation-check"></iframe>`;

const page = (body: string): string =>
  `<!doctype html><html lang="en"><title>Notices</title><style>*{box-sizing:border-box}</style><main>${body}</main>`;

const pages: Record<string, () => string> = {
  '/': () => page(`<h1>Notices</h1>${frame('limit=3')}<script async src="${library()}/widgets/v1/frame.js"></script>`),
  '/check': () => page(checkFrame(SANDBOX)),
  '/check-without-modals': () => page(checkFrame(SANDBOX.replace('allow-modals ', ''))),
  '/without-script': () => page(frame('limit=3')),
  '/rival': () =>
    page(
      `<iframe title="Data" src="data:text/html,/widgets/v1/frame/"></iframe>${frame('limit=3')}<iframe title="Rival" src="/rival-frame?like=/widgets/v1/frame/"></iframe><script async src="${library()}/widgets/v1/frame.js"></script>`,
    ),
  '/rival-frame?like=/widgets/v1/frame/': () =>
    page(`<script>
      window.heard = [];
      addEventListener('message', (event) => heard.push(event.data));
    </script>`),
};

/** Borders of a frame in the browser's own style sheet. */
const BORDERS = 4;
const MARK = 'headnote-frame';
const inFrame = (shown: Page) => shown.frameLocator('iframe[title="Latest cases"]');
const heightOf = (shown: Page): Promise<number> =>
  shown.locator('iframe[title="Latest cases"]').evaluate((element) => element.getBoundingClientRect().height);

async function open(shown: Page, address: string): Promise<void> {
  await shown.goto(address);
  await expect(inFrame(shown).locator('li')).toHaveCount(3);
}

test('every widget that the playground offers has a frame page', async () => {
  for (const name of widgetNames) {
    const answer = await fetch(`${library()}/widgets/v1/frame/${name}`);
    expect(answer.status, name).toBe(200);
    expect(await answer.text()).toContain(`data-widget="${name}"`);
  }
});

test('the preview in a frame is the preview itself, also if a dialog is asked for', async ({ page: shown }) => {
  await shown.goto(`${library()}/widgets/v1/frame/case-preview?case-id=none&display=dialog`);
  await expect(shown.locator('headnote-case-preview')).toHaveAttribute('display', 'inline');
  await expect(
    shown.locator('headnote-case-preview').getByRole('group').or(shown.locator('.hnw-preview')).first(),
  ).toBeVisible();
});

for (const isRefused of [false, true]) {
  test(`a record in a frame ${isRefused ? 'says so if the frame may not print' : 'is printed'}`, async ({
    page: shown,
    host,
  }) => {
    await shown.goto(`${host}/check${isRefused ? '-without-modals' : ''}`);
    const check = shown.frameLocator('iframe').locator('headnote-citation-check');
    await check.getByRole('textbox', { name: 'Text of the brief' }).fill('It follows AIR 1980 SC 1789.');
    await check.getByRole('button', { name: 'Check the citations' }).click();
    await check.getByRole('button', { name: 'Print the record' }).click();
    const left = shown.frameLocator('iframe').locator('iframe');
    const note = check.locator('.hnw-record').getByText('does not let this page print');
    if (isRefused) {
      await expect(note).toBeVisible();
      await expect(left).toHaveCount(0);
    } else {
      await expect(left).toHaveCount(1);
      await expect(note).toHaveCount(0);
    }
  });
}

test('a frame has the height of its widget, and opens links in a new tab', async ({ page: shown, host }) => {
  await open(shown, `${host}/`);
  await expect.poll(() => heightOf(shown)).not.toBe(400);
  const content = await inFrame(shown)
    .locator('headnote-latest-cases')
    .evaluate((element) => element.getBoundingClientRect().height);
  expect(await heightOf(shown)).toBe(Math.ceil(content) + BORDERS);
  await expect(inFrame(shown).getByRole('link').first()).toHaveAttribute('target', '_blank');
  expect((await new AxeBuilder({ page: shown }).analyze()).violations).toEqual([]);
});

test('the page receives the events of the widget, and a change of its theme reaches the frame', async ({
  page: shown,
  host,
}) => {
  await shown.addInitScript(() => {
    Object.assign(globalThis, { told: [] });
    addEventListener('headnote-ready', (event) => {
      (globalThis as never as { told: unknown[] }).told.push([
        (event.target as Element).localName,
        (event as CustomEvent).detail.widget,
      ]);
    });
  });
  await open(shown, `${host}/`);
  await inFrame(shown).getByRole('tab', { name: 'High Courts' }).click();
  const told = () => shown.evaluate(() => (globalThis as never as { told: unknown[] }).told);
  await expect.poll(async () => (await told()).at(-1)).toEqual(['iframe', 'latest-cases']);
  await shown.locator('iframe').evaluate((element) => {
    element.dataset.theme = 'dark';
  });
  await expect(inFrame(shown).locator('.hnw-mount')).toHaveCSS('color-scheme', 'dark');
});

test('a frame works without a script on the page, with the height that the page gives it', async ({
  page: shown,
  host,
}) => {
  await open(shown, `${host}/without-script`);
  expect(await heightOf(shown)).toBe(400);
});

test('F6: messages of another window, another origin or another kind change nothing', async ({ page: shown, host }) => {
  await open(shown, `${host}/rival`);
  await expect.poll(() => heightOf(shown)).not.toBe(400);
  const before = await heightOf(shown);
  const rival = shown.frames().find((one) => one.url().includes('/rival-frame'))!;
  const heightOfRival = () =>
    shown.locator('iframe[title="Rival"]').evaluate((element) => element.getBoundingClientRect().height);
  const own = await heightOfRival();
  await rival.evaluate((mark) => {
    // Another window of the same page, to the page and straight to the widget's frame.
    parent.postMessage({ mark, height: 5000 }, '*');
    parent.postMessage({ mark, event: 'headnote-ready', detail: {} }, '*');
    parent.frames[1]?.postMessage({ mark, options: { theme: 'dark' } }, '*');
  }, MARK);
  const widget = shown.frames().find((one) => new URL(one.url()).pathname.startsWith('/widgets/v1/frame/'))!;
  await widget.evaluate(
    ({ mark, target }) => {
      for (const height of [-1, 0, NaN, Infinity, 1e9, '500px', null, { valueOf: () => 500 }.valueOf]) {
        try {
          parent.postMessage({ mark, height }, target);
        } catch {
          // A function cannot be sent at all.
        }
      }
      for (const data of [
        null,
        7,
        'x'.repeat(1_000_000),
        { height: 500 },
        { mark: 'default', height: 500 },
        { mark },
      ]) {
        parent.postMessage(data, target);
      }
      parent.postMessage({ mark, event: 'click', detail: {} }, target);
    },
    { mark: MARK, target: host },
  );
  await shown.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await heightOf(shown)).toBe(before);
  expect(await heightOfRival()).toBe(own);
  await expect(inFrame(shown).locator('.hnw-mount')).not.toHaveCSS('color-scheme', 'dark');
  expect(await rival.evaluate(() => (globalThis as never as { heard: unknown[] }).heard)).toEqual([]);
});

test('F6: ten thousand messages of a frame cost few changes of its height', async ({ page: shown, host }) => {
  await open(shown, `${host}/`);
  const widget = shown.frames().find((one) => one.url().includes('/widgets/v1/frame/'))!;
  await shown.evaluate(() => {
    const changes: number[] = [];
    Object.assign(globalThis, { changes });
    const element = document.querySelector('iframe')!;
    new MutationObserver((records) => changes.push(records.length)).observe(element, { attributeFilter: ['style'] });
  });
  await widget.evaluate(
    ({ mark, target }) => {
      for (let index = 0; index < 10_000; index++) parent.postMessage({ mark, height: 300 + (index % 50) }, target);
      parent.postMessage({ mark, height: 777 }, target);
    },
    { mark: MARK, target: host },
  );
  await expect.poll(() => heightOf(shown)).toBe(777 + BORDERS);
  const changes = await shown.evaluate(() => (globalThis as never as { changes: number[] }).changes);
  expect(changes.reduce((sum, count) => sum + count, 0)).toBeLessThan(200);
});
