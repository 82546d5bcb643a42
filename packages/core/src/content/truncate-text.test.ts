import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREVIEW_LENGTH, textOf, truncateText } from './index.js';
import { sanitizeHtml } from './server.js';

const charactersOf = (html: string): number => Array.from(textOf(html)).length;

describe('truncateText', () => {
  it('E10: returns the first 2,000 characters, an ellipsis and closed markup', () => {
    const html = `<p id="p1">${'a'.repeat(1500)}</p><blockquote><p id="p2"><b>${'b'.repeat(1000)}</b></p></blockquote>`;
    expect(truncateText(html, PREVIEW_LENGTH)).toBe(
      `<p id="p1">${'a'.repeat(1500)}</p><blockquote><p id="p2"><b>${'b'.repeat(500)}…</b></p></blockquote>`,
    );
  });

  it('returns a short text unchanged', () => {
    expect(truncateText('<p>short</p>', 5)).toBe('<p>short</p>');
    expect(truncateText('', 5)).toBe('');
  });

  it('E10: counts an entity and a surrogate pair as one character and splits neither', () => {
    expect(truncateText('<p>&lt;&#8377;&#x20B9;&sect;ab</p>', 4)).toBe('<p>&lt;&#8377;&#x20B9;&sect;…</p>');
    expect(truncateText('a😀b', 2)).toBe('a😀…');
    expect(truncateText('😀😀', 1)).toBe('😀…');
    expect(truncateText('AT&T &c', 5)).toBe('AT&T …');
  });

  it('E10: does not count markup: attributes with a bracket, comments and void elements', () => {
    expect(truncateText('<a href="/x?a>b">ab</a><br>cd<!-- > -->ef', 3)).toBe('<a href="/x?a>b">ab</a><br>c…');
    expect(truncateText('1 < 2 is true', 5)).toBe('1 < 2…');
  });

  it('adds an ellipsis only if words were removed', () => {
    expect(truncateText('<p>ab </p> \n<p>&nbsp;</p>', 2)).toBe('<p>ab</p>');
    expect(truncateText('<p>ab </p> <p> c</p>', 2)).toBe('<p>ab…</p>');
    expect(truncateText('<p> </p>', 0)).toBe('<p></p>');
  });

  it('returns only the ellipsis for length 0', () => {
    expect(truncateText('<p>abc</p>', 0)).toBe('<p>…</p>');
    expect(truncateText('<p>abc</p>', -3)).toBe('<p>…</p>');
  });

  it('E10: never splits a tag, entity or surrogate pair', () => {
    const html =
      '<p id="p1" title=">">A&amp;B &#8377;5 &#x1F600; 😀 न्या</p><table><tbody><tr><td>x&nbsp;y</td></tr></tbody></table><br>z';
    const text = Array.from(textOf(html));
    for (let length = 0; length <= text.length; length += 1) {
      const cut = truncateText(html, length);
      expect(textOf(cut)).toBe(text.slice(0, length).join('') + (length < text.length ? '…' : ''));
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.match(/<table/g)?.length).toBe(cut.match(/<\/table/g)?.length);
    }
    expect(truncateText(html, text.length)).toBe(html);
  });

  const pieces =
    '<p> </p> <b> </b> <i> </i> <br> <table><tr><td> </td></tr></table> &amp; &#x1F600; 😀 न्याय text_ <a_href="/x"> </a> ' +
    '< > & " \uD83D <font> <pre> \n';
  const piece = fc.constantFrom(...pieces.split(' ').map((text) => text.replace('_', ' ')));
  const showsNoMore = (truncate: typeof truncateText) =>
    fc.property(fc.array(piece, { maxLength: 40 }), fc.integer({ min: 0, max: 30 }), (chosen, length) => {
      const html = sanitizeHtml(chosen.join(''));
      const cut = truncate(html, length);
      const whole = Array.from(textOf(html));
      if (whole.length <= length) expect(cut).toBe(html);
      else {
        const more = /\S/.test(whole.slice(length).join('')) ? '…' : '';
        expect(textOf(cut)).toBe(whole.slice(0, length).join('') + more);
      }
      expect(sanitizeHtml(cut)).toBe(cut);
    });

  it('E10: never returns more text than allowed, and is well formed, for any text', () => {
    fc.assert(showsNoMore(truncateText), { numRuns: process.env['LONG_RUN'] ? 50_000 : 400 });
  });

  it('E10: control: detects counting of markup, or of units instead of characters', () => {
    const onMarkup = (html: string, length: number) => (html.length <= length ? html : `${html.slice(0, length)}…`);
    const unclosed = (html: string, length: number) => truncateText(html, length).replace(/<\/[a-z]+>$/, '');
    for (const broken of [onMarkup, unclosed])
      expect(fc.check(showsNoMore(broken), { numRuns: 500 }).failed).toBe(true);
  });

  it('takes linear time', () => {
    const nested = `${'<div>'.repeat(50_000)}x`;
    const brackets = '<'.repeat(1_000_000);
    const quotes = '<a href="'.repeat(100_000);
    const entities = '&'.repeat(1_000_000);
    const started = performance.now();
    // End tags without a start tag inside many open elements.
    const stray = `${'<b>'.repeat(100_000)}${'</i>'.repeat(100_000)}x`;
    for (const html of [nested, brackets, quotes, entities, stray]) truncateText(html, 10_000_000);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('truncates two million characters to the requested length', () => {
    const html = '<p>word word</p>'.repeat(200_000);
    expect(charactersOf(truncateText(html, 2000))).toBe(2001);
  });
});
