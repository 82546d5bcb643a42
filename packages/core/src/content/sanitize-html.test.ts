// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml as inBrowser } from './browser.js';
import { hostileInputs } from './hostile-inputs.fixtures.js';
import { documentPolicy, inlinePolicy } from './index.js';
import { sanitizeHtml as onServer } from './server.js';

const engines = [
  ['the server', onServer],
  ['the browser', inBrowser],
] as const;

interface Part {
  readonly element: string;
  readonly attributes: readonly string[];
}

function partsOf(html: string): Part[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].map((element) => ({
    element: element.localName,
    attributes: [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
  }));
}

/** What a parser adds by itself around cells. */
const implied = new Set(['tbody', 'tr', 'colgroup']);

function labels(html: string): string[] {
  return partsOf(html).flatMap(({ element, attributes }) => [
    ...(implied.has(element) ? [] : [element]),
    ...attributes.map((attribute) => `${element}[${attribute}]`),
  ]);
}

/** What the first list has that the second has not. */
function surplus(first: readonly string[], second: readonly string[]): string[] {
  const left = [...second];
  return first.filter((label) => {
    const at = left.indexOf(label);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Where the browser's parser makes something of an input that the server's does not, reviewed one by one. */
const reviewed: ReadonlyMap<string, { readonly more: readonly string[]; readonly because: string }> = new Map([
  [
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    { more: ['p'], because: 'without scripts the paragraph in noscript is markup; it is empty' },
  ],
  [
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    { more: ['p'], because: 'an end tag without a start makes an empty paragraph' },
  ],
  [
    '<p class="overlay modal" data-x=1 aria-label=evil slot=x is=x>x</p>',
    { more: ['p[is=]'], because: 'DOMPurify empties `is` instead of removing it; empty it names no element' },
  ],
  [
    '<b><i><p>misnested</b></i></p>',
    { more: ['i', 'i', 'b'], because: 'formatting that is closed too early is opened again around the rest' },
  ],
]);

describe.each(engines)('HTML cleaned by %s', (_, sanitize) => {
  it.each(hostileInputs)('holds nothing but what the policy allows: %s', (input) => {
    for (const { element, attributes } of partsOf(sanitize(input))) {
      expect(documentPolicy.elements).toContain(element);
      const allowed = [...(documentPolicy.attributes['*'] ?? []), ...(documentPolicy.attributes[element] ?? [])];
      for (const attribute of attributes) {
        const [name = '', ...value] = attribute.split('=');
        if (attribute === 'is=') continue;
        expect(allowed).toContain(name);
        if (name === 'href') expect(value.join('=')).toMatch(/^(?:https?:\/\/(?!user)|mailto:|\/(?![/\\])|#)/);
        if (name === 'id') expect(value.join('=')).toMatch(/^(?:p\d+|s\d+|doc-)/);
      }
    }
  });

  it.each(hostileInputs)('does not change when it is cleaned again: %s', (input) => {
    const once = sanitize(input);
    expect(sanitize(once)).toBe(once);
  });

  it('keeps the words and the structure of a judgment', () => {
    const judgment =
      '<h3 id="p1">JUDGMENT</h3><p id="p2">1. The appellant &amp; another <b>v.</b> the <em>State</em>.</p>' +
      '<blockquote><p id="p3">“Section 302 — <sup>1</sup>”</p></blockquote><ol start="2" type="a"><li>one</li></ol>' +
      '<table><thead><tr><th scope="col">Date</th></tr></thead><tbody><tr><td colspan="2">₹ 5</td></tr></tbody></table>' +
      '<section id="s302A"><h3>302A. Murder</h3></section><p lang="hi">न्यायालय</p><a href="#p2">above</a>';
    expect(sanitize(judgment)).toBe(judgment);
  });

  it('lets section anchors of a source still find their target, under a name no script of the page uses', () => {
    const html = sanitize('<a href="#body">to</a><p id="body">there</p>');
    expect(html).toBe('<a href="#doc-body">to</a><p id="doc-body">there</p>');
  });

  it('drops markup in one line of text but bold, italics and links', () => {
    const html = sanitize('<p>Saved. <b>Go</b> <a href="/packages" id="x">on</a><h2>!</h2></p>', inlinePolicy);
    expect(html).toBe('Saved. <b>Go</b> <a href="/packages">on</a>!');
  });
});

describe('the two engines', () => {
  it.each(hostileInputs)('agree, or the browser keeps less, but for the differences reviewed: %s', (input) => {
    expect(surplus(labels(inBrowser(input)), labels(onServer(input)))).toEqual(reviewed.get(input)?.more ?? []);
  });

  it.each(hostileInputs)('agree on what the server has already cleaned: %s', (input) => {
    const clean = onServer(input);
    expect(surplus(labels(inBrowser(clean)), labels(clean))).toEqual([]);
    // A cell without a table is dropped by every browser; its text stays.
    expect(surplus(labels(clean), labels(inBrowser(clean))).filter((label) => label !== 'td')).toEqual([]);
  });

  it('keep the browser from being wider for markup put together at random', () => {
    const pieces =
      '<p> </p> <b> </b> <a_href="javascript:x"> <a_href="/x"> </a> <svg> </svg> <math> </math> <style> </style> <!-- ' +
      '--> <table> <td> </table> <p_id=x> <img_onerror=x> <noscript> </noscript> <template> </template> text " \' <li> ' +
      '<h2> <iframe> </iframe> <select> </select> <title> </title> <form> </form> <mtext> &lt;script&gt;';
    const piece = fc.constantFrom(...pieces.split(' ').map((text) => text.replace('_', ' ')));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (chosen) => {
        const onceClean = onServer(chosen.join(''));
        expect(surplus(labels(inBrowser(onceClean)), labels(onceClean))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
