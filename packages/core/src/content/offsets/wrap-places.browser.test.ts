import { afterEach, describe, expect, it } from 'vitest';
import { sanitizeHtml, wrapPlaces, wrapPlacesInSlices, type WordsAt } from '../browser.js';
import { anchorElement } from '../links/anchor-element.js';
import { hostileInputs } from '../hostile-inputs.fixtures.js';
import { indexPlainText } from '../index.js';

function insert(html: string): HTMLElement {
  const root = document.body.appendChild(document.createElement('article'));
  root.innerHTML = html;
  return root;
}

afterEach(() => document.body.replaceChildren());

function link(root: HTMLElement, html: string, words: readonly string[]) {
  const index = indexPlainText(html);
  const places = words.map((text) => {
    const start = index.text.indexOf(text);
    const position = index.locate({ start, end: start + text.length, text });
    return position && { ...position, text };
  });
  return wrapPlaces(root, places, (place, part) => {
    const element = document.createElement('a');
    element.href = `/case/c${place}`;
    element.dataset['part'] = String(part);
    return element;
  });
}

const html =
  '<h3 id="p1">ORDER</h3>\n<p id="p2">Smith &amp; Sons <i>v.</i> State, (1990) <i>4</i> SMP 9; 1991 SMP 3.</p>\n' +
  '<p id="p3">As <a href="#p2">above, 1992 SMP 4</a>, and 1993 SMP 5 and</p>\n<p id="p4">1994 SMP 6</p>\n' +
  '<table><tbody>\n<tr><td>1995 SMP 7</td>\n<td>1996 SMP 8</td></tr>\n</tbody></table>';

describe('wrapPlaces', () => {
  it('wraps the words and does not change the text', () => {
    const root = insert(html);
    const before = root.textContent;
    const { wrapped } = link(root, html, ['1991 SMP 3', 'ORDER', '1996 SMP 8', '1993 SMP 5']);
    expect(wrapped).toEqual(new Set([0, 1, 2, 3]));
    expect(root.textContent).toBe(before);
    const links = [...root.querySelectorAll('a[data-part]')].map((a) => [a.getAttribute('href'), a.textContent]);
    expect(links).toEqual([
      ['/case/c1', 'ORDER'],
      ['/case/c0', '1991 SMP 3'],
      ['/case/c3', '1993 SMP 5'],
      ['/case/c2', '1996 SMP 8'],
    ]);
    expect(root.querySelector('h3 > a')?.parentElement?.id).toBe('p1');
  });

  it('wraps a range across elements in parts', () => {
    const root = insert(html);
    link(root, html, ['(1990) 4 SMP 9']);
    const parts = [...root.querySelectorAll<HTMLElement>('a[data-part]')].map((a) => [
      a.dataset['part'],
      a.textContent,
    ]);
    expect(parts).toEqual([
      ['0', '(1990) '],
      ['1', '4'],
      ['2', ' SMP 9'],
    ]);
    expect(root.querySelector('i > a')?.textContent).toBe('4');
  });

  it('inserts nothing between two paragraphs or cells', () => {
    const root = insert(html);
    link(root, html, ['1993 SMP 5 and\n\n1994 SMP 6', '1995 SMP 7\n\n1996 SMP 8']);
    expect(root.querySelectorAll('a[data-part]')).toHaveLength(4);
    expect(
      [...root.querySelectorAll('tbody, tr, article')].flatMap((one) => [...one.children].map((c) => c.localName)),
    ).not.toContain('a');
  });

  it('skips existing links and ranges that overlap an earlier one', () => {
    const root = insert(html);
    const { wrapped } = link(root, html, ['1992 SMP 4', 'Sons v. State', 'State, (1990)']);
    expect([...wrapped]).toEqual([1]);
    expect(root.querySelector('a[href="#p2"]')?.innerHTML).toBe('above, 1992 SMP 4');
  });

  it('skips a range whose words are different', () => {
    const root = insert(html.replace('1991', '2001'));
    const { wrapped } = link(root, html, ['1991 SMP 3', '1994 SMP 6']);
    expect([...wrapped]).toEqual([1]);
    expect(root.querySelectorAll('a[data-part]')).toHaveLength(1);
  });

  it('keeps anchors and the selection, forwards and backwards', () => {
    const root = insert(html);
    const selection = getSelection() as Selection;
    const words = root.querySelector('#p2')?.lastChild as Text;
    for (const [from, to] of [
      [2, 17],
      [17, 2],
    ] as const) {
      selection.setBaseAndExtent(words, from, words, to);
      const selected = selection.toString();
      const { undo } = link(root, html, ['1991 SMP 3', '1994 SMP 6']);
      expect(selection.toString()).toBe(selected);
      expect(selection.direction).toBe(from < to ? 'forward' : 'backward');
      expect(anchorElement(root, 'p4')?.textContent).toBe('1994 SMP 6');
      undo();
      expect(selection.toString()).toBe(selected);
      expect(root.innerHTML).toBe(insert(html).innerHTML);
      expect(root.querySelector('#p2')?.lastChild).toBe(words);
    }
  });

  it('wraps the correct words in hostile markup', () => {
    for (const input of hostileInputs) {
      const clean = sanitizeHtml(`<p>before 1991 SMP 3</p>${input}<p>after 1994 SMP 6</p>`);
      const root = insert(clean);
      const { wrapped } = link(root, clean, ['1991 SMP 3', '1994 SMP 6']);
      for (const element of root.querySelectorAll('a[data-part]')) {
        expect(['1991 SMP 3', '1994 SMP 6']).toContain(element.textContent);
      }
      expect(wrapped.size).toBeGreaterThan(0);
      expect(root.querySelectorAll('a a')).toHaveLength(0);
      root.remove();
    }
  });

  it('takes linear time', () => {
    const count = 20_000;
    const many = Array.from({ length: count }, (_, index) => `<p>See 1991 SMP ${index} there.</p>`).join('\n');
    const index = indexPlainText(many);
    const places = [...index.text.matchAll(/1991 SMP \d+/g)].map(({ 0: text, index: start }) => {
      const position = index.locate({ start, end: start + text.length, text });
      return position && { ...position, text };
    });
    const root = insert(many);
    const started = performance.now();
    const { wrapped } = wrapPlaces(root, places, () => document.createElement('a'));
    expect(wrapped.size).toBe(count);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('wrapPlacesInSlices', () => {
  const count = 2_000;
  const manyPlaces = (root: HTMLElement): WordsAt[] =>
    [...(root.textContent ?? '').matchAll(/1991 SMP \d+/g)].map(({ 0: text, index: start }) => ({
      start,
      end: start + text.length,
      text,
    }));
  const insertMany = () =>
    insert(Array.from({ length: count }, (_, index) => `<p>See 1991 SMP ${index} there.</p>`).join(''));
  const mark = () => document.createElement('mark');

  it('wraps what wrapPlaces wraps, in order, and lets the page work in between', async () => {
    const root = insertMany();
    let frames = 0;
    let most = 0;
    let last = 0;
    const { wrapped, finished } = wrapPlacesInSlices(root, manyPlaces(root), mark);
    const observe = () => {
      frames += 1;
      most = Math.max(most, wrapped.size - last);
      last = wrapped.size;
      request = requestAnimationFrame(observe);
    };
    let request = requestAnimationFrame(observe);
    expect(wrapped.size).toBe(0);
    await finished;
    cancelAnimationFrame(request);
    expect(wrapped.size).toBe(count);
    expect([...root.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(
      manyPlaces(root).map(({ text }) => text),
    );
    expect(frames).toBeGreaterThan(10);
    expect(most).toBeLessThan(count / 2);
  });

  it('stops at undo and leaves the text as it was', async () => {
    const root = insertMany();
    const { wrapped, undo, finished } = wrapPlacesInSlices(root, manyPlaces(root), mark);
    undo();
    await finished;
    expect(wrapped.size).toBeLessThan(count);
    expect(root.querySelector('mark')).toBeNull();
    expect(root.querySelector('p')?.childNodes).toHaveLength(1);
  });

  it('wraps words inside a link if asked to', async () => {
    const root = insert(html);
    const start = (root.textContent ?? '').indexOf('above');
    const places = [{ start, end: start + 'above, 1992 SMP 4, and'.length, text: 'above, 1992 SMP 4, and' }];
    expect(wrapPlaces(root, places, mark).wrapped.size).toBe(0);
    await wrapPlacesInSlices(root, places, mark, { insideControls: true }).finished;
    expect([...root.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['above, 1992 SMP 4', ', and']);
    expect(root.querySelector('a > mark')).not.toBeNull();
  });
});
