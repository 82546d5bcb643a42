// Every widget on every kind of host page: the fault rows of widgets, one name each.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { toDocx } from '@headnote/core/authorities';
import mammoth from 'mammoth';
import { expect, type Locator, type Page } from '@playwright/test';
import { hostilePdf, pdfOf } from '../../packages/site/src/member/check/pdf.fixtures.js';
import { hostKinds, hostPage } from './support/host-pages.js';
import { NIGHTLY } from './support/levels.js';
import { latestAnswer } from './support/widget-answers.js';
import { openAll, widgetRows } from './support/widget-table.js';
import { elementOf, open, test } from './support/widget-test.js';

/** More stops than a widget has. */
const MOST_STOPS = 40;

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const hasFocus = () =>
    target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);
  for (let stops = 0; !(await hasFocus()); stops += 1) {
    expect(stops, 'stops of the Tab key').toBeLessThan(MOST_STOPS);
    await page.keyboard.press('Tab');
  }
}

/** Runs in the page before its scripts: keeps the timers that have not run and were not cleared. */
function countTimers(): void {
  const timers = new Set<unknown>();
  Object.assign(globalThis, { timers });
  const { setTimeout: wait, clearTimeout: stop, setInterval: repeat, clearInterval: end } = globalThis;
  globalThis.setTimeout = ((run: () => void, ms?: number) => {
    const id: unknown = wait(() => {
      timers.delete(id);
      run();
    }, ms);
    timers.add(id);
    return id;
  }) as typeof setTimeout;
  globalThis.setInterval = ((run: () => void, ms?: number) => {
    const id: unknown = repeat(run, ms);
    timers.add(id);
    return id;
  }) as typeof setInterval;
  const clear = (id: unknown) => {
    timers.delete(id);
    stop(id as number);
    end(id as number);
  };
  Object.assign(globalThis, { clearTimeout: clear, clearInterval: clear });
}

const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as never as { violations: string[] }).violations);

interface Report {
  readonly service: string;
  readonly advice: string[];
  readonly scripts: number;
}

/** Runs the self-check and returns its report. */
async function diagnose(page: Page): Promise<Report> {
  const told = page.waitForEvent('console', (message) => message.text().includes('Diagnosis'));
  await page.evaluate(() => {
    const { q } = (globalThis as never as { headnote: { q: { push(command: unknown): void } } }).headnote;
    q.push(['diagnose']);
  });
  return (await (await told).args()[1]?.jsonValue()) as Report;
}

for (const [rowIndex, row] of widgetRows.entries()) {
  // The first widget shows what all have in common, and the others take the pages of other sites in turn; the night has all.
  const level = rowIndex === 0 ? {} : NIGHTLY;
  test.describe(row.title ?? row.name, () => {
    for (const [kindIndex, kind] of hostKinds.entries()) {
      const levelOfPage = kindIndex % widgetRows.length === rowIndex ? {} : level;
      const id = /policy|sandbox/.test(kind) ? 'F14' : 'F4';
      test(
        `${id}: it ${kind === 'in a sandbox' ? 'shows what it can' : 'works'} on a page ${kind === 'plain' ? 'without surprises' : kind}`,
        levelOfPage,
        async ({ page, hosts }) => {
          await open(page, hosts, kind, row.markup);
          // A sandboxed page has no origin, and the library refuses its data.
          const isRefused = kind === 'in a sandbox' && row.needsData;
          const element = elementOf(page, row);
          const shown = isRefused ? element.getByRole('button', { name: 'Try again' }) : row.shown(element);
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
          if (kind !== 'in a sandbox') await openAll(row, element);
        },
      );
    }

    test('F4: it is wide enough to read where its content would give the width', level, async ({ page, hosts }) => {
      const places = [
        `<table><tr><td>${row.markup}</td><td>Hours</td></tr></table>`,
        `<div style="float:left">${row.markup}</div><br style="clear:both">`,
        `<div style="display:inline-block">${row.markup}</div>`,
        `<div style="display:grid;grid-template-columns:auto 1fr">${row.markup}<p>Hours</p></div>`,
        `<div style="position:absolute">${row.markup}</div>`,
      ];
      await open(page, hosts, 'plain', places.join(''));
      for (const [nth, place] of places.entries()) {
        await expect(row.shown(elementOf(page, row, nth))).toBeVisible();
        const width = await elementOf(page, row, nth)
          .locator('.hnw-root')
          .first()
          .evaluate((element) => element.getBoundingClientRect().width);
        expect(width, place.slice(0, 40)).toBeGreaterThan(150);
      }
    });

    test('F4: twenty of them work on one page, and read their data once', level, async ({ page, hosts }) => {
      hosts.next.push({ delay: 300 });
      await open(page, hosts, 'plain', row.markup.repeat(20));
      for (let nth = 0; nth < 20; nth++) await expect(row.shown(elementOf(page, row, nth))).toBeVisible();
      if (row.needsData) expect(hosts.data).toHaveLength(1);
    });

    test('it can be used by keyboard alone', level, async ({ page, hosts }) => {
      await open(page, hosts, 'plain', row.markup);
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      await row.keys(elementOf(page, row), {
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.insertText(text),
        tabTo: (target) => tabTo(page, target),
      });
    });

    test('axe finds nothing with everything open in the dark', level, async ({ page, hosts }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, hosts, 'plain', row.markup.replace(' ', ' theme="dark" '));
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      await openAll(row, elementOf(page, row));
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

    test('axe finds nothing with everything open, at 200 px and at 1280 px', NIGHTLY, async ({ page, hosts }) => {
      for (const width of [1280, 200]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, hosts, 'plain', row.markup);
        await expect(row.shown(elementOf(page, row))).toBeVisible();
        await openAll(row, elementOf(page, row));
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
      }
    });

    test(
      'F3: two hundred of them come and go, and leave no node, listener, timer or memory',
      NIGHTLY,
      async ({ page, hosts, browserName }) => {
        test.skip(browserName !== 'chromium', 'memory is read with the tools of Chromium');
        await page.addInitScript(countTimers);
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
        const timers = () => page.evaluate(() => (globalThis as never as { timers: Set<unknown> }).timers.size);
        await turns(20);
        const before = await count();
        const timersBefore = await timers();
        await turns(200);
        const after = await count();
        await expect.poll(timers).toBeLessThanOrEqual(timersBefore);
        expect(after.nodes - before.nodes).toBeLessThanOrEqual(5);
        expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(2);
        expect(after.usedSize - before.usedSize).toBeLessThanOrEqual(1_000_000);
      },
    );

    test(
      'F12: it neither reads nor writes the storage of the page, and adds one name to it',
      level,
      async ({ page, hosts }) => {
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
      },
    );

    test('F13: blocked storage changes nothing', level, async ({ page, hosts }) => {
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

    test('F17: it sends nothing but reads before the visitor does something', level, async ({ page, hosts }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.method()));
      await open(page, hosts, 'plain', row.markup);
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      expect([...new Set(sent)]).toEqual(['GET']);
    });

    test(
      'F2: a blocked script, a missing one and half a file leave the page and the fallback',
      level,
      async ({ page, hosts }) => {
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
        // Not by frames: the page draws none while its parser waits.
        await page.waitForFunction(() => 'headnote' in globalThis, undefined, { polling: 50 });
        await expect(fallback).toBeVisible();
      },
    );

    test('nothing on the page shifts while it loads', level, async ({ page, hosts }) => {
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
        // A browser repeats a request by itself for each connection that it kept.
        'is down': Array.from({ length: 12 }, () => ({ hangUp: true })),
        'answers with an error': [{ status: 500 }],
        'answers rubbish': [{ body: '<html>Sign in to the network' }],
        'answers another shape': [{ body: '{"items":7}' }],
      };
      for (const [what, behaviours] of Object.entries(failures)) {
        test(`F2: when the library ${what}, it says so and can try again`, level, async ({ page, hosts }) => {
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

    test('it prints in black on white, without its buttons being needed', level, async ({ page, hosts }) => {
      await open(page, hosts, 'plain', row.markup.replace('<headnote-' + row.name, '$& theme="dark"'));
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(row.shown(elementOf(page, row))).toBeVisible();
      const scheme = await elementOf(page, row)
        .locator('.hnw-root')
        .first()
        .evaluate((element) => getComputedStyle(element).colorScheme);
      expect(scheme).toBe('light');
    });

    test('forced colours keep its text and focus visible', level, async ({ page, hosts }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await open(page, hosts, 'plain', row.markup);
      const shown = row.shown(elementOf(page, row));
      await expect(shown).toBeVisible();
      await page.keyboard.press('Tab');
      const outlines = await elementOf(page, row).evaluate((element) => {
        const found: string[] = [];
        // A field may leave its outline to the box around it.
        let node: Element | null | undefined = element.shadowRoot?.activeElement;
        // The finder contains the element of the check.
        while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
        for (; node; node = node.parentElement) found.push(getComputedStyle(node).outlineStyle);
        return found;
      });
      expect(outlines.filter((style) => style !== 'none')).not.toEqual([]);
    });
  });
}

test('from right to left a citation and a count that begin with a figure keep their order', async ({ page, hosts }) => {
  const row = widgetRows.find(({ name }) => name === 'citation-check');
  if (!row) throw new Error('There is no check.');
  await open(page, hosts, 'from right to left', row.markup);
  await openAll(row, elementOf(page, row));
  for (const [selector, text] of [
    ['.hnw-quoted', '2090 INSC 5'],
    ['.hnw-sum', '2 citations'],
  ] as const) {
    const lefts = await elementOf(page, row)
      .locator(selector, { hasText: text })
      .evaluate((element) => {
        const [first = '', second = ''] = (element.textContent ?? '').trim().split(' ');
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const nodes: Text[] = [];
        while (texts.nextNode()) nodes.push(texts.currentNode as Text);
        return [first, second].map((word) => {
          const node = nodes.find(({ data }) => data.includes(word));
          if (!node) throw new Error(`no text has ${word}`);
          const range = document.createRange();
          range.setStart(node, node.data.indexOf(word));
          range.setEnd(node, node.data.indexOf(word) + word.length);
          return range.getBoundingClientRect().left;
        });
      });
    expect(lefts[0], text).toBeLessThan(lefts[1] ?? 0);
  }
});

test('a checked brief has five columns, a filter, and a Word file', async ({ page, hosts }) => {
  const row = widgetRows.find(({ name }) => name === 'citation-check');
  if (!row) throw new Error('There is no check.');
  await open(page, hosts, 'plain', row.markup);
  const element = elementOf(page, row);
  await element
    .getByRole('textbox', { name: 'Text of the brief' })
    .fill('“The lease was renewed for nine years.” AIR 1980 SC 1789, para 7.\n\nSee also 2090 INSC 5.');
  await element.getByRole('button', { name: 'Check the citations' }).click();
  const list = element.getByRole('list', { name: 'Citations' });
  for (const words of ['Found', 'para 7: Exists', 'Sign in to compare', 'None recorded', 'Cannot exist'])
    await expect(list.getByText(words, { exact: true }).first()).toBeVisible();
  await element.getByRole('button', { name: 'Cannot exist 1' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    element.getByRole('button', { name: 'Download as DOCX' }).click(),
  ]);
  const { value: docx } = await mammoth.extractRawText({ path: await file.path() });
  expect(docx).toContain('2090 INSC 5');
  expect(docx).not.toContain('para 7');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('every row of a card can be read at every width, also with long names', async ({ page, hosts }) => {
  const long = latestAnswer('sc', 6, hosts.library);
  for (const item of long.items) {
    item.appellant = 'The Managing Committee of the Teachers’ Association of the Northern Districts of Malwa';
    item.respondent = 'Commissioner of Revenue, Central Circle, and the Board of Secondary Education';
  }
  const [first] = long.items;
  if (first) first.subject = 'A'.repeat(66);
  for (const width of [240, 301, 360, 519, 640]) {
    await page.setViewportSize({ width: Math.max(width, 360), height: 900 });
    hosts.next.push({ body: JSON.stringify(long) });
    await open(
      page,
      hosts,
      'plain',
      `<div style="width:${width}px;max-width:100%"><headnote-latest-cases limit="6"></headnote-latest-cases></div>`,
    );
    const element = page.locator('headnote-latest-cases');
    await expect(element.locator('li')).toHaveCount(6);
    const [last, foot] = await element.evaluate((card) =>
      ['li:last-child', '.hnw-foot'].map((selector) =>
        card.shadowRoot!.querySelector(selector)!.getBoundingClientRect(),
      ),
    );
    expect(last?.bottom, `${width} px`).toBeLessThanOrEqual(foot?.top ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('on paper the text is dark, also with the colours of a dark page', async ({ page, hosts }) => {
  await open(
    page,
    hosts,
    'plain',
    '<div style="--headnote-fg:#eee;--headnote-bg:#111;--headnote-muted:#ccc"><headnote-latest-cases></headnote-latest-cases></div>',
  );
  await expect(page.locator('headnote-latest-cases li').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const colours = await page.locator('headnote-latest-cases').evaluate((element) =>
    ['.hnw-root', '.hnw-subject', '.hnw-card'].map((selector) => {
      const { color, backgroundColor } = getComputedStyle(element.shadowRoot!.querySelector(selector)!);
      return selector === '.hnw-card' ? backgroundColor : color;
    }),
  );
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test.describe('the loader', () => {
  const [row] = widgetRows;

  test('F1: a copy that another script runs without attributes reads with the key of the tag', async ({
    page,
    hosts,
  }) => {
    // What jQuery does with a script in a fragment of another origin.
    const src = `${hosts.library}/widgets/v1/widgets.js`;
    hosts.page = {
      html: `<!doctype html><title>Notices</title><script type="text/fragment" src="${src}" data-portal="college"></script>
        ${row.markup}<script>document.head.append(Object.assign(document.createElement('script'), { src: '${src}' }))</script>`,
    };
    await page.goto(`${hosts.host}/page`);
    await expect(row.shown(elementOf(page, row))).toBeVisible();
    expect(hosts.data.map(({ path }) => path)).toEqual([expect.stringContaining('key=college')]);
  });

  test('F1: works renamed, and inlined with data-origin; without it the console says what to add', async ({
    page,
    hosts,
  }) => {
    const code = await (await fetch(`${hosts.library}/widgets/v1/widgets.js`)).text();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.route('**/cache/3f2a.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
    const inline = code.replaceAll('</script', '<\\/script');
    for (const [tag, isFound] of [
      [`<script src="/cache/3f2a.js" data-portal="college" data-origin="${hosts.library}"></script>`, true],
      [`<script data-portal="college" data-origin="${hosts.library}">${inline}</script>`, true],
      [`<script data-portal="college">${inline}</script>`, false],
    ] as const) {
      hosts.page = { html: `<!doctype html><title>Notices</title>${tag}${row.markup}` };
      await page.goto(`${hosts.host}/page`);
      if (isFound) await expect(row.shown(elementOf(page, row))).toBeVisible();
      else await expect.poll(() => lines.some((line) => line.includes('data-origin'))).toBe(true);
      if (isFound) expect((await diagnose(page)).scripts).toBe(1);
    }
  });

  test('destroy with a tag removes exactly this widget', async ({ page, hosts }) => {
    await open(page, hosts, 'plain', row.markup.repeat(2));
    await expect(row.shown(elementOf(page, row, 1))).toBeVisible();
    await page.evaluate((selector) => {
      const { q } = (globalThis as never as { headnote: { q: { push(command: unknown): void } } }).headnote;
      q.push(['destroy', document.querySelector(selector)]);
    }, `headnote-${row.name}`);
    await expect(page.getByRole('link', { name: 'Fallback' })).toHaveCount(1);
    await expect(row.shown(elementOf(page, row, 1))).toBeVisible();
  });

  test('the lines of the guide survive an element with the id headnote', async ({ page, hosts }) => {
    const guide = await readFile(fileURLToPath(new URL('../../docs/embedding.md', import.meta.url)), 'utf8');
    const lines = guide.split('\n').filter((line) => line.includes('window.headnote ='));
    expect(lines).not.toEqual([]);
    for (const line of lines) {
      await open(
        page,
        hosts,
        'plain',
        `<h2 id="headnote">Headnote</h2><script>${line};headnote.q.push(['config', { limit: '2' }])</script><headnote-latest-cases></headnote-latest-cases>`,
      );
      await expect(page.locator('headnote-latest-cases li')).toHaveCount(2);
    }
  });

  test('F4: takes less than 100 ms of script on a slow machine', NIGHTLY, async ({ page, hosts, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium can be slowed down');
    await open(page, hosts, 'plain', '');
    // Not by frames: the page draws none while its parser waits.
    await page.waitForFunction(() => 'headnote' in globalThis, undefined, { polling: 50 });
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
    await openAll(row, elementOf(page, row));
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
    await openAll(row, elementOf(page, row));
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

  // In check mode a pinned finder needs the file of the check too.
  for (const row15 of widgetRows.filter(({ title }) => title === undefined)) {
    const level = row15 === row ? {} : NIGHTLY;
    test(
      `F15: ${row15.name}: the pinned file runs with its hash, and not with one byte changed`,
      level,
      async ({ page, hosts }) => {
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
      },
    );
  }
});

test.describe('the defaults of a key', () => {
  const asked = (page: Page): string[] => {
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/'))
        paths.push(pathname.slice('/api/embed/v1/'.length) + search.replace(/&v=.*/, ''));
    });
    return paths;
  };
  const list = (page: Page, nth: number) => page.locator('headnote-latest-cases').nth(nth).locator('li');
  const two =
    '<headnote-latest-cases limit="3"></headnote-latest-cases><headnote-latest-cases></headnote-latest-cases>';

  test('count where neither tag, script nor queue sets an option, from the first request on', async ({
    page,
    hosts,
  }) => {
    const paths = asked(page);
    hosts.defaults = { options: { court: 'hc', limit: '4', theme: 'dark', headingLevel: '9' }, delay: 300 };
    await open(page, hosts, 'plain', two);
    await expect(list(page, 0)).toHaveCount(3);
    await expect(list(page, 1)).toHaveCount(4);
    expect(paths.toSorted()).toEqual([
      'defaults?key=college',
      'latest?court=hc&limit=3&key=college',
      'latest?court=hc&limit=4&key=college',
    ]);
    const shown = await page
      .locator('headnote-latest-cases')
      .nth(1)
      .evaluate((element) => ({
        heading: element.shadowRoot?.querySelector('.hnw-heading')?.localName,
        scheme: getComputedStyle(element.shadowRoot?.querySelector('.hnw-root') ?? element).colorScheme,
      }));
    expect(shown).toEqual({ heading: 'h2', scheme: 'dark' });
    await page.evaluate(() => {
      const { q } = (globalThis as never as { headnote: { q: { push(command: unknown): void } } }).headnote;
      q.push(['config', { limit: '2' }]);
    });
    await expect(list(page, 1)).toHaveCount(2);
    await expect(list(page, 0)).toHaveCount(3);
  });

  test('do not hold up a page for long, and rubbish in them does no harm', async ({ page, hosts }) => {
    hosts.defaults = { options: { court: 'hc' }, delay: 20_000 };
    await open(page, hosts, 'plain', two);
    await expect(list(page, 1)).toHaveCount(8);
    await expect(page.getByRole('tab', { name: 'Supreme Court' }).first()).toHaveAttribute('aria-selected', 'true');
    for (const options of [null, 7, 'court', [['court', 'hc']], { court: { toString: 1 }, limit: [], theme: null }]) {
      hosts.defaults = { options };
      await open(page, hosts, 'plain', two);
      await expect(list(page, 1)).toHaveCount(8);
    }
  });

  test('are not read before a consent that a tag requires which is parsed later', async ({ page, hosts }) => {
    const paths = asked(page);
    const tag = '<headnote-latest-cases consent="required"></headnote-latest-cases>';
    // The script below holds the parser until the loader has run.
    hosts.page = {
      html: `<!doctype html><title>Notices</title><script async src="${hosts.library}/widgets/v1/widgets.js" data-portal="college" data-loading="eager"></script>
        <script src="/slow.js"></script>${tag}`,
    };
    await page.route('**/slow.js', async (route) => {
      // Not by frames: the page draws none while its parser waits.
      await page.waitForFunction(() => 'headnote' in globalThis, undefined, { polling: 50 });
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto(`${hosts.host}/page`);
    await expect(page.locator('headnote-latest-cases').getByRole('button')).toBeVisible();
    expect(paths).toEqual([]);
  });

  test('are not read before the consent that the page requires, and count after it', async ({ page, hosts }) => {
    const paths = asked(page);
    hosts.defaults = { options: { court: 'hc', limit: '4' } };
    await open(page, hosts, 'plain', '<headnote-latest-cases consent="required"></headnote-latest-cases>');
    const agree = page.locator('headnote-latest-cases').getByRole('button');
    await expect(agree).toBeVisible();
    expect(paths).toEqual([]);
    await agree.click();
    await expect(list(page, 0)).toHaveCount(4);
    expect(paths).toEqual(['defaults?key=college', 'latest?court=hc&limit=4&key=college']);
  });
});

test.describe('the self-check tells the owner of the page', () => {
  const [row] = widgetRows;

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
    // Not by frames: the page draws none while its parser waits.
    await page.waitForFunction(() => 'headnote' in globalThis, undefined, { polling: 50 });
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

  test('nothing about a div far below whose widget is not loaded yet', async ({ page, hosts }) => {
    hosts.page = {
      html: `<!doctype html><title>Notices</title><script src="${hosts.library}/widgets/v1/widgets.js" data-portal="college"></script>
        <div style="height:9000px"></div><div data-headnote-widget="latest-cases"><a href="/">Cases</a></div>`,
    };
    await page.goto(`${hosts.host}/page`);
    expect(await diagnose(page)).toMatchObject({ advice: [], widgets: [{ isAlive: false }] });
  });

  test('which attributes are wrong, which copies there are, and where a fallback is missing', async ({
    page,
    hosts,
  }) => {
    const script = `<script src="${hosts.library}/widgets/v1/widgets.js"></script>`;
    hosts.page = {
      html: `<!doctype html><title>Notices</title>${script}${script}
        <headnote-latest-cases court="banana" limit="99" rows="3" theme=”dark”></headnote-latest-cases><div data-headnote-widget="nothing"></div>`,
    };
    await page.goto(`${hosts.host}/page`);
    const { advice } = await diagnose(page);
    const text = advice.join('\n');
    for (const part of [
      'data-portal with the key',
      'on the page 2 times',
      'court="banana" is ignored; use sc, hc',
      'no option rows',
      'use straight quotation marks',
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

test.describe('what only an attribute turns on', () => {
  const dialog = '<headnote-case-preview citation="(2019) 7 SMP 12" display="dialog"></headnote-case-preview>';
  const ticker = '<headnote-latest-cases mode="ticker" limit="8"></headnote-latest-cases>';

  for (const kind of ['plain', 'with styles that match everything', 'from right to left'] as const) {
    test(
      `the preview in a dialog opens, can be read and closes on a page ${kind}`,
      kind === 'plain' ? {} : NIGHTLY,
      async ({ page, hosts }) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await open(page, hosts, kind, dialog);
        await page.getByRole('button', { name: /Preview/ }).click();
        await expect(page.getByRole('heading', { name: /Asha Varma & Others/ })).toBeVisible();
        if (kind === 'plain') expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('button', { name: /Preview/ })).toBeFocused();
      },
    );
  }

  for (const width of [1280, 200]) {
    test(
      `the ticker can be paused and axe finds nothing at ${width} px`,
      width === 200 ? {} : NIGHTLY,
      async ({ page, hosts }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, hosts, 'plain', ticker);
        await expect(page.getByRole('link', { name: 'Asha Varma VS State of Vindhya' })).toBeVisible();
        await page.getByRole('button', { name: /Pause/ }).click();
        await expect(page.getByRole('button', { name: /Play/ })).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      },
    );
  }
});

test.describe('issue 30: a file in the check of a brief', () => {
  const WORD = {
    name: 'brief.docx',
    mimeType: '',
    buffer: Buffer.from(toDocx({ title: 'See AIR 1980 SC 1789.', subtitle: '', parts: [] })),
  };
  const pdf = (text: string) => ({
    name: 'brief.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(text, 'latin1'),
  });
  const markup = '<headnote-citation-check></headnote-citation-check>';

  for (const [kind, isRead] of [
    ['plain', true],
    ['with a strict policy, Trusted Types and the worker', true],
    ['with a strict policy and Trusted Types', false],
    ['with a policy of nonces', true],
  ] as const) {
    test(`on a page ${kind}, a PDF is ${isRead ? 'read' : 'refused with what to do'}, and Word is read`, async ({
      page,
      hosts,
    }) => {
      await open(page, hosts, kind, markup);
      const check = page.locator('headnote-citation-check');
      await check.locator('input[type=file]').setInputFiles(pdf(pdfOf('See AIR 1980 SC 1789.')));
      if (isRead) {
        await expect(check.getByText('1 citation in brief.pdf')).toBeVisible();
        await check.getByRole('button', { name: 'Check another text' }).click();
      } else {
        await expect(check.locator('.hnw-problem')).toContainText('PDFs could not be read on this page');
      }
      await check.locator('input[type=file]').setInputFiles(WORD);
      await expect(check.getByText('1 citation in brief.docx')).toBeVisible();
    });
  }

  test('a hostile PDF stops neither the page nor the check: the visitor stops it and opens another file', async ({
    page,
    hosts,
  }) => {
    await open(page, hosts, 'plain', markup);
    const check = page.locator('headnote-citation-check');
    await check.locator('input[type=file]').setInputFiles(pdf(hostilePdf()));
    await check.getByRole('button', { name: 'Stop' }).click();
    await check.locator('input[type=file]').setInputFiles(pdf(pdfOf('See AIR 1980 SC 1789.')));
    await expect(check.getByText('1 citation in brief.pdf')).toBeVisible();
  });
});
