import { afterEach, describe, expect, it, vi } from 'vitest';
import { findParagraph, numberOfParagraph } from '../../document/printed-numbers.js';
import { readOutline } from './read-outline.js';

const number = (id: string, words: string) => `<span id="${id}" class="hn-document__number">${words}</span>`;

const judgment =
  '<section id="cause-title"><h3 id="p1">CAUSE</h3></section>' +
  '<p id="p2"><span id="opinion-1">RAY, C.J.—</span></p>' +
  `<p id="p3">${number('para-1', '1<span>.</span>')} One <span id="page-785"></span></p>` +
  `<p id="p4">${number('para-2', '(2)')} Two</p>` +
  '<h3 id="p5"><span id="opinion-2">KHANNA, J. (dissenting)</span></h3>' +
  `<p id="p6">${number('opinion-2-para-1', '[1]')} Again one</p>` +
  '<h3 id="p7">The rule of law</h3>' +
  `<p id="p8">${number('opinion-2-para-2A', '2A')} Two A</p><blockquote><h4 id="p9">Quoted</h4></blockquote>`;

function show(html: string): HTMLElement {
  const text = document.body.appendChild(document.createElement('div'));
  text.innerHTML = html;
  return text;
}
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Puts the top of every element above the middle of the screen up to the one with this id. */
function scrollTo(text: HTMLElement, id: string): void {
  const all = [...text.querySelectorAll('[id]')].map((element) => element.id);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: all.indexOf(this.id) <= all.indexOf(id) ? 0 : 10_000 } as DOMRect;
  });
}

describe('a judgment with several opinions', () => {
  it('lists them with their first and last paragraph, and headings and pages by themselves', () => {
    expect(readOutline(show(judgment))).toEqual({
      hasNumbers: true,
      opinions: [
        { id: 'opinion-1', label: 'RAY, C.J.—', paragraphs: '1–2' },
        { id: 'opinion-2', label: 'KHANNA, J. (dissenting)', paragraphs: '1–2A' },
      ],
      headings: [{ id: 'p7', label: 'The rule of law', paragraphs: '2A' }],
      pages: [{ id: 'page-785', label: '785', paragraphs: '' }],
    });
  });

  it('finds a number in the opinion that the reader is in', () => {
    const text = show(judgment);
    scrollTo(text, 'para-1');
    expect(findParagraph(text, '1')?.id).toBe('para-1');
    scrollTo(text, 'opinion-2-para-1');
    expect(findParagraph(text, '1')?.id).toBe('opinion-2-para-1');
    expect(findParagraph(text, '2')?.id).toBe('para-2');
    expect(findParagraph(text, ' 2a ')?.id).toBe('opinion-2-para-2A');
    expect(findParagraph(text, '3')).toBeUndefined();
    expect(findParagraph(text, '')).toBeUndefined();
  });

  it('names a paragraph by its printed number, from either of its anchors', () => {
    const text = show(judgment);
    expect(numberOfParagraph(text, 'p8')).toBe('2A');
    expect(numberOfParagraph(text, 'opinion-2-para-2A')).toBe('2A');
    expect(numberOfParagraph(text, 'p7')).toBeUndefined();
    expect(numberOfParagraph(text, 'p99')).toBeUndefined();
  });
});

describe('a judgment without printed numbers', () => {
  it('has none, and no paragraph is counted', () => {
    const text = show('<h3 id="p1">ORDER</h3><p id="p2">One</p><p id="p3">Two</p>');
    expect(readOutline(text)).toMatchObject({ hasNumbers: false, headings: [{ id: 'p1', paragraphs: '' }] });
    expect(findParagraph(text, '1')).toBeUndefined();
    expect(numberOfParagraph(text, 'p2')).toBeUndefined();
  });

  it('cuts the label of a long opening line at a word', () => {
    const text = show(`<p><span id="opinion-1">The Judgment was delivered by ${'A. RAO, '.repeat(20)}</span></p>`);
    const [opinion] = readOutline(text).opinions;
    expect(opinion?.label.length).toBeLessThanOrEqual(92);
    expect(opinion?.label).toMatch(/RAO, …$|A\. …$/);
  });
});
