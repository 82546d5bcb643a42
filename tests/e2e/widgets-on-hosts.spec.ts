// Every widget on every kind of host page: the fault rows of widgets, one name each.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { hostKinds, hostPage, type HostKind } from './support/host-pages.js';
import { startWidgetHosts, type WidgetHosts } from './support/widget-host-server.js';
import { widgetRows, type WidgetRow } from './support/widget-table.js';

const test = base.extend<{ page: Page }, { hosts: WidgetHosts }>({
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from these names
    async ({}, provide) => {
      const hosts = await startWidgetHosts();
      await provide(hosts);
      await hosts.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, hosts }, provide) => {
    hosts.reset();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await provide(page);
    // An exception in a widget appears in the host page's error log.
    expect(faults).toEqual([]);
  },
});

const elementOf = (page: Page, { name }: WidgetRow, nth = 0): Locator => page.locator(`headnote-${name}`).nth(nth);

/** Opens a page of a kind with the widget on it. */
async function open(page: Page, hosts: WidgetHosts, kind: HostKind, markup: string): Promise<void> {
  hosts.page = hostPage(kind, hosts.library, markup);
  await page.addInitScript(() => {
    Object.assign(globalThis, { violations: [] });
    addEventListener('securitypolicyviolation', (event) =>
      (globalThis as never as { violations: string[] }).violations.push(
        `${event.effectiveDirective} ${event.blockedURI}`,
      ),
    );
  });
  await page.goto(`${hosts.host}/page`);
}

const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as never as { violations: string[] }).violations);

for (const row of widgetRows) {
  test.describe(row.name, () => {
    for (const kind of hostKinds) {
      const id = /policy|sandbox/.test(kind) ? 'F14' : 'F4';
      test(`${id}: it works on a page ${kind === 'plain' ? 'without surprises' : kind}`, async ({ page, hosts }) => {
        await open(page, hosts, kind, row.markup);
        const shown = row.shown(elementOf(page, row));
        await expect(shown).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect((await elementOf(page, row).boundingBox())?.width).toBeGreaterThan(150);
        const look = await shown.evaluate((element) => {
          const { letterSpacing, fontStyle, textTransform, direction } = getComputedStyle(element);
          return { letterSpacing, fontStyle, textTransform, direction };
        });
        expect(look).toEqual({
          letterSpacing: 'normal',
          fontStyle: 'normal',
          textTransform: 'none',
          direction: kind === 'from right to left' ? 'rtl' : 'ltr',
        });
        await row.open?.(elementOf(page, row));
      });
    }

    test('F4: twenty of them work on one page, and read their data once', async ({ page, hosts }) => {
      hosts.next.push({ delay: 300 });
      await open(page, hosts, 'plain', row.markup.repeat(20));
      for (let nth = 0; nth < 20; nth++) await expect(row.shown(elementOf(page, row, nth))).toBeVisible();
      if (row.needsData) expect(hosts.data).toHaveLength(1);
    });

    test('axe finds nothing with everything open, at 200 px and at 1280 px', async ({ page, hosts }) => {
      for (const width of [1280, 200]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, hosts, 'plain', row.markup);
        await expect(row.shown(elementOf(page, row))).toBeVisible();
        await row.open?.(elementOf(page, row));
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
      }
    });

    test('F3: two hundred of them come and go, and leave no node, listener or memory', async ({ page, hosts }) => {
      await open(page, hosts, 'plain', row.markup);
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      const session = await page.context().newCDPSession(page);
      const turns = (count: number) =>
        page.evaluate(
          async ([name, times]) => {
            const first = document.querySelector<HTMLElement>(`headnote-${name}`)!;
            for (let index = 0; index < times; index++) {
              const element = first.cloneNode(true);
              const ready = new Promise((resolve) => {
                element.addEventListener('headnote-ready', resolve, { once: true });
              });
              document.body.append(element);
              await ready;
              document.body.lastChild?.remove();
              await new Promise((resolve) => {
                setTimeout(resolve);
              });
            }
          },
          [row.name, count] as const,
        );
      const count = async () => {
        await session.send('HeapProfiler.collectGarbage');
        await session.send('HeapProfiler.collectGarbage');
        const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        return { nodes, jsEventListeners, usedSize };
      };
      await turns(20);
      const before = await count();
      await turns(200);
      const after = await count();
      expect(after.nodes - before.nodes).toBeLessThanOrEqual(5);
      expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(2);
      expect(after.usedSize - before.usedSize).toBeLessThanOrEqual(1_000_000);
    });

    test('F12: it neither reads nor writes the storage of the page, and adds one name to it', async ({
      page,
      hosts,
    }) => {
      await page.addInitScript(() => {
        localStorage.setItem('token', 'of the host');
        localStorage.setItem('udata', 'of the host');
        const touched: string[] = [];
        for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const) {
          const original = Storage.prototype[name] as (...values: unknown[]) => unknown;
          Object.defineProperty(Storage.prototype, name, {
            value(...values: unknown[]) {
              touched.push(name);
              return original.apply(this, values);
            },
          });
        }
        Object.assign(globalThis, { touched, names: undefined });
        Object.assign(globalThis, { names: Object.getOwnPropertyNames(globalThis) });
      });
      await open(page, hosts, 'plain', row.markup);
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      const found = await page.evaluate(() => {
        const { touched, names } = globalThis as never as { touched: string[]; names: string[] };
        return { touched, added: Object.getOwnPropertyNames(globalThis).filter((name) => !names.includes(name)) };
      });
      expect(found).toEqual({ touched: [], added: expect.arrayContaining(['headnote']) });
      expect(found.added.filter((name) => /token|udata|sid|session|password/i.test(name))).toEqual([]);
      expect(await page.context().cookies(hosts.library)).toEqual(await page.context().cookies(hosts.host));
    });

    test('F13: blocked storage changes nothing', async ({ page, hosts }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      });
      await open(page, hosts, 'plain', row.markup);
      await expect(row.shown(elementOf(page, row))).toBeVisible();
    });

    test('F17: it sends nothing but reads before the visitor does something', async ({ page, hosts }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.method()));
      await open(page, hosts, 'plain', row.markup);
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      expect([...new Set(sent)]).toEqual(['GET']);
    });

    test('F2: a blocked script, a missing one and half a file leave the page and the fallback', async ({
      page,
      hosts,
    }) => {
      const fallback = page.getByRole('link', { name: 'Fallback' });
      await page.route('**/widgets/v1/widgets.js', (route) => route.abort());
      await open(page, hosts, 'plain', row.markup);
      await expect(fallback).toBeVisible();
      await page.unroute('**/widgets/v1/widgets.js');
      hosts.missing.add('v1/widgets.js');
      await open(page, hosts, 'plain', row.markup);
      await expect(fallback).toBeVisible();
      hosts.missing.clear();
      for (const file of ['v1/shared.js', `v1/${row.name}.js`, `0.1.0/${row.name}.js`]) hosts.missing.add(file);
      await open(page, hosts, 'plain', row.markup);
      await page.waitForFunction(() => 'headnote' in globalThis);
      await expect(fallback).toBeVisible();
    });

    test('nothing on the page shifts while it loads', async ({ page, hosts }) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as never as { value: number; hadRecentInput: boolean }[]) {
            if (!entry.hadRecentInput) (globalThis as never as { shift: number }).shift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      hosts.next.push({ delay: 400 });
      const reserved = row.markup.replace(
        `<headnote-${row.name}`,
        '$& min-block="900" style="display:block;min-height:900px"',
      );
      await open(page, hosts, 'plain', `${reserved}<p>Working hours of the library: nine to eight.</p>`);
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      expect(await page.evaluate(() => (globalThis as never as { shift: number }).shift)).toBe(0);
    });

    if (row.needsData) {
      const failures = {
        'is down': [{ hangUp: true }, { hangUp: true }, { hangUp: true }, { hangUp: true }],
        'answers with an error': [{ status: 500 }],
        'answers rubbish': [{ body: '<html>Sign in to the network' }],
        'answers another shape': [{ body: '{"items":7}' }],
      };
      for (const [what, behaviours] of Object.entries(failures)) {
        test(`F2: when the library ${what}, it says so and can try again`, async ({ page, hosts }) => {
          hosts.next.push(...behaviours);
          await open(page, hosts, 'plain', row.markup);
          const again = elementOf(page, row).getByRole('button', { name: 'Try again' });
          await expect(again).toBeVisible();
          hosts.next.length = 0;
          await again.click();
          await expect(row.shown(elementOf(page, row))).toBeVisible();
        });
      }
    }

    test('it prints in black on white, without its buttons being needed', async ({ page, hosts }) => {
      await open(page, hosts, 'plain', row.markup.replace('<headnote-' + row.name, '$& theme="dark"'));
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      const scheme = await elementOf(page, row)
        .locator('.hnw-root')
        .evaluate((element) => getComputedStyle(element).colorScheme);
      expect(scheme).toBe('light');
    });

    test('forced colours keep its text and focus visible', async ({ page, hosts }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await open(page, hosts, 'plain', row.markup);
      const shown = row.shown(elementOf(page, row));
      await expect(shown).toBeVisible();
      await page.keyboard.press('Tab');
      const outlines = await elementOf(page, row).evaluate((element) => {
        const found: string[] = [];
        // A field may leave its outline to the box around it.
        let node: Element | null | undefined = element.shadowRoot?.activeElement;
        for (; node; node = node.parentElement) found.push(getComputedStyle(node).outlineStyle);
        return found;
      });
      expect(outlines.filter((style) => style !== 'none')).not.toEqual([]);
    });
  });
}

test.describe('the loader', () => {
  const [row] = widgetRows;

  test('F4: takes less than 100 ms of script on a slow machine', async ({ page, hosts }) => {
    await open(page, hosts, 'plain', '');
    await page.waitForFunction(() => 'headnote' in globalThis);
    const text = await (await fetch(`${hosts.library}/widgets/v1/widgets.js`)).text();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.evaluate(() => delete (globalThis as { headnote?: unknown }).headnote);
    await page.addScriptTag({ content: `performance.mark('begin');${text};performance.mark('end')` });
    const ms = await page.evaluate(() => performance.measure('loader', 'begin', 'end').duration);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(ms).toBeLessThan(100);
  });

  test('F1: works in every place and with every kind of script tag, twice too', async ({ page, hosts }) => {
    const script = `<script %KIND% src="${hosts.library}/widgets/v1/widgets.js" data-portal="college"></script>`;
    for (const [first, second] of [
      ['async', 'defer'],
      ['', 'async'],
      ['defer', 'defer'],
      ['type=module', 'async'],
    ] as const) {
      hosts.page = {
        // No body tag, no head tag: the parser makes them.
        html: `<!doctype html><title>Notices</title>${script.replace('%KIND%', first)}${row.markup}${script.replace('%KIND%', second)}`,
      };
      await page.goto(`${hosts.host}/page`);
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      await expect(page.locator(`headnote-${row.name}`)).toHaveCount(1);
    }
  });

  test('F1: two versions: pinned files beside the loader warn once and nothing throws', async ({ page, hosts }) => {
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
  });

  test('F5: a listener of the page that throws, and one that rejects, stop nothing', async ({ page, hosts }) => {
    const faults: string[] = [];
    page.removeAllListeners('pageerror');
    page.on('pageerror', (error) => faults.push(error.message));
    await page.addInitScript(() => {
      addEventListener('headnote-ready', () => {
        throw new Error('of the host');
      });
      // oxlint-disable-next-line typescript/no-misused-promises -- the fault of the page that this test is about
      addEventListener('headnote-ready', async () => {
        throw new Error('promise of the host');
      });
    });
    await open(page, hosts, 'plain', row.markup);
    await expect(row.shown(elementOf(page, row))).toBeVisible();
    await row.open?.(elementOf(page, row));
    expect(new Set(faults)).toEqual(new Set(['of the host', 'promise of the host']));
  });

  test('F16: attributes with markup, scripts or another service are ignored', async ({ page, hosts }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    const bad = [
      'theme="javascript:alert(1)"',
      'heading-level="<img src=x onerror=alert(1)>"',
      'base="https://elsewhere.example"',
      'api="https://elsewhere.example"',
      'data-base="https://elsewhere.example"',
      'link-target="evil"',
    ].join(' ');
    await open(page, hosts, 'plain', row.markup.replace(`<headnote-${row.name}`, `$& ${bad}`));
    await page.evaluate(() => {
      const { q } = (globalThis as never as { headnote: { q: { push(command: unknown): void } } }).headnote;
      q.push(['config', { base: 'https://elsewhere.example', folder: 'https://elsewhere.example/', api: 'x' }]);
    });
    await expect(row.shown(elementOf(page, row))).toBeVisible();
    await row.open?.(elementOf(page, row));
    expect([...asked].sort()).toEqual([hosts.host, hosts.library].sort());
    expect(await elementOf(page, row).locator('img').count()).toBe(0);
    await expect(row.shown(elementOf(page, row))).toHaveAttribute('target', '_self');
  });

  test('F15: the guide never shows a hash on an evergreen address', async () => {
    const guide = await readFile(fileURLToPath(new URL('../../docs/embedding.md', import.meta.url)), 'utf8');
    const scripts = guide.match(/<script[^>]*>/g) ?? [];
    expect(scripts.some((tag) => tag.includes('integrity='))).toBe(true);
    expect(scripts.filter((tag) => tag.includes('integrity=') && /\/v\d+\//.test(tag))).toEqual([]);
  });

  for (const row15 of widgetRows) {
    test(`F15: ${row15.name}: the pinned file runs with its hash, and not with one byte changed`, async ({
      page,
      hosts,
    }) => {
      const { files } = (await (await fetch(`${hosts.library}/widgets/0.1.0/integrity.json`)).json()) as {
        files: Record<string, string>;
      };
      hosts.scripts.length = 0;
      const pinned = `<!doctype html><title>Notices</title><script type="module" src="${hosts.library}/widgets/0.1.0/${row15.name}.js"
        integrity="${files[`${row15.name}.js`]}" crossorigin="anonymous" data-portal="college"></script>${row15.markup}`;
      hosts.page = { html: pinned };
      await page.goto(`${hosts.host}/page`);
      await expect(row15.shown(elementOf(page, row15))).toBeVisible();
      expect(hosts.scripts).toHaveLength(1);
      hosts.tamper = (text) => `${text} `;
      const failed = page.waitForEvent('console', (message) => message.text().includes('integrity'));
      await page.goto(`${hosts.host}/page`);
      await failed;
      await expect(page.getByRole('link', { name: 'Fallback' })).toBeVisible();
    });
  }
});

test.describe('the self-check tells the owner of the page', () => {
  const [row] = widgetRows;

  /** Runs the command and returns its report. */
  async function diagnose(page: Page): Promise<{ service: string; advice: string[] }> {
    const told = page.waitForEvent('console', (message) => message.text().includes('Diagnosis'));
    await page.evaluate(() => {
      const { q } = (globalThis as never as { headnote: { q: { push(command: unknown): void } } }).headnote;
      q.push(['diagnose']);
    });
    return (await (await told).args()[1]?.jsonValue()) as { service: string; advice: string[] };
  }

  test('nothing, if nothing is wrong', async ({ page, hosts }) => {
    await open(page, hosts, 'plain', row.markup);
    await expect(row.shown(elementOf(page, row))).toBeVisible();
    expect(await diagnose(page)).toMatchObject({ service: 'answers', advice: [] });
  });

  test('that its policy lacks connect-src', async ({ page, hosts }) => {
    await open(page, hosts, 'plain', row.markup);
    hosts.page = {
      ...hostPage('plain', hosts.library, row.markup),
      policy: `default-src 'none'; script-src ${hosts.library}`,
    };
    await page.goto(`${hosts.host}/page`);
    await page.waitForFunction(() => 'headnote' in globalThis);
    const { service, advice } = await diagnose(page);
    expect(service).toBe('blocked');
    expect(advice.join(' ')).toContain(`Allow ${hosts.library} in connect-src`);
  });

  test('that its origin is not registered, and that its key has ended its quota', async ({ page, hosts }) => {
    await open(page, hosts, 'plain', row.markup);
    await expect(row.shown(elementOf(page, row))).toBeVisible();
    hosts.next.push({ isForeign: true }, { isForeign: true });
    const foreign = await diagnose(page);
    expect(foreign.service).toBe('refused');
    expect(foreign.advice.join(' ')).toContain(`not to ${hosts.host}. Check that the key college exists`);
    hosts.next.push({ status: 429, headers: { 'headnote-refusal': 'quota' } });
    const busy = await diagnose(page);
    expect(busy).toMatchObject({ service: 'busy', advice: [expect.stringContaining('used its requests')] });
    hosts.next.push({ status: 403, headers: { 'headnote-refusal': 'unknown-key' } });
    expect((await diagnose(page)).advice.join(' ')).toContain('does not know the key college');
  });

  test('which attributes are wrong, which copies there are, and where a fallback is missing', async ({
    page,
    hosts,
  }) => {
    const script = `<script src="${hosts.library}/widgets/v1/widgets.js"></script>`;
    hosts.page = {
      html: `<!doctype html><title>Notices</title>${script}${script}
        <headnote-latest-cases court="banana" limit="99"></headnote-latest-cases><div data-headnote-widget="nothing"></div>`,
    };
    await page.goto(`${hosts.host}/page`);
    const { advice } = await diagnose(page);
    const text = advice.join('\n');
    for (const part of [
      'data-portal with the key',
      'on the page 2 times',
      'court="banana" is ignored; use sc, hc',
      'limit="99" is ignored; use a whole number from 1 to 20',
      'put a link inside',
      'no widget “nothing”',
    ]) {
      expect(text).toContain(part);
    }
  });
});

test('four hundred percent zoom: everything wraps, nothing scrolls sideways', async ({ page, hosts }) => {
  // 1280 px at 400 % are 320 CSS px.
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, hosts, 'plain', widgetRows.map(({ markup }) => markup).join(''));
  for (const row of widgetRows) await expect(row.shown(elementOf(page, row))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
