import { describe, expect, it } from 'vitest';
import { textOfHtml } from './text-of-html.js';

describe('textOfHtml', () => {
  it.each([
    [
      '<h1>IN THE HIGH COURT OF ORISSA</h1><p>Asha v. State</p><div>One</div>Two',
      'IN THE HIGH COURT OF ORISSA|Asha v. State|One|Two',
    ],
    [
      '<article>A<section>B</section><header>C</header></article><center>D</center><address>E</address>F',
      'A|B|C|D|E|F',
    ],
    ['<p>A<p>B<br>C<br/>D<hr>E', 'A|B|C|D|E'],
    ['<ul><li>A<li>B</ul><dl><dt>C<dd>D</dl>', 'A|B|C|D'],
    ['<table><caption>A</caption><tr><th>B</th><th>C</th></tr><tr><td>D<td>E</table>F', 'A|B C|D E|F'],
    ['<table><tr><td><p>A</p><p>B</p></td><td>C</td></tr></table>', 'A|B|C'],
  ])('begins a line with each block and divides cells: %s', (html, lines) => {
    expect(textOfHtml(html).split('\n')).toEqual(lines.split('|'));
  });

  it.each([
    ['<ol><li>A<li>B<ul><li>C</ul><li>D</ol>', '1. A|2. B|C|3. D'],
    ['<ol start="7" type="i"><li>A</li><li><ol type="a"><li>B</li></ol></li></ol>', 'vii. A|viii. a. B'],
    ['<ol><li value="12"><p>A</p></li><li>B</li></ol><ol><li>C</li></ol>', '12. A|13. B|1. C'],
    ['<ol><li>4. A</li><li><b>(b)</b> B</li></ol><li>C</li>', '4. A|(b) B|C'],
    ['<ol><li><pre>A</pre></li><li>B</li></ol>', '1. A|2. B'],
  ])('writes the numbers of lists that a browser shows, and none twice: %s', (html, lines) => {
    expect(textOfHtml(html).split('\n')).toEqual(lines.split('|'));
  });

  it('keeps a paragraph whole that the source wraps, and a word that has marks inside', () => {
    expect(textOfHtml('<p>Asha\r\n   Rao &amp; <b>S</b>ons</p>\n\n<p>&lt;sic&gt;</p>')).toBe('Asha Rao & Sons\n<sic>');
  });

  it('keeps the lines of preformatted text, and of a page that has no mark but these', () => {
    expect(textOfHtml('<p>A</p><pre>B\nC</pre><p>D\nE</p>')).toBe('A\nB\nC\nD E');
    expect(textOfHtml('1. The facts.\n2. The <i>reasons</i>.')).toBe('1. The facts.\n2. The reasons.');
  });

  it('reads a page of cells or blanks alone in linear time, and keeps blanks on a line', () => {
    // Where time grew with the square of the length, this took more than a minute.
    expect(textOfHtml(`${'<table><td>'.repeat(200_000)}The appeal is allowed.`)).toBe('The appeal is allowed.');
    expect(textOfHtml('<table><tr><td></td><td></td><td>A</td><td></td><td>B</td></tr></table>')).toBe('A  B');
  });

  it('finds the paragraphs of careless pages: hundreds of open elements, a head without an end', () => {
    expect(textOfHtml(`${'<font>'.repeat(500)}<p>A</p><p>B</p>`)).toBe('A\nB');
    expect(textOfHtml('<html><head><title>T</title><body><p>A</p><script>x()</script>B')).toBe('A\nB');
  });
});
