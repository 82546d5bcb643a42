import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForEveryInput } from '../for-every-input.fixtures.js';
import { hostileInputs } from '../hostile-inputs.fixtures.js';
import { escapeHtml, indexPlainText, textOf } from '../index.js';
import { sanitizeHtml } from '../server.js';

/** Creates HTML and plain text from blocks of text, as the import does. */
const stored = (blocks: readonly string[]) => ({
  html: blocks.map((text, index) => `<p id="p${index + 1}">${escapeHtml(text)}</p>`).join('\n'),
  plain: blocks.join('\n\n'),
});

const html =
  '<h3 id="p1">ORDER</h3>\n<blockquote><p id="p2">Smith &amp; Sons <i>v.</i> <b>State, (1990) <i>4</i> SMP 9</b></p></blockquote>\n' +
  '<p id="p3">See [1990]&nbsp;4 SMP&#32;9<sup>1</sup> 😀 and 5 &lt; 6.<br>Next</p>\n' +
  '<table><tbody>\n<tr><td>1990 SMP 1</td>\n<td>1990 SMP 2</td></tr>\n</tbody></table>';

describe('indexPlainText', () => {
  const index = indexPlainText(html);
  const shown = textOf(html);

  it('separates paragraphs by one empty line, whatever the white space in the markup', () => {
    expect(index.text).toBe(
      'ORDER\n\nSmith & Sons v. State, (1990) 4 SMP 9\n\nSee [1990]\u00A04 SMP 91 😀 and 5 < 6.\nNext\n\n1990 SMP 1\n\n1990 SMP 2',
    );
  });

  it.each(['Smith & Sons v. State', '(1990) 4 SMP 9', '[1990]\u00A04 SMP 9', '5 < 6', '1990 SMP 2', 'ORDER', '😀'])(
    'locates words where a browser shows them: %s',
    (text) => {
      const start = index.text.indexOf(text);
      const place = index.locate({ start, end: start + text.length, text });
      expect(place && shown.slice(place.start, place.end)).toBe(text);
    },
  );

  it('locates nothing if the words differ or the range is outside the text', () => {
    for (const place of [
      { start: 7, end: 12, text: 'Smyth' },
      { start: 8, end: 13, text: 'Smith' },
      { start: -1, end: 4, text: 'ORDE' },
      { start: 4, end: 4, text: '' },
      { start: 5, end: 7, text: '\n\n' },
      { start: 9000, end: 9004, text: 'ORDE' },
      { start: Number.NaN, end: 5, text: 'ORDER' },
    ]) {
      expect(index.locate(place)).toBeUndefined();
    }
  });

  it('locates a range across paragraphs', () => {
    const text = '9\n\nSee [1990]';
    const start = index.text.indexOf(text);
    const place = index.locate({ start, end: start + text.length, text });
    expect(place && shown.slice(place.start, place.end)).toBe('9\nSee [1990]');
  });

  it('locates every range of any stored text', () => {
    const paragraph = fc
      .string({ unit: fc.constantFrom('a', 'B', '7', '&', '<', '>', '"', "'", '&amp;', '😀', ' ', 'न') })
      .map((text) => `x${text}.`);
    const property = (index: typeof indexPlainText) =>
      fc.property(fc.array(paragraph, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (blocks, one, other) => {
        const { html: markup, plain } = stored(blocks);
        const { text, locate } = index(markup);
        expect(text).toBe(plain);
        const start = one % plain.length;
        const words = plain.slice(start, start + 1 + (other % 20));
        const place = locate({ start, end: start + words.length, text: words });
        if (words.startsWith('\n') || words.endsWith('\n')) return;
        expect(place && textOf(markup).slice(place.start, place.end)).toBe(words.replaceAll('\n\n', '\n'));
      });
    fc.assert(property(indexPlainText), { numRuns: 300 });
    // Control: offsets in the shown text are different.
    const careless: typeof indexPlainText = (markup) => ({
      text: textOf(markup),
      locate: (place) => place,
    });
    expect(fc.check(property(careless), { numRuns: 300 }).failed).toBe(true);
  });

  itForEveryInput('finds the correct words in hostile markup', hostileInputs, (input) => {
    const clean = sanitizeHtml(`<p>before (1990) 4 SMP 9</p>${input}<p>after (1990) 4 SMP 9</p>`);
    const { text, locate } = indexPlainText(clean);
    for (const { index: start } of text.matchAll(/\(1990\) 4 SMP 9/g)) {
      const place = locate({ start, end: start + 14, text: '(1990) 4 SMP 9' });
      expect(place && textOf(clean).slice(place.start, place.end)).toBe('(1990) 4 SMP 9');
    }
  });
});
