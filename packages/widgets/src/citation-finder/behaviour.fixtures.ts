import type { EmbedLink, EmbedVerdict } from '@headnote/core/embed';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { link, verdict, verdicts } from './answers.fixtures.js';

/** How a test answers. A list of links answers names, a list of verdicts citations. */
export interface Answers {
  readonly read: (lines: readonly string[], signal: AbortSignal) => Promise<readonly EmbedVerdict[]>;
  readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly EmbedLink[]>;
}

/** A widget in the page. */
export interface Mounted {
  /** The document or shadow root that contains it. */
  readonly root: Document | ShadowRoot;
  readonly remove: () => void;
}

/** Puts a widget into the page. */
export type Mount = (answers: Answers) => Mounted;

/** Behaviour of every citation finder, on React and Preact, in the page and in a shadow root. */
export function describeCitationFinder(name: string, mount: Mount): void {
  let mounted: Mounted | undefined;

  const all = (selector: string): HTMLElement[] => [...(mounted?.root.querySelectorAll<HTMLElement>(selector) ?? [])];
  const one = (selector: string): HTMLElement => {
    const element = all(selector)[0];
    if (!element) throw new Error(`There is no ${selector} on the page.`);
    return element;
  };
  const field = (): HTMLInputElement => one('[role=combobox]') as HTMLInputElement;
  const said = (): string => one('output').textContent ?? '';
  const links = (): string[] => all('a[role=option]').map(({ textContent }) => textContent ?? '');

  const start = async (answers: Partial<Answers>): Promise<void> => {
    mounted = mount({ read: async () => [verdict()], suggest: async () => [], ...answers });
    await vi.waitFor(() => field());
  };
  /** Inserts a text at once, key by key the widget would read half of it on a busy machine. A key in braces is pressed. */
  const type = async (text: string): Promise<void> => {
    field().focus();
    if (text.startsWith('{')) await userEvent.keyboard(text);
    else document.execCommand('insertText', false, text);
  };
  const shows = (answer: EmbedVerdict, text = 'AIR 1'): Promise<void> =>
    start({ read: async () => [answer] })
      .then(() => type(text))
      .then(() =>
        vi.waitFor(() => expect(all('[role=listbox]:not([hidden]) [role=option]').length).toBeGreaterThan(0)),
      );

  describe(name, () => {
    afterEach(() => {
      mounted?.remove();
      mounted = undefined;
    });

    it('shows a found judgment with its title, court and date, and says it once', async () => {
      await shows(verdicts.found);
      expect(one('.hnw-state').textContent).toBe('Found');
      expect(links()).toEqual(['Asha Varma v. State of VindhyaSupreme Court · 31 July 1980']);
      expect(said()).toBe('Found. AIR 1980 SC 1789. Asha Varma v. State of Vindhya.');
      expect(one('a[role=option]').getAttribute('href')).toBe('https://library.example/case/2025-hns-1');
    });

    it('never shows a bare tick for an overruled judgment', async () => {
      await shows(verdicts.overruled);
      expect(one('.hnw-state').textContent).toBe('Overruled');
      expect(one('.hnw-state').dataset['tone']).toBe('bad');
      expect(one('.hnw-later').textContent).toBe(
        'Overruled by Malwa Mills v. Union, 1985 INSC 7, Supreme Court, 02 May 1985, bench of 5',
      );
      expect(said()).toContain('Overruled by Malwa Mills v. Union.');
    });

    it.each([
      ['several', verdicts.several, 'Several', 2],
      ['other names', verdicts.otherNames, 'Other names', 2],
      ['not held, with the nearest pages', verdicts.missing, 'Not held', 2],
      ['impossible', verdicts.impossible, 'Cannot exist', 0],
      ['not read', verdicts.unread, 'Not read', 0],
      ['incomplete, with what fits', verdicts.incomplete, 'Incomplete', 1],
      ['incomplete, with what it lacks', verdicts.lacking, 'Incomplete', 0],
      ['a provision', verdicts.provision, 'Provision', 0],
    ] as const)('says: %s', async (_title, answer, state, count) => {
      await shows(answer);
      expect(one('.hnw-state').textContent).toBe(state);
      expect(one('.hnw-why').textContent?.trim()).toMatch(/[.:]$/);
      expect(links()).toHaveLength(count);
      expect(said()).toContain(state);
    });

    it('says why a citation cannot exist, and where a case is reported', async () => {
      await shows(verdicts.impossible);
      expect(said()).toBe('Cannot exist. 2090 INSC 5. 2090 is a future year.');
      mounted?.remove();
      await shows(verdicts.otherNames);
      expect(links()[1]).toContain('Same names reported at AIR 1987 SC 663Roy v. Sen');
    });

    it('suggests judgments for names, and reads only text with a figure', async () => {
      const read = vi.fn<Answers['read']>(async () => [verdict()]);
      await start({ read, suggest: async () => [link(), link({ title: 'Varma v. Rao' })] });
      await type('varma');
      await vi.waitFor(() => expect(links()).toHaveLength(2));
      expect(said()).toBe('Judgments suggested: 2.');
      expect(read).not.toHaveBeenCalled();
      await type(' 1980');
      await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
      expect(read.mock.calls[0]?.[0]).toEqual(['varma 1980']);
    });

    it('reads several citations with a semicolon between them, at once', async () => {
      const read = vi.fn<Answers['read']>(async () => [verdicts.found, verdicts.impossible]);
      await start({ read });
      await type('AIR 1; 2090 INSC 5;');
      await vi.waitFor(() => expect(all('[role=group]')).toHaveLength(2));
      expect(read.mock.lastCall?.[0]).toEqual(['AIR 1', '2090 INSC 5']);
      expect(one('.hnw-hint').textContent).toBe('2 citations read.');
      expect(said()).toBe('2 answers.');
    });

    it('reads a text once, also when the visitor deletes a letter or adds a citation', async () => {
      const read = vi.fn<Answers['read']>(async (lines) =>
        lines.map((citation) => verdict({ citation, printed: citation })),
      );
      await start({ read });
      const stops = async (text: string, shown: string): Promise<void> => {
        await type(text);
        await vi.waitFor(() => expect(all('.hnw-read').map(({ textContent }) => textContent)).toContain(shown));
      };
      await stops('AIR 12', 'AIR 12');
      await stops('{Backspace}', 'AIR 1');
      await stops('2', 'AIR 12');
      await stops('; AIR 7', 'AIR 7');
      expect(all('.hnw-read').map(({ textContent }) => textContent)).toEqual(['AIR 12', 'AIR 7']);
      expect(read.mock.calls.map(([lines]) => lines)).toEqual([['AIR 12'], ['AIR 1'], ['AIR 7']]);
    });

    it('is a combo box: arrows go to the judgments only, Enter opens, Escape closes and then clears', async () => {
      await shows(verdicts.several);
      const opened: string[] = [];
      one('[role=listbox]').addEventListener('click', (event) => {
        event.preventDefault();
        opened.push((event.target as HTMLElement).closest('a')?.textContent ?? '');
      });
      expect(field().getAttribute('aria-expanded')).toBe('true');
      await userEvent.keyboard('{Enter}');
      expect(opened).toEqual([]);
      await userEvent.keyboard('{ArrowDown}');
      const active = () => mounted?.root.getElementById(field().getAttribute('aria-activedescendant') ?? '');
      await vi.waitFor(() => expect(active()?.textContent).toContain('Asha Varma'));
      await userEvent.keyboard('{ArrowDown}');
      await vi.waitFor(() => expect(active()?.getAttribute('aria-selected')).toBe('true'));
      await vi.waitFor(() => expect(active()?.textContent).toContain('Malwa Sangh'));
      await userEvent.keyboard('{Enter}');
      expect(opened[0]).toContain('Malwa Sangh');
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'));
      expect(field().value).toBe('AIR 1');
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(field().value).toBe(''));
      expect(mounted?.root.activeElement).toBe(field());
    });

    it('opens the only judgment with Enter alone', async () => {
      await shows(verdicts.found);
      const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
      one('[role=listbox]').addEventListener('click', opened);
      await userEvent.keyboard('{Enter}');
      expect(opened).toHaveBeenCalledTimes(1);
    });

    it('keeps the caret in the middle of the text, and clears with its button', async () => {
      await start({});
      await type('AIR 1789');
      field().setSelectionRange(4, 4);
      await userEvent.keyboard('1980 ');
      await vi.waitFor(() => expect(links()).toHaveLength(1));
      expect([field().value, field().selectionStart]).toEqual(['AIR 1980 1789', 9]);
      one('.hnw-clear').click();
      await vi.waitFor(() => expect(field().value).toBe(''));
      expect(mounted?.root.activeElement).toBe(field());
    });

    it('keeps the text when the library cannot be asked, and tries again', async () => {
      const read = vi.fn<Answers['read']>().mockRejectedValue(new Error('no network'));
      await start({ read });
      await type('AIR 1');
      await vi.waitFor(() => expect(one('.hnw-error').textContent).toContain('What you typed is kept.'));
      expect(field().value).toBe('AIR 1');
      read.mockResolvedValue([verdict()]);
      await vi.waitFor(() => {
        for (const button of all('.hnw-error button')) button.click();
        expect(links()).toHaveLength(1);
      });
    });

    it('aborts an older request and its own when it leaves the page', async () => {
      const signals: AbortSignal[] = [];
      await start({
        read: (_, signal) => {
          signals.push(signal);
          return new Promise(() => {});
        },
      });
      await type('AIR 1');
      await vi.waitFor(() => expect(signals).toHaveLength(1));
      await type('9');
      await vi.waitFor(() => expect(signals).toHaveLength(2));
      expect(signals[0]?.aborted).toBe(true);
      mounted?.remove();
      await vi.waitFor(() => expect(signals[1]?.aborted).toBe(true));
    });

    it('draws markup as text and links only to web addresses', async () => {
      const evil = '<img src=x onerror=alert(1)>';
      await shows(
        verdict({
          reason: `${evil}.`,
          items: [{ ...link({ title: evil, href: 'javascript:alert(1)' }), later: null }],
        }),
      );
      expect(all('img')).toEqual([]);
      expect(one('.hnw-title').textContent).toBe(evil);
      expect(all('a[href]')).toEqual([]);
    });
  });
}
