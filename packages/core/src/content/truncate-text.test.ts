import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightRuns, PREVIEW_LENGTH, textOf, truncateText } from './index.js';
import { sanitizeHtml } from './server.js';

const charactersOf = (html: string): number => Array.from(textOf(html)).length;

describe('a preview', () => {
  it('is the first 2,000 characters of the text and an ellipsis, with its markup closed', () => {
    const html = `<p id="p1">${'a'.repeat(1500)}</p><blockquote><p id="p2"><b>${'b'.repeat(1000)}</b></p></blockquote>`;
    expect(truncateText(html, PREVIEW_LENGTH)).toBe(
      `<p id="p1">${'a'.repeat(1500)}</p><blockquote><p id="p2"><b>${'b'.repeat(500)}…</b></p></blockquote>`,
    );
  });

  it('leaves a short text as it is', () => {
    expect(truncateText('<p>short</p>', 5)).toBe('<p>short</p>');
    expect(truncateText('', 5)).toBe('');
  });

  it('counts an entity and a surrogate pair as one character and breaks neither', () => {
    expect(truncateText('<p>&lt;&#8377;&#x20B9;&sect;ab</p>', 4)).toBe('<p>&lt;&#8377;&#x20B9;&sect;…</p>');
    expect(truncateText('a😀b', 2)).toBe('a😀…');
    expect(truncateText('😀😀', 1)).toBe('😀…');
    expect(truncateText('AT&T &c', 5)).toBe('AT&T …');
  });

  it('counts no markup: attributes with a bracket, comments and void elements', () => {
    expect(truncateText('<a href="/x?a>b">ab</a><br>cd<!-- > -->ef', 3)).toBe('<a href="/x?a>b">ab</a><br>c…');
    expect(truncateText('1 < 2 is true', 5)).toBe('1 < 2…');
  });

  it('shows only the ellipsis for no characters at all', () => {
    expect(truncateText('<p>abc</p>', 0)).toBe('<p>…</p>');
    expect(truncateText('<p>abc</p>', -3)).toBe('<p>…</p>');
  });

  it('never shows more than it should, whatever the text, and stays well formed', () => {
    const pieces =
      '<p> </p> <b> </b> <i> </i> <br> <table><tr><td> </td></tr></table> &amp; &#x1F600; 😀 न्याय text_ <a_href="/x"> </a> ' +
      '< > & " \uD83D';
    const piece = fc.constantFrom(...pieces.split(' ').map((text) => text.replace('_', ' ')));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.integer({ min: 0, max: 30 }), (chosen, length) => {
        const html = sanitizeHtml(chosen.join(''));
        const cut = truncateText(html, length);
        const whole = Array.from(textOf(html));
        if (whole.length <= length) expect(cut).toBe(html);
        else expect(textOf(cut)).toBe(`${whole.slice(0, length).join('')}…`);
        expect(sanitizeHtml(cut)).toBe(cut);
      }),
      { numRuns: 500 },
    );
  });

  it('takes time in proportion to the text', () => {
    const nested = `${'<div>'.repeat(50_000)}x`;
    const brackets = '<'.repeat(1_000_000);
    const quotes = '<a href="'.repeat(100_000);
    const entities = '&'.repeat(1_000_000);
    const started = performance.now();
    for (const html of [nested, brackets, quotes, entities]) truncateText(html, 10_000_000);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('cuts two million characters within the length asked for', () => {
    const html = '<p>word word</p>'.repeat(200_000);
    expect(charactersOf(truncateText(html, 2000))).toBe(2001);
  });
});

describe('text and hits', () => {
  it('gives the text of a document, words of two paragraphs apart when asked', () => {
    expect(textOf('<p>A &amp; B</p><p>C&nbsp;D &#8377;</p>')).toBe('A & BC\u00A0D ₹');
    expect(textOf('<p>A</p><p>B</p>', ' ')).toMatch(/^A +B/);
  });

  it('splits a fragment into what was found and what stands around it', () => {
    expect(highlightRuns('the <b>right</b> to <b>life</b><b> and</b> &lt;b&gt;')).toEqual([
      { text: 'the ', hit: false },
      { text: 'right', hit: true },
      { text: ' to ', hit: false },
      { text: 'life and', hit: true },
      { text: ' <b>', hit: false },
    ]);
  });

  it('draws foreign markup of a fragment as nothing, and its text as text', () => {
    expect(highlightRuns('a<img src=x onerror=alert(1)><i>b</i></b>c')).toEqual([{ text: 'abc', hit: false }]);
    expect(highlightRuns('')).toEqual([]);
  });
});
