// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sanitizeInline as inBrowser } from './browser.js';
import { hostileInputs } from './hostile-inputs.fixtures.js';
import { escapeHtml, inlinePolicy, textOf } from './index.js';
import { inlineHtml, MAX_INLINE_TEXT } from './inline-html.js';
import { sanitizeInline as onServer } from './server.js';

function elementsOf(html: string): Element[] {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return [...body.querySelectorAll('*')];
}

/** Returns elements and attributes that a message may not contain. */
const beyond = (html: string): string[] =>
  elementsOf(html).flatMap((element) => [
    ...(inlinePolicy.elements.includes(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].map(({ name }) => name).filter((name) => name !== 'href' && name !== 'is'),
  ]);

describe.each([
  ['the server', onServer, 1000],
  // A simulated DOM is much slower than a browser.
  ['the browser', inBrowser, 200],
] as const)('an HTML message sanitised by %s', (_, sanitizeInline, count) => {
  it('E8: keeps bold, italics, line breaks, links and all text', () => {
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

  it('E8: contains nothing else, for any input', () => {
    expect(hostileInputs.filter((input) => beyond(sanitizeInline(input)).length > 0)).toEqual([]);
    // Control: the check detects an unsanitised message.
    expect(hostileInputs.filter((input) => beyond(input).length > 0).length).toBeGreaterThan(150);
  });

  it('E8: an escaped keyword stays text', () => {
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

  it('E8: truncates a megabyte to a thousand characters', () => {
    for (const piece of ['word ', '<b>x</b>', '<script>', '&amp;', '<a href="/x">', '😀', '<', '"']) {
      const clean = sanitizeInline(piece.repeat(Math.ceil(1_000_000 / piece.length)));
      expect(Array.from(textOf(clean)).length).toBeLessThanOrEqual(MAX_INLINE_TEXT + 1);
      expect(beyond(clean)).toEqual([]);
    }
    expect(textOf(sanitizeInline('x'.repeat(1_000_000)))).toBe(`${'x'.repeat(MAX_INLINE_TEXT)}…`);
  });

  it('E8: sanitises a thousand messages without a visible pause', () => {
    const started = performance.now();
    for (let run = 0; run < count; run += 1) sanitizeInline(`<b>Saved</b> item ${run}`);
    // More than a sixtieth of a second per message would drop a frame.
    expect((performance.now() - started) / count).toBeLessThan(16);
  });
});

describe('a message of a megabyte', () => {
  it('E8: takes as little time as one of ten thousand characters', () => {
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
