// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileInputs } from './hostile-inputs.fixtures.js';
import { escapeHtml, highlightRuns, textOf } from './index.js';
import { sanitizeHtml } from './server.js';

const words = (html: string): string =>
  highlightRuns(html)
    .map((run) => (run.hit ? `[${run.text}]` : run.text))
    .join('');

describe('textOf', () => {
  it('decodes entities and separates paragraphs on request', () => {
    expect(textOf('<p>A &amp; B</p><p>C&nbsp;D &#8377;&#x20B9;&lt;&gt;&quot;&apos;&unknown;</p>')).toBe(
      'A & BC\u00A0D ₹₹<>"\'&unknown;',
    );
    expect(textOf('<p>A</p><p>B</p>', ' ')).toMatch(/^A +B/);
    expect(textOf('&#0;&#xD800;&#x110000;&#55296;')).toBe('\uFFFD'.repeat(4));
  });

  it('omits a line end that browsers ignore', () => {
    expect(textOf('<pre>\nx\n</pre>\n')).toBe('x\n\n');
    expect(textOf('<pre>\n\nx</pre><p>\ny</p>')).toBe('\nx\ny');
  });
});

describe('highlightRuns', () => {
  it('returns hits and the text around them', () => {
    expect(highlightRuns('the <b>right</b> to <b>life</b><b> and</b> &lt;b&gt;')).toEqual([
      { text: 'the ', hit: false },
      { text: 'right', hit: true },
      { text: ' to ', hit: false },
      { text: 'life and', hit: true },
      { text: ' <b>', hit: false },
    ]);
    expect(highlightRuns('')).toEqual([]);
  });

  it('E7: returns markup of the source as text', () => {
    expect(words('&lt;script&gt;<b>alert</b>(1)&lt;/script&gt;')).toBe('<script>[alert](1)</script>');
    expect(words('&amp;lt;b&amp;gt; <b>x</b>')).toBe('&lt;b&gt; [x]');
  });

  it('E7: removes other markup and keeps its text', () => {
    expect(highlightRuns('a<img src=x onerror=alert(1)><i>b</i></b>c')).toEqual([{ text: 'abc', hit: false }]);
    expect(words('a<b onclick=alert(1)>b</b><B>c</B>')).toBe('a[bc]');
  });

  it.each([
    ['in an entity', 'rights &am', 'rights &am'],
    ['in a numeric entity', 'rights &#837', 'rights &#837'],
    ['after half an entity', 'mp; rights <b>x</b>', 'mp; rights [x]'],
    ['in an opening tag', 'rights <b', 'rights '],
    ['after the bracket', 'rights <', 'rights <'],
    ['in a closing tag', '<b>rights</', '[rights]'],
    ['after half a tag', 'b>rights</b> x', 'b>rights x'],
    ['in a hit', 'the <b>rig', 'the [rig]'],
    ['after the start of a hit', 'hts</b> of', 'hts of'],
    ['in a comment', 'a <!-- <b>', 'a '],
    ['in an attribute', 'a <a title="<b>', 'a '],
  ])('E7: reads a fragment that was truncated %s', (_, fragment, expected) => {
    expect(words(fragment)).toBe(expected);
  });

  const source = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '<', '>', '&', '"', ';', '/', '<b>', '</b>', '<script>', '😀'),
    maxLength: 30,
  });
  const elementsOf = (html: string): number => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return template.content.querySelectorAll('*').length;
  };
  /** Checks that the rendered runs contain no elements except hits, for any text and truncation. */
  const drawsOnlyHits = (draw: (html: string) => string) =>
    fc.property(source, source, source, fc.nat(200), fc.nat(200), (before, hit, after, from, to) => {
      const whole = `${escapeHtml(before)}<b>${escapeHtml(hit)}</b>${escapeHtml(after)}`;
      const fragment = whole.slice(from % (whole.length + 1)).slice(0, to);
      const joined = `${fragment} … ${whole}`;
      expect(elementsOf(draw(joined).replace(/<\/?mark>/g, ''))).toBe(0);
    });
  const asMarks = (html: string) =>
    highlightRuns(html)
      .map(({ text, hit }) => (hit ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
      .join('');

  it('E7: renders no element of the source, for any text, truncation and joining', () => {
    fc.assert(drawsOnlyHits(asMarks), { numRuns: 400 });
    // Control: without escaping, elements appear.
    const unescaped = (html: string) =>
      highlightRuns(html)
        .map(({ text }) => text)
        .join('');
    expect(fc.check(drawsOnlyHits(unescaped), { numRuns: 2000 }).failed).toBe(true);
  });

  it('E7: keeps all text when nothing is truncated', () => {
    fc.assert(
      fc.property(source, source, (before, hit) => {
        const runs = highlightRuns(`${escapeHtml(before)}<b>${escapeHtml(hit)}</b>`);
        expect(runs.map(({ text }) => text).join('')).toBe(before + hit);
        expect(
          runs
            .filter((run) => run.hit)
            .map(({ text }) => text)
            .join(''),
        ).toBe(hit);
      }),
      { numRuns: 300 },
    );
  });

  it('E7: a joined fragment is safe as HTML after sanitising', () => {
    for (const input of hostileInputs) {
      const joined = sanitizeHtml(`${input.slice(0, input.length / 2)}<b>hit</b>${input}`);
      expect(sanitizeHtml(joined)).toBe(joined);
      expect(elementsOf(asMarks(joined).replace(/<\/?mark>/g, ''))).toBe(0);
    }
  });
});
