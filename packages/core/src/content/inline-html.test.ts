// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sanitizeInline as inBrowser } from './browser.js';
import { hostileInputs } from './hostile-inputs.fixtures.js';
import { escapeHtml, inlinePolicy, MAX_INLINE_TEXT, textOf } from './index.js';
import { inlineHtml } from './inline-html.js';
import { sanitizeInline as onServer } from './server.js';

function elementsOf(html: string): Element[] {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return [...body.querySelectorAll('*')];
}

/** Elements and attributes that a message may not have. */
const beyond = (html: string): string[] =>
  elementsOf(html).flatMap((element) => [
    ...(inlinePolicy.elements.includes(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].map(({ name }) => name).filter((name) => name !== 'href' && name !== 'is'),
  ]);

describe.each([
  ['the server', onServer, 1000],
  // A simulated DOM is far slower than a browser.
  ['the browser', inBrowser, 200],
] as const)('a message that is said to be HTML, cleaned by %s', (_, sanitizeInline, count) => {
  it('E8: keeps bold, italics, line breaks and links, and the words of everything else', () => {
    expect(sanitizeInline('<b>Saved</b> <i>a</i><em>b</em><strong>c</strong> <a href="/packages">Renew</a>')).toBe(
      '<b>Saved</b> <i>a</i><em>b</em><strong>c</strong> <a href="/packages">Renew</a>',
    );
    expect(sanitizeInline('<p>a<h2 id="x">b</h2><u>c</u><img src=x onerror=alert(1)></p>')).toBe('a b c');
    expect(sanitizeInline('<p>a</p><p>b</p>')).toBe('a b');
    expect(sanitizeInline('<DIV>Saved.</DIV>\n<ul><li>one<li>two</ul><b>three</b>')).toMatch(
      /^Saved\.\s+one two <b>three<\/b>$/,
    );
    expect(sanitizeInline('a<pb>b')).toBe('ab');
    expect(elementsOf(sanitizeInline('a<br>b')).map(({ localName }) => localName)).toEqual(['br']);
    expect(sanitizeInline('<a href="javascript:alert(1)" target="_blank">x</a>')).toBe('<a>x</a>');
  });

  it('E8: holds nothing else, whatever arrives', () => {
    expect(hostileInputs.filter((input) => beyond(sanitizeInline(input)).length > 0)).toEqual([]);
    // Control: the same check finds what a message without cleaning holds.
    expect(hostileInputs.filter((input) => beyond(input).length > 0).length).toBeGreaterThan(150);
  });

  it('E8: an echoed keyword that was escaped stays the text it is', () => {
    for (const keyword of [
      '<img src=x onerror=alert(1)>',
      '"quoted" & \'so\'',
      '</b><script>',
      '&lt;b&gt;',
      'न्याय 😀',
    ]) {
      const message = sanitizeInline(`Nothing found for <b>${escapeHtml(keyword)}</b>.`);
      expect(textOf(message)).toBe(`Nothing found for ${keyword}.`);
      expect(elementsOf(message).map(({ localName }) => localName)).toEqual(['b']);
    }
  });

  it('E8: shows a thousand characters of a megabyte', () => {
    for (const piece of ['word ', '<b>x</b>', '<script>', '&amp;', '<a href="/x">', '😀', '<', '"']) {
      const clean = sanitizeInline(piece.repeat(Math.ceil(1_000_000 / piece.length)));
      expect(Array.from(textOf(clean)).length).toBeLessThanOrEqual(MAX_INLINE_TEXT + 1);
      expect(beyond(clean)).toEqual([]);
    }
    expect(textOf(sanitizeInline('x'.repeat(1_000_000)))).toBe(`${'x'.repeat(MAX_INLINE_TEXT)}…`);
  });

  it('E8: cleans a thousand messages without a pause that a reader would see', () => {
    const started = performance.now();
    for (let run = 0; run < count; run += 1) sanitizeInline(`<b>Saved</b> item ${run}`);
    // A sixtieth of a second each would be a dropped frame.
    expect((performance.now() - started) / count).toBeLessThan(16);
  });
});

describe('a message of a megabyte', () => {
  it('E8: costs an engine no more than ten thousand characters do', () => {
    const seen: number[] = [];
    const clean = inlineHtml('x'.repeat(1_000_000), (html, policy) => {
      expect(policy).toBe(inlinePolicy);
      seen.push(html.length);
      return html;
    });
    expect(seen).toEqual([10_000]);
    expect(clean).toBe(`${'x'.repeat(MAX_INLINE_TEXT)}…`);
  });
});
