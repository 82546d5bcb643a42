import type { EmbedCaseAnswer } from '@headnote/core/embed';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { caseOf, foundAnswer, missingAnswer, overruledCase } from './answers.fixtures.js';

/** How a test answers one request. */
export type Answer = (asked: { citation: string; signal: AbortSignal }) => Promise<EmbedCaseAnswer>;

/** A widget in the page. */
export interface Mounted {
  /** The document or shadow root that contains it. */
  readonly root: Document | ShadowRoot;
  readonly remove: () => void;
}

/** Puts a widget into the page. */
export type Mount = (options: {
  readonly answer: Answer;
  readonly citation: string;
  readonly display: 'inline' | 'dialog';
  /** Called with the address of what the reader opens; false stops it. */
  readonly onOpen: (href: string) => boolean;
}) => Mounted;

const CITATION = '(2019) 7 SMP 12';

/** Behaviour of every case preview, on React and Preact, in the page and in a shadow root. */
export function describeCasePreview(name: string, mount: Mount): void {
  let mounted: Mounted | undefined;
  let opened: string[] = [];
  let mayOpen = true;

  const start = (answer: Answer, options: { citation?: string; display?: 'inline' | 'dialog' } = {}): void => {
    const onOpen = (href: string): boolean => {
      opened.push(href);
      return mayOpen;
    };
    mounted = mount({ answer, citation: CITATION, display: 'inline', onOpen, ...options });
  };
  const all = (selector: string): HTMLElement[] => [...(mounted?.root.querySelectorAll<HTMLElement>(selector) ?? [])];
  const one = (selector: string): HTMLElement => {
    const element = all(selector)[0];
    if (!element) throw new Error(`There is no ${selector} on the page.`);
    return element;
  };
  const tab = (label: string): HTMLElement => {
    const found = all('[role=tab]').find((element) => element.textContent === label);
    if (!found) throw new Error(`There is no tab ${label}.`);
    return found;
  };
  const text = (selector: string): string => one(selector).textContent;
  const shown = (): Promise<unknown> => vi.waitFor(() => one('.hnw-title'));

  describe(name, () => {
    afterEach(() => {
      mounted?.remove();
      mounted = undefined;
      opened = [];
      mayOpen = true;
    });

    it('shows a skeleton, then the case', async () => {
      let give: ((answer: EmbedCaseAnswer) => void) | undefined;
      start(() => new Promise((resolve) => (give = resolve)));
      await vi.waitFor(() => expect(give).toBeDefined());
      expect(all('.hnw-skeleton')).toHaveLength(1);
      expect(one('.hnw-panel').getAttribute('aria-busy')).toBe('true');
      give?.(foundAnswer());
      await shown();
      expect(all('.hnw-skeleton')).toEqual([]);
      expect(one('.hnw-panel').getAttribute('aria-busy')).toBe('false');
    });

    it('shows court, date, parties with Versus and the real citation first', async () => {
      start(async () => foundAnswer());
      await shown();
      expect(text('.hnw-court')).toBe('Supreme Court of India');
      expect(text('.hnw-casehead .hnw-date')).toBe('02 August 2019');
      expect(text('.hnw-title')).toBe('Asha Varma & Others Versus State of Vindhya');
      expect(all('.hnw-citation').map(({ textContent }) => textContent)).toEqual([
        '(2019) 7 SMP 12',
        'AIR 2019 SC 9012',
        '[2019] 3 SMR 88',
      ]);
      expect(text('.hnw-rest')).toBe('+ 1');
      expect(one('article').getAttribute('aria-labelledby')).toBe(one('.hnw-title').id);
    });

    it('shows the beginning of the text, where it is cut, and the sign-in that the server made', async () => {
      start(async () => foundAnswer());
      await shown();
      expect(all('.hnw-text p')).toHaveLength(2);
      expect(text('.hnw-text b')).toBe('Iyer J.');
      expect(one('.hnw-text a').getAttribute('href')).toBe('https://library.example/case/2001-hns-1');
      expect(text('.hnw-text p:last-child')).toMatch(/…$/);
      expect(text('.hnw-face > .hnw-muted')).toBe('2,000 of 6,862 characters');
      expect(one('.hnw-signin').getAttribute('href')).toBe('https://library.example/?query=abc&returnURL=def');
      mayOpen = false;
      one('.hnw-signin').click();
      expect(opened).toEqual(['https://library.example/?query=abc&returnURL=def']);
    });

    it('does not say that a whole text is cut', async () => {
      start(async () => foundAnswer(caseOf({ shown: 900, length: 900 })));
      await shown();
      expect(all('.hnw-face > .hnw-muted')).toEqual([]);
    });

    it('moves between tabs with the keyboard, and each shows its part', async () => {
      start(async () => foundAnswer(overruledCase()));
      await shown();
      tab('Preview').focus();
      await userEvent.keyboard('{ArrowRight}');
      await vi.waitFor(() => expect(tab('Particulars').getAttribute('aria-selected')).toBe('true'));
      expect(mounted?.root.activeElement).toBe(tab('Particulars'));
      expect(all('dt').map(({ textContent }) => textContent)).toEqual([
        'Bench',
        'Case',
        'Subject',
        'Provisions',
        'Decision',
        'Advocates',
        'Citations',
        'Source',
      ]);
      expect(text('.hnw-derived')).toBe('Extracted from the text automatically; please verify: bench, decision.');
      await userEvent.keyboard('{End}');
      await vi.waitFor(() => expect(all('.hnw-treatments li')).toHaveLength(2));
      expect(text('.hnw-treatments li')).toContain('Overruled');
      expect(text('.hnw-treatments li')).toContain('Meera v. State of Vindhya');
      expect(text('.hnw-face > .hnw-muted')).toBe('Cited by 1,234 in the library');
      expect(one('[role=tabpanel]').getAttribute('aria-labelledby')).toBe(tab('Treatment').id);
    });

    it('says in every tab that a case is overruled, in words', async () => {
      start(async () => foundAnswer(overruledCase()));
      await shown();
      for (const label of ['Preview', 'Particulars', 'Treatment']) {
        tab(label).click();
        await vi.waitFor(() => expect(tab(label).getAttribute('aria-selected')).toBe('true'));
        expect(text('.hnw-actions .hnw-flag')).toBe('Overruled 2021 INSC 9009');
      }
    });

    it.each([
      ['not-held', 'The library has no judgment under “(2019) 7 SMP 9999”.'],
      ['impossible', 'No report “(2019) 7 SMP 9999” can exist.'],
      ['unread', '“(2019) 7 SMP 9999” is not a citation.'],
      ['several', 'More than one judgment may be meant by “(2019) 7 SMP 9999”:'],
    ] as const)('says plainly why there is no case: %s', async (state, sentence) => {
      start(async () => missingAnswer(state));
      await vi.waitFor(() => expect(text('.hnw-empty')).toContain('Content not available'));
      expect(text('.hnw-empty p')).toBe(sentence);
      expect(one('.hnw-more').getAttribute('href')).toBe('https://library.example/?q=x');
      expect(all('.hnw-empty .hnw-link')).toHaveLength(state === 'several' ? 2 : 0);
      expect(all('[role=tab]')).toEqual([]);
    });

    it('shows that loading failed, retries on request and keeps focus', async () => {
      const answer = vi.fn<Answer>();
      answer.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('still none'));
      answer.mockImplementation(async () => foundAnswer());
      start(answer);
      await vi.waitFor(() => expect(text('.hnw-error')).toContain('The preview could not be loaded.'));
      // The element retries once by itself before it shows the error.
      one('.hnw-error button').focus();
      await userEvent.keyboard('{Enter}');
      await vi.waitFor(() => {
        for (const button of all('.hnw-error button')) button.click();
        expect(text('output')).toBe('The preview is shown.');
      });
      expect(mounted?.root.activeElement).toBe(one('.hnw-panel'));
    });

    it('says that the page names no case', async () => {
      start(async () => foundAnswer(), { citation: '' });
      await vi.waitFor(() => expect(text('.hnw-error')).toContain('The page does not say which case to show.'));
    });

    it('opens a dialog, loads only then, closes with Escape and gives the focus back', async () => {
      const answer = vi.fn<Answer>(async () => foundAnswer());
      start(answer, { display: 'dialog' });
      await vi.waitFor(() => expect(text('button')).toBe(`Preview ${CITATION}`));
      expect(answer).not.toHaveBeenCalled();
      one('button').focus();
      await userEvent.keyboard('{Enter}');
      await shown();
      const dialog = one('dialog') as HTMLDialogElement;
      expect(dialog.matches(':modal')).toBe(true);
      expect(dialog.contains(mounted?.root.activeElement ?? null)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(all('dialog')).toEqual([]));
      expect(mounted?.root.activeElement).toBe(one('button'));
      expect(opened).toHaveLength(1);
      one('button').click();
      await shown();
      one('.hnw-close').click();
      await vi.waitFor(() => expect(all('dialog')).toEqual([]));
      expect(answer).toHaveBeenCalledTimes(1);
    });

    it('keeps the dialog closed if the page says so', async () => {
      start(async () => foundAnswer(), { display: 'dialog' });
      await vi.waitFor(() => one('button'));
      mayOpen = false;
      one('button').click();
      await new Promise(requestAnimationFrame);
      expect(all('dialog')).toEqual([]);
    });

    it('aborts its request when it leaves the page', async () => {
      let signal: AbortSignal | undefined;
      start((asked) => {
        signal = asked.signal;
        return new Promise(() => {});
      });
      await vi.waitFor(() => expect(signal).toBeDefined());
      mounted?.remove();
      await vi.waitFor(() => expect(signal?.aborted).toBe(true));
    });

    it('draws markup as text and links only to web addresses', async () => {
      const evil = '<img src=x onerror=alert(1)>';
      const href = 'javascript:alert(1)';
      start(async () =>
        foundAnswer(caseOf({ appellant: evil, signIn: href, href, paragraphs: [[{ text: evil, href }]] })),
      );
      await shown();
      expect(text('.hnw-title')).toContain(evil);
      expect(text('.hnw-text')).toContain(evil);
      expect(all('img, a[href]')).toEqual([]);
    });
  });
}
