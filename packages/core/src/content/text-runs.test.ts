import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-on-server.js';
import { textLength } from './text-length.js';
import { textOf } from './text-of.js';
import { textRuns } from './text-runs.js';
import { truncateText } from './truncate-text.js';

const runs = (html: string) => textRuns(html, { origin: 'https://library.example' });

describe('textRuns', () => {
  it('makes a list of runs of each paragraph', () => {
    expect(
      runs(
        '<h2>Judgment</h2>\n<p>We  <b>allow</b> the\n<i>appeal</i>.</p><p></p><blockquote>So <em>ordered</em></blockquote>',
      ),
    ).toEqual([
      [{ text: 'Judgment', mark: 'bold' }],
      [
        { text: 'We ' },
        { text: 'allow', mark: 'bold' },
        { text: ' the ' },
        { text: 'appeal', mark: 'italic' },
        { text: '.' },
      ],
      [{ text: 'So ' }, { text: 'ordered', mark: 'italic' }],
    ]);
  });

  it('keeps line breaks, and the cells of a row in one line', () => {
    expect(runs('<p>A<br>B</p><table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>')).toEqual([
      [{ text: 'A\nB' }],
      [{ text: '1 2' }],
      [{ text: '3' }],
    ]);
    expect(runs('<pre>a\n  b</pre>')).toEqual([[{ text: 'a\n  b' }]]);
  });

  it('completes paths, and drops links that lead nowhere outside the site', () => {
    const link = (href: string) => runs(`<p><a href="${href}">x</a></p>`)[0]?.[0]?.href;
    expect(link('/case/2024-hn-1')).toBe('https://library.example/case/2024-hn-1');
    expect(link('https://court.example/a?b=1&amp;c=2')).toBe('https://court.example/a?b=1&c=2');
    for (const href of ['#para-1', '#!act_1', 'mailto:a@b.example', 'javascript:alert(1)', '//evil.example', '']) {
      expect(link(href), href).toBeUndefined();
    }
  });

  it('keeps every word of sanitised HTML, in order and without markup', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</i>',
      '<i>',
      '<br>',
      '<td>',
      'a ',
      'b',
      '&lt;',
      '&amp;',
      ' ',
      '\n',
      '<script>',
      '<a href="/x">',
      '</a>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const html = sanitizeHtml(pieces.join(''));
        const words = (text: string) => text.replace(/\s+/g, '');
        const text = runs(html)
          .flatMap((paragraph) => paragraph.map((run) => run.text))
          .join('');
        expect(words(text)).toBe(words(textOf(html)));
      }),
    );
  });
});

describe('textLength', () => {
  it('counts as truncateText does', () => {
    const html = '<p>One &amp; <b>two</b> 😀</p>';
    expect(textLength(html)).toBe(11);
    expect(truncateText(html, textLength(html))).toBe(html);
    expect(truncateText(html, textLength(html) - 1)).not.toBe(html);
  });
});
