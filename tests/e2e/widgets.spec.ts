// The built widgets on pages of other sites. Every page here has another origin than the library.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { NIGHTLY } from './support/levels.js';
import { test } from './support/widget-test.js';

interface LayoutShift {
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const tag = 'headnote-latest-cases';

/** Rows of the nth widget on the page. */
const rows = (page: Page, nth = 0) => page.locator(tag).nth(nth).locator('li');

test('a page with the script tag shows the newest cases of both courts', async ({ page, hosts }) => {
  await page.goto(`${hosts.host}/plain.html`);
  await expect(rows(page)).toHaveCount(8);
  const first = rows(page).first();
  await expect(first.getByRole('link', { name: 'Asha Varma VS State of Vindhya' })).toHaveAttribute(
    'href',
    `${hosts.library}/case/2025-hns-1`,
  );
  await expect(first).toContainText('28 November 2025');
  await expect(first).toContainText('C.A. 120 OF 2025');
  await expect(rows(page).nth(3)).toContainText('Date not known');
  await expect(page.getByText('Fictional sample')).toBeVisible();
  await expect(page.getByText('1 to 8 of 89')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Latest cases', exact: true })).toBeHidden();

  await page.getByRole('tab', { name: 'High Courts' }).click();
  await expect(rows(page).first()).toContainText('High Court of Vindhya · Service. Waiting list');
  await expect(page.getByText('1 to 8 of 1,234')).toBeVisible();
  await page.getByRole('tab', { name: 'Supreme Court' }).click();
  await expect(rows(page).first()).toContainText('C.A. 120 OF 2025');
  expect(hosts.data.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/api\/embed\/v1\/latest\?court=sc&limit=8&key=college\b/),
    expect.stringMatching(/^\/api\/embed\/v1\/latest\?court=hc&limit=8&key=college\b/),
  ]);
});

test('no tracking: three scripts, no cookies, no storage, no other host', async ({ page, hosts }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto(`${hosts.host}/plain.html`);
  await expect(rows(page)).toHaveCount(8);
  expect(hosts.scripts.map(({ path }) => path.replace(/\?.*/, ''))).toEqual([
    '/widgets/v1/widgets.js',
    '/widgets/v1/shared.js',
    '/widgets/v1/latest-cases.js',
  ]);
  expect([...asked].sort()).toEqual([hosts.host, hosts.library].sort());
  expect(hosts.data[0]?.headers.cookie).toBeUndefined();
  expect(hosts.data[0]?.headers.referer).toBe(`${hosts.host}/`);
  const left = await page.evaluate(async () => ({
    keys: localStorage.length + sessionStorage.length,
    databases: (await indexedDB.databases()).length,
  }));
  expect(left).toEqual({ keys: 0, databases: 0 });
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['host']);
});

test('nothing on the page shifts, from the fallback to the second tab', async ({ page, hosts }) => {
  hosts.next.push({ delay: 400 }, { delay: 700 });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources, hadRecentInput } of list.getEntries() as never as LayoutShift[]) {
        // A tab that turns bold when pressed is feedback, not a shift.
        if (hadRecentInput) continue;
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName;
          shifts.push(
            `${name} ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 800, height: 1400 });
  await page.goto(`${hosts.host}/plain.html`);
  await expect(rows(page)).toHaveCount(8);
  const before = await page.locator('#after').boundingBox();
  await page.getByRole('tab', { name: 'High Courts' }).click();
  await expect(rows(page).first()).toContainText('W.P. 40');
  expect(await page.locator('#after').boundingBox()).toEqual(before);
  expect(await page.evaluate(() => (globalThis as never as { shifts: string[] }).shifts)).toEqual([]);
});

test('the keyboard reaches everything inside the shadow root', async ({ page, hosts }) => {
  await page.goto(`${hosts.host}/plain.html`);
  await expect(rows(page)).toHaveCount(8);
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.shadowRoot?.activeElement?.textContent ?? document.activeElement?.tagName,
    );
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Supreme Court');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('High Courts');
  await expect(page.getByRole('tab', { name: 'High Courts' })).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page).first()).toContainText('W.P. 40');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Supreme Court');
  await page.keyboard.press('End');
  expect(await focused()).toBe('High Courts');
  await page.keyboard.press('Home');
  expect(await focused()).toBe('Supreme Court');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Asha Varma VS State of Vindhya');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Supreme Court');
});

test('F2: without scripts the fallback link remains', async ({ browser, hosts }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${hosts.host}/plain.html`);
  await expect(page.getByRole('link', { name: 'Latest cases' })).toBeVisible();
  await context.close();
});

test('when the code cannot be loaded the page keeps its fallback and gets an event', async ({ page, hosts }) => {
  for (const file of ['v1/shared.js', 'v1/latest-cases.js', '0.1.0/latest-cases.js']) hosts.missing.add(file);
  await page.addInitScript(() => {
    addEventListener('headnote-error', (event) => Object.assign(globalThis, { told: (event as CustomEvent).detail }));
  });
  await page.goto(`${hosts.host}/plain.html`);
  await expect
    .poll(() => page.evaluate(() => (globalThis as never as { told: unknown }).told), { timeout: 10_000 })
    .toEqual({ widget: 'latest-cases', code: 'network' });
  await expect(page.getByRole('link', { name: 'Latest cases' })).toBeVisible();
});

test('code that fails to load once is loaded again as one file', async ({ page, hosts }) => {
  hosts.missing.add('v1/shared.js');
  await page.goto(`${hosts.host}/plain.html`);
  await expect(rows(page)).toHaveCount(8, { timeout: 10_000 });
});

test('a widget far below loads nothing until the reader scrolls near it', async ({ page, hosts }) => {
  await page.goto(`${hosts.host}/lazy.html`);
  await page.waitForFunction(() => 'headnote' in globalThis);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(hosts.scripts).toHaveLength(1);
  await page.evaluate(() => scrollTo(0, 3300));
  await expect(rows(page)).toHaveCount(8);
});

test('styles of the page that match everything do not reach the widget', async ({ page, hosts }) => {
  await page.goto(`${hosts.host}/hostile-css.html`);
  await expect(rows(page)).toHaveCount(8);
  const look = await rows(page)
    .first()
    .getByRole('link')
    .evaluate((link) => {
      const { fontSize, color, letterSpacing, fontStyle, textTransform, textAlign, whiteSpace, borderTopWidth } =
        getComputedStyle(link);
      return { fontSize, color, letterSpacing, fontStyle, textTransform, textAlign, whiteSpace, borderTopWidth };
    });
  expect(look).toEqual({
    fontSize: '16px',
    color: 'rgb(27, 29, 34)',
    letterSpacing: 'normal',
    fontStyle: 'normal',
    textTransform: 'none',
    textAlign: 'start',
    whiteSpace: 'normal',
    borderTopWidth: '0px',
  });
});

test('a page with a strict policy and Trusted Types needs script-src and connect-src, no more', async ({
  page,
  hosts,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { violations: [] });
    addEventListener('securitypolicyviolation', (event) =>
      (globalThis as never as { violations: string[] }).violations.push(
        `${event.effectiveDirective} ${event.blockedURI}`,
      ),
    );
  });
  await page.goto(`${hosts.host}/strict-csp.html`);
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole('tab', { name: 'High Courts' }).click();
  await expect(rows(page).first()).toContainText('W.P. 40');
  await expect(page.locator(`${tag} .hnw-card`)).toHaveCSS('border-top-width', '1px');
  expect(await page.evaluate(() => (globalThis as never as { violations: string[] }).violations)).toEqual([]);
});

test('a policy without connect-src is reported as the cause', async ({ page, hosts }) => {
  await page.addInitScript(() => {
    addEventListener('headnote-error', (event) => Object.assign(globalThis, { told: (event as CustomEvent).detail }));
  });
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`${hosts.host}/csp-without-connect.html`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as never as { told: unknown }).told)).toEqual({
    widget: 'latest-cases',
    code: 'blocked',
  });
  expect(lines.join('\n')).toContain('connect-src');
});

test('F1: a script included twice runs once, and equal widgets send one request', async ({ page, hosts }) => {
  hosts.next.push({ delay: 300 });
  await page.goto(`${hosts.host}/two-scripts.html`);
  await expect(rows(page, 0)).toHaveCount(8);
  await expect(rows(page, 1)).toHaveCount(8);
  expect(hosts.data).toHaveLength(1);
});

test('F16: settings: attribute before div, script, queue; invalid values are ignored; the service cannot be changed', async ({
  page,
  hosts,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto(`${hosts.host}/settings.html`);
  await expect(page.locator('#div li')).toHaveCount(5);
  await expect(page.locator('#attribute li')).toHaveCount(6);
  await expect(page.locator('#nonsense li')).toHaveCount(4);
  await expect(page.locator('#attribute .hnw-mount')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('#attribute li').first()).toContainText('C.A. 120');
  expect([...asked].sort()).toEqual([hosts.host, hosts.library].sort());

  await page.evaluate(() => {
    document.querySelector('#attribute')?.setAttribute('limit', '1');
    document.querySelector<HTMLElement & { court: string }>('#nonsense')!.court = 'hc';
  });
  await expect(page.locator('#attribute li')).toHaveCount(1);
  await expect(page.locator('#nonsense li').first()).toContainText('W.P. 40');
  expect(await page.locator('#nonsense').getAttribute('court')).toBe('hc');
});

test('nothing is requested before the visitor consents, and one consent counts for the page', async ({
  page,
  hosts,
}) => {
  await page.goto(`${hosts.host}/consent.html`);
  await expect(page.getByRole('button', { name: 'Show it' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Latest cases' })).toHaveCount(2);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(hosts.data).toEqual([]);
  await page.getByRole('button', { name: 'Show it' }).first().click();
  await expect(rows(page, 0)).toHaveCount(8);
  await expect(rows(page, 1)).toHaveCount(8);
});

test('the consent of the page’s own banner starts the widgets', async ({ page, hosts }) => {
  await page.goto(`${hosts.host}/consent.html`);
  await expect(page.getByRole('button', { name: 'Show it' })).toHaveCount(2);
  await page.evaluate(() => {
    (globalThis as never as { headnote: { q: { push(command: unknown): void } } }).headnote.q.push([
      'consent',
      'granted',
    ]);
  });
  await expect(rows(page, 1)).toHaveCount(8);
});

test.describe('on a page rendered by its own script', () => {
  const add = (page: Page, parent: string) =>
    page.evaluate((selector) => {
      const element = document.createElement('headnote-latest-cases');
      const fallback = Object.assign(document.createElement('a'), { href: '/', textContent: 'Latest cases' });
      element.append(fallback);
      document.querySelector(selector)?.append(element);
    }, parent);

  test.beforeEach(async ({ page, hosts }) => {
    await page.goto(`${hosts.host}/spa.html`);
    await page.waitForFunction(() => 'version' in (globalThis as never as { headnote: object }).headnote);
  });

  test('F1: a widget added later works, and reports what it shows', async ({ page }) => {
    await add(page, '#first');
    await expect(rows(page)).toHaveCount(3);
    expect(await page.evaluate(() => (globalThis as never as { seen: unknown[] }).seen)).toEqual([
      { widget: 'latest-cases', court: 'sc', total: 89, sample: true },
    ]);
  });

  test('a moved widget keeps its tab and requests nothing again', async ({ page, hosts }) => {
    await add(page, '#first');
    await page.getByRole('tab', { name: 'High Courts' }).click();
    await expect(rows(page).first()).toContainText('W.P. 40');
    await page.evaluate(() =>
      document.querySelector('#second')!.append(document.querySelector('headnote-latest-cases')!),
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(rows(page).first()).toContainText('W.P. 40');
    expect(hosts.data).toHaveLength(2);
  });

  test('a widget removed while loading aborts its request; equal ones keep theirs', async ({ page, hosts }) => {
    hosts.next.push({ delay: 3000 });
    await add(page, '#first');
    await expect.poll(() => hosts.data.length).toBe(1);
    await page.evaluate(() => document.querySelector('headnote-latest-cases')?.remove());
    await expect.poll(() => hosts.data[0]?.isAborted).toBe(true);

    hosts.next.push({ delay: 500 });
    await add(page, '#first');
    await add(page, '#second');
    await expect.poll(() => hosts.data.length).toBe(2);
    await page.evaluate(() => document.querySelector('#first')?.replaceChildren());
    await expect(rows(page)).toHaveCount(3);
    expect(hosts.data).toHaveLength(2);
  });

  test('a slow answer never replaces a newer one', async ({ page, hosts }) => {
    await add(page, '#first');
    await expect(rows(page)).toHaveCount(3);
    hosts.next.push({ delay: 600 });
    await page.getByRole('tab', { name: 'High Courts' }).click();
    await expect.poll(() => hosts.data.length).toBe(2);
    await page.getByRole('tab', { name: 'Supreme Court' }).click();
    await expect.poll(() => hosts.data[1]?.isAborted).toBe(true);
    await expect(rows(page).first()).toContainText('C.A. 120');
  });

  test('two hundred widgets added and removed leave nothing behind', NIGHTLY, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'memory is read with the tools of Chromium');
    await add(page, '#first');
    await expect(rows(page)).toHaveCount(3);
    const session = await page.context().newCDPSession(page);
    const turn = () =>
      page.evaluate(async () => {
        const parent = document.querySelector('#second')!;
        const element = document.createElement('headnote-latest-cases');
        parent.append(element);
        await new Promise((resolve) => element.addEventListener('headnote-ready', resolve, { once: true }));
        element.remove();
        await Promise.resolve();
      });
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      return session.send('Memory.getDOMCounters');
    };
    await turn();
    const before = await count();
    for (let index = 0; index < 200; index++) await turn();
    const after = await count();
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(5);
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(2);
  });

  test('after a server error the reader can try again, and the focus stays in the widget', async ({ page, hosts }) => {
    hosts.next.push({ status: 500 });
    await add(page, '#first');
    const error = page.getByText('The latest cases could not be loaded.');
    await expect(error.first()).toBeVisible();
    expect((await new AxeBuilder({ page }).disableRules(['page-has-heading-one']).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(rows(page)).toHaveCount(3);
    const focus = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className);
    expect(focus).toBe('hnw-panel');
    await expect(page.getByRole('status')).toHaveText('Supreme Court: 3 cases shown.');
  });

  test('errors describe what happened', async ({ page, hosts }) => {
    await page.evaluate(() => {
      Object.assign(globalThis, { told: [] });
      addEventListener('headnote-error', (event) =>
        (globalThis as never as { told: unknown[] }).told.push((event as CustomEvent).detail),
      );
    });
    // A browser itself repeats a request when a reused connection ends.
    const ends = Array.from({ length: 8 }, () => ({ hangUp: true }));
    for (const behaviours of [[{ status: 503 }], [{ body: '<html>' }], ends]) {
      hosts.next.splice(0, Infinity, ...behaviours);
      await add(page, '#first');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.evaluate(() => document.querySelector('#first')?.replaceChildren());
    }
    expect(await page.evaluate(() => (globalThis as never as { told: unknown[] }).told)).toEqual([
      { widget: 'latest-cases', code: 'http', status: 503, requestId: 'request-1' },
      { widget: 'latest-cases', code: 'http', status: 200, requestId: 'request-1' },
      { widget: 'latest-cases', code: 'network' },
    ]);
  });

  test('a busy server is asked once more at the time that it names', async ({ page, hosts }) => {
    hosts.next.push({ status: 429, headers: { 'retry-after': '1' } });
    await add(page, '#first');
    await expect(rows(page)).toHaveCount(3);
    expect(hosts.data).toHaveLength(2);
  });

  test('a busy server that asks for a long wait is not asked again', async ({ page, hosts }) => {
    hosts.next.push({ status: 429, headers: { 'retry-after': '3600' } });
    await add(page, '#first');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(hosts.data).toHaveLength(1);
  });

  test('F2: after eight seconds without an answer the reader sees an error', NIGHTLY, async ({ page, hosts }) => {
    hosts.next.push({ delay: 20_000 });
    await add(page, '#first');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 10_000 });
    expect(hosts.data).toHaveLength(1);
  });

  test('a page can handle a choice itself', async ({ page, hosts }) => {
    await add(page, '#first');
    await page.evaluate(() => {
      addEventListener('headnote-select', (event) => {
        event.preventDefault();
        Object.assign(globalThis, { chosen: (event as CustomEvent).detail });
      });
    });
    await page.getByRole('link', { name: 'Asha Varma VS State of Vindhya' }).click();
    expect(await page.evaluate(() => (globalThis as never as { chosen: unknown }).chosen)).toEqual({
      widget: 'latest-cases',
      court: 'sc',
      title: 'Asha Varma VS State of Vindhya',
      citation: '2025 HNS 1',
      href: `${hosts.library}/case/2025-hns-1`,
    });
    expect(page.url()).toBe(`${hosts.host}/spa.html`);
  });

  test('F16: markup and script addresses in an answer stay text', async ({ page, hosts }) => {
    const item = {
      date: '2025-01-02',
      appellant: '<img src=x onerror=alert(1)>',
      respondent: 'B',
      reference: '',
      court: '',
      subject: '',
      decision: '',
      citation: '',
      href: 'javascript:alert(1)',
    };
    hosts.next.push({
      body: JSON.stringify({ court: 'sc', total: 1, sample: false, items: [item], more: 'JaVaScRiPt:alert(1)' }),
    });
    await add(page, '#first');
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(await page.locator(`${tag} a[href*=":alert" i]`).count()).toBe(0);
  });

  test('F5: an answer that cannot be shown leaves the fallback on the page, and a later one the widget', async ({
    page,
    hosts,
  }) => {
    await page.evaluate(() => {
      Object.assign(globalThis, { told: [] });
      for (const name of ['headnote-error', 'headnote-ready']) {
        addEventListener(name, (event) =>
          (globalThis as never as { told: unknown[] }).told.push((event as CustomEvent).detail.code ?? name),
        );
      }
    });
    hosts.next.push({
      body: JSON.stringify({ court: 'sc', total: 1, sample: false, items: [{ reference: 7 }], more: '/' }),
    });
    await add(page, '#first');
    await expect
      .poll(() => page.evaluate(() => (globalThis as never as { told: unknown[] }).told))
      .toEqual(['internal']);
    await expect(page.getByRole('link', { name: 'Latest cases' })).toBeVisible();
    await page.locator(tag).evaluate((element) => (element as HTMLElement & { reload(): void }).reload());
    await expect(rows(page)).toHaveCount(3);
  });

  test('an empty list shows a message', async ({ page, hosts }) => {
    hosts.next.push({ body: JSON.stringify({ court: 'sc', total: 0, sample: false, items: [], more: '/' }) });
    await add(page, '#first');
    await expect(page.getByText('No cases here yet.')).toBeVisible();
  });

  test('destroy restores the fallback, reload restores the widget', async ({ page }) => {
    await add(page, '#first');
    await expect(rows(page)).toHaveCount(3);
    const push = (command: unknown) =>
      page.evaluate((item) => {
        (globalThis as never as { headnote: { q: { push(command: unknown): void } } }).headnote.q.push(item);
      }, command);
    await push(['destroy']);
    await expect(page.getByRole('link', { name: 'Latest cases' })).toBeVisible();
    await page.locator(tag).evaluate((element) => (element as HTMLElement & { reload(): void }).reload());
    await expect(rows(page)).toHaveCount(3);
    await push(['no-such-command']);
    await push(['off', 'ready', null]);
  });

  test('properties set before the code is loaded apply', async ({ page }) => {
    await page.evaluate(() => {
      const element = Object.assign(document.createElement('headnote-latest-cases'), { limit: 2 });
      document.querySelector('#first')?.append(element);
    });
    await expect(rows(page)).toHaveCount(2);
  });

  test('the self-check tells the site owner what is wrong', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', async (message) => {
      const values = await Promise.all(message.args().map((value) => value.jsonValue()));
      lines.push(JSON.stringify(values));
    });
    await add(page, '#first');
    await expect(rows(page)).toHaveCount(3);
    await page.evaluate(() => {
      (globalThis as never as { headnote: { q: { push(command: unknown): void } } }).headnote.q.push(['diagnose']);
    });
    await expect.poll(() => lines.join('\n')).toContain('"portalKey":"set"');
    expect(lines.join('\n')).toContain('"advice":[]');
  });
});
