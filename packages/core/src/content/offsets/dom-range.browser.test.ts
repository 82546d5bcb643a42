import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../browser.js';
import { randomMarkup } from '../engines.fixtures.js';
import { anchorElement } from '../links/anchor-element.js';
import { hostileInputs } from '../hostile-inputs.fixtures.js';
import { linkOfClick, textOf } from '../index.js';
import { sanitizeHtml as onServer } from '../server.js';
import { positionOfRange, rangeOfPosition } from './dom-range.js';

function insert(html: string): HTMLElement {
  const root = document.body.appendChild(document.createElement('article'));
  root.innerHTML = html;
  return root;
}

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

const html =
  '<h3 id="p1">JUDGMENT</h3><p id="p2">1. The <b>appellant</b> &amp; <i>another</i><br>v. the State</p><p id="p3"></p>' +
  '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><p id="p4">😀 न्यायालय</p>';

describe('offsets in a page', () => {
  it('are counted in the text that the browser shows, after any sanitising', () => {
    for (const input of hostileInputs) {
      const clean = sanitizeHtml(input);
      expect(insert(clean).textContent).toBe(textOf(clean));
    }
    fc.assert(
      fc.property(randomMarkup, (markup) => {
        const clean = sanitizeHtml(onServer(markup));
        expect(insert(clean).textContent).toBe(textOf(clean));
        document.body.replaceChildren();
      }),
      { numRuns: 200 },
    );
  });

  it('convert to a range and back, for every range of a text', () => {
    const root = insert(html);
    const length = textOf(html).length;
    for (let start = 0; start < length; start += 1) {
      for (let end = start + 1; end <= length; end += 7) {
        const range = rangeOfPosition(root, { start, end });
        expect(range?.toString()).toBe(textOf(html).slice(start, end));
        expect(range && positionOfRange(root, range)).toEqual({ start, end });
      }
    }
  });

  it('are undefined for ranges that are empty, too long or outside', () => {
    const root = insert(html);
    const length = textOf(html).length;
    for (const [start, end] of [
      [3, 3],
      [4, 2],
      [-1, 2],
      [0, length + 1],
      [length, length + 1],
    ] as const) {
      expect(rangeOfPosition(root, { start, end })).toBeUndefined();
    }
    const outside = document.createRange();
    outside.selectNodeContents(insert('<p>other</p>'));
    expect(positionOfRange(root, outside)).toBeUndefined();
    const half = document.createRange();
    half.setStart(root, 0);
    half.setEnd(outside.endContainer, outside.endOffset);
    expect(positionOfRange(root, half)).toBeUndefined();
    const collapsed = document.createRange();
    collapsed.setStart(root, 0);
    expect(positionOfRange(root, collapsed)).toBeUndefined();
    expect(rangeOfPosition(insert(''), { start: 0, end: 1 })).toBeUndefined();
  });

  it('are read from ranges that end at elements, as after a double click or select-all', () => {
    const root = insert(html);
    const whole = document.createRange();
    whole.selectNodeContents(root);
    expect(positionOfRange(root, whole)).toEqual({ start: 0, end: textOf(html).length });
    const bold = document.createRange();
    bold.selectNode(root.querySelector('b') as Node);
    expect(positionOfRange(root, bold)).toEqual({ start: 15, end: 24 });
    const paragraph = document.createRange();
    paragraph.setStart(root.querySelector('#p2') as Node, 0);
    paragraph.setEnd(root.querySelector('#p3') as Node, 0);
    expect(textOf(html).slice(8, positionOfRange(root, paragraph)?.end)).toBe('1. The appellant & anotherv. the State');
    const nothing = document.createRange();
    nothing.selectNodeContents(root.querySelector('#p3') as Node);
    expect(positionOfRange(root, nothing)).toBeUndefined();
  });
});

describe('anchors in a page', () => {
  const names = [
    'body',
    'forms',
    'token',
    '__proto__',
    'constructor',
    'toString',
    'cookie',
    'location',
    'p7',
    's302A',
    'a.b:c',
  ];

  it.each(names)(
    'E3: a link to %s still scrolls to its target, and the page’s own names stay its own',
    async (name) => {
      const before = {
        body: document.body,
        window: Object.keys(window),
        forms: document.forms,
        cookie: typeof document.cookie,
      };
      const source = `<a href="#${name}">to</a>${'<p>filler</p>'.repeat(300)}<p id="${name}">there</p>${'<p>filler</p>'.repeat(300)}`;
      for (const clean of [sanitizeHtml(source), sanitizeHtml(onServer(source))]) {
        const root = insert(clean);
        window.scrollTo(0, 0);
        root.querySelector('a')?.click();
        const target = [...root.querySelectorAll('p')].find(({ textContent }) => textContent === 'there');
        await expect.poll(() => Math.abs(target?.getBoundingClientRect().top ?? 1e6)).toBeLessThan(window.innerHeight);
        const link = linkOfClick([root.querySelector('a') as Element, root], root);
        expect(link.kind === 'section' && anchorElement(root, link.target)).toBe(target);
        expect(document.body).toBe(before.body);
        expect(document.forms).toBe(before.forms);
        expect(typeof document.cookie).toBe(before.cookie);
        expect(Object.keys(window)).toEqual(before.window);
        root.remove();
      }
    },
  );

  it('E3: control: without a prefix such an id overrides a name of the page', () => {
    insert('<form id="token"></form><form name="forms"></form>');
    expect((window as unknown as Record<string, unknown>)['token']).toBeInstanceOf(HTMLFormElement);
    expect(document.forms).toBeInstanceOf(HTMLFormElement);
  });

  it('E3: a link cannot reach an element of the page outside the document', () => {
    const around = document.body.appendChild(document.createElement('div'));
    around.id = 'doc-menu';
    const root = insert('<p id="doc-facts">x</p>');
    expect(anchorElement(root, 'doc-menu')).toBeUndefined();
    expect(anchorElement(root, 'menu')).toBeUndefined();
    expect(anchorElement(root, 'facts')).toBe(root.firstElementChild);
    expect(anchorElement(root, '"],*')).toBeUndefined();
    expect(anchorElement(root, '')).toBeUndefined();
  });

  it('linkOfClick reads a click on a real page', () => {
    const root = insert('<p><a href="#!advocate_17"><b>F. S. Nariman</b></a></p>');
    let link: unknown;
    root.addEventListener('click', (event) => {
      event.preventDefault();
      link = linkOfClick(event.composedPath(), root);
    });
    root.querySelector('b')?.click();
    expect(link).toEqual({ kind: 'advocate', id: '17', name: 'F. S. Nariman' });
    root.querySelector('p')?.click();
    expect(link).toEqual({ kind: 'none' });
  });
});
