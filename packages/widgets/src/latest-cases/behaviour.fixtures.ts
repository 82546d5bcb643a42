import type { EmbedLatest } from '@headnote/core/embed';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerOf, line } from './answers.fixtures.js';
import type { Court } from './types.js';

/** How a test answers one request. */
export type Answer = (court: Court, signal: AbortSignal) => Promise<EmbedLatest>;

/** A widget in the page. */
export interface Mounted {
  /** The document or shadow root that contains it. */
  readonly root: Document | ShadowRoot;
  readonly remove: () => void;
}

/** Puts a widget into the page. */
export type Mount = (options: {
  readonly answer: Answer;
  readonly limit: number;
  readonly mode: 'list' | 'ticker';
}) => Mounted;

/** Behaviour of every latest-cases widget, on React and Preact, in the page and in a shadow root. */
export function describeLatestCases(name: string, mount: Mount): void {
  let mounted: Mounted | undefined;

  const start = (answer: Answer, limit = 4, mode: 'list' | 'ticker' = 'list'): Mounted =>
    (mounted = mount({ answer, limit, mode }));
  const all = (selector: string): HTMLElement[] => [...(mounted?.root.querySelectorAll<HTMLElement>(selector) ?? [])];
  const one = (selector: string): HTMLElement => {
    const element = all(selector)[0];
    if (!element) throw new Error(`There is no ${selector} on the page.`);
    return element;
  };
  const tab = (label: string): HTMLElement => {
    const found = all('[role=tab]').find((element) => element.textContent?.includes(label));
    if (!found) throw new Error(`There is no tab ${label}.`);
    return found;
  };
  const rows = (): HTMLElement[] => all('li');
  const focused = (): string => mounted?.root.activeElement?.textContent ?? '';
  const answered = (): Promise<void> => vi.waitFor(() => expect(rows().length).toBeGreaterThan(0));

  describe(name, () => {
    afterEach(() => {
      mounted?.remove();
      mounted = undefined;
    });

    it('shows a skeleton with the number of rows, then the rows', async () => {
      let give: ((data: EmbedLatest) => void) | undefined;
      start(() => new Promise((resolve) => (give = resolve)));
      await vi.waitFor(() => expect(give).toBeDefined());
      expect(all('.hnw-skeleton > .hnw-row')).toHaveLength(4);
      expect(one('.hnw-panel').getAttribute('aria-busy')).toBe('true');
      give?.(answerOf('sc'));
      await answered();
      expect(rows()).toHaveLength(4);
      expect(one('.hnw-panel').getAttribute('aria-busy')).toBe('false');
    });

    it('shows a case as date, parties with VS, reference in upper case, subject, decision', async () => {
      start(async (court) => answerOf(court));
      await answered();
      const [first, , third] = rows();
      expect(first?.querySelector('a')?.textContent).toBe('Asha Varma VS State of Vindhya');
      expect(first?.querySelector('a')?.getAttribute('href')).toBe('https://library.example/case/2025-hns-1');
      expect(first?.querySelector('time')?.textContent).toBe('28 November 2025');
      expect(first?.querySelector('time')?.dateTime).toBe('2025-11-28');
      for (const text of ['C.A. 120 OF 2025', 'Appeal allowed', 'Service. Waiting list', '2025 HNS 1']) {
        expect(first?.textContent).toContain(text);
      }
      expect(third?.querySelector('a')?.textContent).toBe('Teachers’ Association of Malwa');
      expect(third?.textContent).toContain('Date not known');
      expect(third?.querySelector('.hnw-decision')).toBeNull();
    });

    it('marks the fictional sample, groups numbers the Indian way, links to all cases', async () => {
      start(async (court) => answerOf(court));
      await answered();
      expect(one('.hnw-sample').textContent).toBe('Fictional sample');
      tab('High Courts').click();
      await vi.waitFor(() => expect(one('.hnw-range').textContent).toBe('1 to 4 of 12,34,567'));
      expect(one('.hnw-more').textContent).toBe('All latest cases');
      expect(one('.hnw-more').getAttribute('href')).toBe('https://library.example/?court=hc');
    });

    it('draws no link to all cases without an address', async () => {
      start(async (court) => answerOf(court, 4, { more: '' }));
      await answered();
      expect(one('.hnw-range').textContent).toBe('1 to 4 of 89');
      expect(all('.hnw-more')).toEqual([]);
      expect(all('a:not([href])')).toEqual([]);
    });

    it('marks neutral citations, not the library’s own', async () => {
      const neutral = ['2026 INSC 99', '2024:DHC:123', '2024:BHC-AS:7-DB'];
      const own = ['2026 HN 94', '2025 HNS 1', 'ND HN 3', '1930 HNA 3', '1930 HNSA 3'];
      const items = [...neutral, ...own].map((citation) => line({ citation }));
      start(async (court) => answerOf(court, 0, { items }), items.length);
      await answered();
      expect(all('.hnw-citation').map(({ textContent }) => textContent)).toEqual([...neutral, ...own]);
      expect(all('.hnw-neutral').map(({ textContent }) => textContent)).toEqual(neutral);
    });

    it('shows a High Court once if it is also the reference', async () => {
      const court = 'High Court of Vindhya';
      const items = [line({ reference: court, subject: 'Bail' }), line({ subject: 'Bail' })];
      start(async (id) => answerOf(id, 0, { items }));
      await answered();
      tab('High Courts').click();
      await vi.waitFor(() => expect(one('output').textContent).toContain('High Courts: 2'));
      expect(all('li .hnw-subject').map(({ textContent }) => textContent)).toEqual(['Bail', `${court} · Bail`]);
      expect(one('li .hnw-reference').textContent).toBe('HIGH COURT OF VINDHYA');
    });

    it('is a group, not a landmark, named after the court that it shows', async () => {
      start(async (court) => answerOf(court));
      await answered();
      expect(one('section').getAttribute('role')).toBe('group');
      expect(one('section').getAttribute('aria-label')).toBe('Latest cases: Supreme Court');
      tab('High Courts').click();
      await vi.waitFor(() => expect(one('section').getAttribute('aria-label')).toBe('Latest cases: High Courts'));
    });

    it('opens on the Supreme Court, loads a tab once and names the court of each High Court case', async () => {
      const answer = vi.fn<Answer>(async (court) => answerOf(court));
      start(answer);
      await answered();
      expect(tab('Supreme Court').getAttribute('aria-selected')).toBe('true');
      expect(rows()[0]?.textContent).not.toContain('High Court of Vindhya');
      tab('High Courts').click();
      await vi.waitFor(() => expect(rows()[0]?.textContent).toContain('W.P. 40 OF 2025'));
      expect(rows()[0]?.textContent).toContain('High Court of Vindhya');
      tab('Supreme Court').click();
      await vi.waitFor(() => expect(rows()[0]?.textContent).toContain('C.A. 120'));
      expect(answer.mock.calls.map(([court]) => court)).toEqual(['sc', 'hc']);
    });

    it('moves between tabs with the arrow keys, Home and End, and keeps one stop in the tab order', async () => {
      start(async (court) => answerOf(court));
      await answered();
      tab('Supreme Court').focus();
      for (const [key, label] of [
        ['ArrowRight', 'High Courts'],
        ['ArrowRight', 'Supreme Court'],
        ['ArrowLeft', 'High Courts'],
        ['Home', 'Supreme Court'],
        ['End', 'High Courts'],
      ] as const) {
        await userEvent.keyboard(`{${key}}`);
        await vi.waitFor(() => expect(tab(label).getAttribute('aria-selected')).toBe('true'));
        expect(focused()).toBe(label);
        expect(all('[role=tab][tabindex="0"]')).toEqual([tab(label)]);
        expect(one('[role=tabpanel]').getAttribute('aria-labelledby')).toBe(tab(label).id);
      }
    });

    it('leaves shortcuts with a modifier to the browser', async () => {
      start(async (court) => answerOf(court));
      await answered();
      const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true });
      tab('Supreme Court').dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
      expect(tab('Supreme Court').getAttribute('aria-selected')).toBe('true');
    });

    it('aborts the request of a tab that the reader leaves, and ignores its late answer', async () => {
      let late: (data: EmbedLatest) => void = () => {};
      const signals: AbortSignal[] = [];
      start((court, signal) => {
        signals.push(signal);
        return court === 'sc' ? new Promise((resolve) => (late = resolve)) : Promise.resolve(answerOf(court));
      });
      await vi.waitFor(() => expect(signals).toHaveLength(1));
      tab('High Courts').click();
      await answered();
      expect(signals[0]?.aborted).toBe(true);
      late(answerOf('sc'));
      await new Promise(requestAnimationFrame);
      expect(rows()[0]?.textContent).toContain('W.P. 40');
    });

    it('shows that a list is empty', async () => {
      start(async (court) => answerOf(court, 0, { total: 0 }));
      await vi.waitFor(() => expect(one('.hnw-empty').textContent).toContain('No cases here yet.'));
      expect(all('.hnw-range')).toEqual([]);
    });

    it('shows that loading failed, retries on request and keeps focus', async () => {
      const answer = vi.fn<Answer>();
      answer.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('still none'));
      answer.mockImplementation(async (court) => answerOf(court));
      start(answer);
      await vi.waitFor(() => expect(one('.hnw-error').textContent).toContain('The latest cases could not be loaded.'));
      // The element retries once by itself before it shows the error.
      one('.hnw-error button').focus();
      await userEvent.keyboard('{Enter}');
      await vi.waitFor(() => {
        for (const button of all('.hnw-error button')) button.click();
        expect(rows()).toHaveLength(4);
      });
      expect(mounted?.root.activeElement).toBe(one('.hnw-panel'));
    });

    it('announces what the reader asked for, and nothing else', async () => {
      start(async (court) => answerOf(court));
      await answered();
      expect(one('output').textContent).toBe('');
      tab('High Courts').click();
      await vi.waitFor(() => expect(one('output').textContent).toBe('High Courts: 4 cases shown.'));
    });

    it('aborts its request when it leaves the page', async () => {
      let signal: AbortSignal | undefined;
      start((_, its) => {
        signal = its;
        return new Promise(() => {});
      });
      await vi.waitFor(() => expect(signal).toBeDefined());
      mounted?.remove();
      await vi.waitFor(() => expect(signal?.aborted).toBe(true));
    });

    it('keeps the order of dates, citations and numbers in a page from right to left', async () => {
      document.documentElement.dir = 'rtl';
      try {
        start(async (court) => answerOf(court));
        await answered();
        for (const selector of ['.hnw-meta .hnw-date', '.hnw-citation', '.hnw-reference']) {
          const place = one(`${selector} bdi, ${selector}:is(bdi)`);
          expect(getComputedStyle(place).direction, selector).toBe('ltr');
        }
        expect(getComputedStyle(one('.hnw-range')).direction).toBe('ltr');
      } finally {
        document.documentElement.removeAttribute('dir');
      }
    });

    it('shows three rows of a ticker at a time, and stops under pointer and focus and on request', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
      const visible = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
      // The pointer that an earlier test left somewhere is not over the widget.
      const cover = document.body.appendChild(document.createElement('div'));
      cover.style.cssText = 'position: fixed; inset: 0; z-index: 9';
      try {
        start(async (court) => answerOf(court, 8), 8, 'ticker');
        await answered();
        const range = (): string => one('.hnw-range').textContent;
        const pass = async (expected: string): Promise<void> => {
          await vi.advanceTimersByTimeAsync(5000);
          await vi.waitFor(() => expect(range()).toBe(expected));
        };
        expect(all('ul')).toHaveLength(3);
        expect(range()).toBe('1 to 3 of 89');
        await pass('4 to 6 of 89');
        expect(all('ul').map((list) => 'off' in list.dataset)).toEqual([true, false, true]);
        one('.hnw-panel').dispatchEvent(new PointerEvent('pointerenter'));
        await pass('4 to 6 of 89');
        one('.hnw-panel').dispatchEvent(new PointerEvent('pointerleave'));
        await pass('7 to 8 of 89');
        one('ul:not([data-off]) a').focus();
        await pass('7 to 8 of 89');
        one('ul:not([data-off]) a').blur();
        await pass('1 to 3 of 89');
        one('.hnw-head button').click();
        await vi.waitFor(() => expect(one('.hnw-head button').textContent).toBe('Play'));
        await pass('1 to 3 of 89');
        one('.hnw-head button').click();
        await vi.waitFor(() => expect(one('.hnw-head button').textContent).toBe('Pause'));
        await pass('4 to 6 of 89');
      } finally {
        cover.remove();
        visible.mockRestore();
        vi.useRealTimers();
      }
    });

    it('starts a ticker paused for a reader who prefers reduced motion', async () => {
      const prefers = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
      start(async (court) => answerOf(court, 8), 8, 'ticker');
      await answered();
      prefers.mockRestore();
      await vi.waitFor(() => expect(one('.hnw-head button').textContent).toBe('Play'));
    });

    it('draws markup as text and links only to web addresses', async () => {
      const evil = '<img src=x onerror=alert(1)>';
      const item = line({ appellant: evil, subject: evil, href: 'javascript:alert(1)' });
      start(async (court) => answerOf(court, 1, { items: [item], more: '//elsewhere.example' }));
      await answered();
      expect(rows()[0]?.querySelector('img')).toBeNull();
      expect(rows()[0]?.textContent).toContain(evil);
      expect(all('a[href]')).toEqual([]);
    });
  });
}
