import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html.js';

describe('safeHtml', () => {
  it('does not change our own markup', () => {
    const html = '<section id="s1">\n<h3>1. Title</h3>\n<p id="p1">a &lt;b&gt; <sup>1</sup>[c]</p>\n</section>';
    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    '<p onclick="x()">a</p>',
    '<script>x()</script>',
    '<p id="a b">a</p>',
    '<img src=x onerror=x()>',
    '<p id="p1" style="x">a</p>',
  ])('sends anything else through the sanitiser: %s', (html) => {
    expect(safeHtml(html)).not.toMatch(/onclick|script|onerror|style|a b/);
  });
});
