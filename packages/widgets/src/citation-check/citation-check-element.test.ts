import { toDocx } from '@headnote/core/authorities';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brief } from './answers.fixtures.js';
import './define.js';

const link = { citation: 'AIR 1980 SC 1789', court: 'Supreme Court', date: '1980-07-31' };
const hit = { ...link, title: 'Minerva Mills v. Union of India', href: 'https://library.example/case/1', later: null };

/** Answers as the library does: it has one judgment. */
const answer = (citation: string) => ({
  citation,
  canonical: citation,
  state: citation === link.citation ? 'found' : 'not-held',
  items: citation === link.citation ? [hit] : [],
  elsewhere: [],
  fits: [],
});

describe(`the check of a brief, custom element on ${import.meta.env['VITE_RENDERER'] ?? 'React'}`, () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const element of document.querySelectorAll('headnote-citation-check')) element.remove();
  });

  const open = async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      sent.push(init.body as string);
      const { citations } = JSON.parse(init.body as string) as { citations: string[] };
      return Response.json({ items: citations.map(answer) });
    });
    const element = document.createElement('headnote-citation-check');
    document.body.append(element);
    const one = <T extends HTMLElement>(selector: string): Promise<T> =>
      vi.waitFor(() => {
        const found = element.shadowRoot?.querySelector<T>(selector);
        if (!found) throw new Error(`There is no ${selector}.`);
        return found;
      });
    return { sent, one };
  };

  it('checks a pasted text, sends no more than citations and names, and announces the end', async () => {
    const { sent, one } = await open();
    (await one<HTMLTextAreaElement>('textarea')).value = brief;
    (await one('.hnw-start button')).click();
    expect((await one('.hnw-sum')).textContent).toBe('4 citations in the pasted text');
    expect((await one('.hnw-counts')).textContent).toMatch(/^4 citations: 1 found, /);
    expect((await one('output')).textContent).toBe('Citations checked: 4.');
    const state = (await one('.hnw-references .hnw-state')).textContent;
    expect(state).toBe('Provision');
    expect(JSON.parse(sent.join(''))).toEqual({
      citations: ['AIR 1980 SC 1789', 'AIR 1973 SC 1461', '2019 (4) SCC 77', '2090 INSC 5'],
      names: ['Minerva Mills v. Union of India', '', '', ''],
    });
    const link = await one<HTMLAnchorElement>('.hnw-title');
    expect([link.textContent, link.href]).toEqual([hit.title, hit.href]);
  });

  it('checks a Word document from the file field, and returns to the start with the text', async () => {
    const { one } = await open();
    const files = new DataTransfer();
    files.items.add(
      new File([toDocx({ title: 'See AIR 1980 SC 1789.', subtitle: 'And 2090 INSC 5.', parts: [] })], 'brief.docx'),
    );
    const field = await one<HTMLInputElement>('[type=file]');
    field.files = files.files;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect((await one('.hnw-sum')).textContent).toBe('2 citations in brief.docx');
    (await one('.hnw-actions button:last-child')).click();
    expect((await one<HTMLTextAreaElement>('textarea')).value).toContain('AIR 1980 SC 1789');
  });

  it('says what is wrong with an empty text, at the field', async () => {
    const { one } = await open();
    (await one('.hnw-start button')).click();
    await vi.waitFor(async () =>
      expect((await one('.hnw-problem')).textContent).toBe('Paste a text, or choose a file.'),
    );
    expect((await one('textarea')).getAttribute('aria-invalid')).toBe('true');
  });
});
