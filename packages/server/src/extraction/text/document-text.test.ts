import { textOf } from '@headnote/core/content';
import { sanitizeHtml } from '@headnote/core/content/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPageText, buildParagraphText, cleanPageLines } from './document-text.js';

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const pageText = (source: string) => buildPageText(cleanPageLines(source));

/** Arbitrary text: words, characters with a meaning in HTML, empty lines and form feeds. */
const anyText = fc
  .array(
    fc.oneof(
      fc.lorem({ maxCount: 12, mode: 'sentences' }),
      fc.constantFrom('\n', '\n\n', '\n\f', ' <b>&amp;', '"', ' x- y'),
    ),
  )
  .map((parts) => parts.join('\n'));

describe('the text of a judgment', () => {
  it('gives its paragraphs their position and their printed number as ids', () => {
    const { html, plain, anchors } = buildParagraphText('1. Leave granted.\n2. The appeal is allowed.');
    expect(html).toBe(
      '<p id="p1"><span id="para-1">1.</span> Leave granted.</p>\n' +
        '<p id="p2"><span id="para-2">2.</span> The appeal is allowed.</p>',
    );
    expect(anchors).toEqual(['para-1', 'para-2']);
    expect(plain).toBe('1. Leave granted.\n\n2. The appeal is allowed.');
  });

  it('joins a paragraph of very many printed lines without a copy of it for each line', () => {
    const lines = 400_000;
    const { plain } = pageText(`1. The facts.\n${'w\n'.repeat(lines)}`);
    expect(plain.match(/w/g)).toHaveLength(lines);
  });

  it('escapes anything that looks like markup', () => {
    const { html } = buildParagraphText('<script>alert(1)</script> & "so on"');
    expect(html).toBe('<p id="p1">&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so on&quot;</p>');
  });

  it('joins lines that break at an abbreviation, at a comma or before a small letter', () => {
    expect(
      buildParagraphText('Convicted under s.\n302 of the Penal Code by the Court,\nNagpur and\nnot heard.').plain,
    ).toBe('Convicted under s. 302 of the Penal Code by the Court, Nagpur and not heard.');
  });

  it('keeps the line that names the judge separate from the next', () => {
    expect(buildParagraphText('The Judgment was delivered by : A. Sample, J.\nLeave granted.').plain).toBe(
      'The Judgment was delivered by : A. Sample, J.\n\nLeave granted.',
    );
  });

  it('rejoins a word broken at a line end only if the text also contains it whole', () => {
    expect(buildParagraphText('The appel- lant left. The appellant was a non- appellant.').plain).toBe(
      'The appellant left. The appellant was a non- appellant.',
    );
  });

  it('loses no letter of any text without pages', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        expect(letters(buildParagraphText(source).plain)).toBe(letters(source));
      }),
    );
  });

  it('has the same words in HTML and in plain text', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        for (const text of [buildParagraphText(source), pageText(source)]) {
          expect(squeeze(textOf(text.html))).toBe(squeeze(text.plain));
        }
      }),
    );
  });

  it('writes HTML that the content policy does not change', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const { html } = pageText(source);
        expect(sanitizeHtml(html).replaceAll('"', '&quot;')).toBe(html.replaceAll('"', '&quot;'));
      }),
    );
  });

  it('gives the same ids to the same text', () => {
    const source = 'ORDER\n1. One.\n2. Two.\n“quoted words”\n3. Three.';
    expect(buildParagraphText(source)).toEqual(buildParagraphText(source));
  });

  it('splits a million characters into paragraphs in under a second', () => {
    const source =
      'The learned counsel for the appel- lant submitted that s. 12 of the Act was not attracted.\n'.repeat(11_000);
    const start = performance.now();
    buildParagraphText(source);
    expect(performance.now() - start).toBeLessThan(8_000);
  });
});

describe('the text of a page-wise judgment', () => {
  const source = [
    'IN THE HIGH COURT OF SAMPLEPUR',
    'Ravi Sample',
    '... Appellant',
    'Versus',
    'State of Samplepur',
    '... Respondent',
    'JUDGMENT',
    '1.',
    '',
    'This appeal is directed against the judgment and order dated 28',
    '',
    'June 2019 passed by the learned Judge, who held that:',
    '“no duty was leviable on goods of this kind in the year in question.”',
    '2. Leave was granted. The High Court took another view of the matter, for',
    'reasons which follow.',
    '\f3',
    '3. The appeal is allowed.',
  ].join('\n');

  it('keeps every line of the cause title and joins the lines of the body', () => {
    expect(pageText(source).plain.split('\n\n')).toEqual([
      'IN THE HIGH COURT OF SAMPLEPUR',
      'Ravi Sample',
      '... Appellant',
      'Versus',
      'State of Samplepur',
      '... Respondent',
      'JUDGMENT',
      '1. This appeal is directed against the judgment and order dated 28 June 2019 passed by the learned Judge, who held that:',
      '“no duty was leviable on goods of this kind in the year in question.”',
      '2. Leave was granted. The High Court took another view of the matter, for reasons which follow.',
      '3. The appeal is allowed.',
    ]);
  });

  it('marks headings and quoted passages', () => {
    const { html } = pageText(source);
    expect(html).toContain('<h3 id="p7">JUDGMENT</h3>');
    expect(html).toContain('<blockquote><p id="p9">“no duty');
  });
});
