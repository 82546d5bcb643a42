import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clause } from '../../model/engine-request.js';
import type { TextField } from '../../model/fields.js';
import { findPassages } from './highlight-field.js';
import { wantedWords } from './wanted-words.js';

interface Options {
  readonly field?: TextField;
  readonly size?: number;
  readonly count?: number;
  readonly window?: number;
}

function highlight(query: Clause, text: string, { field = 'content', size = 50, count = 3, window }: Options = {}) {
  const wanted = wantedWords(query).get(field);
  if (wanted === undefined) return [];
  const request = { field, fragmentSize: size, fragments: count };
  return findPassages(text, { request, wanted, window }).map(({ html }) => html);
}

const words = (text: string, field: TextField = 'content'): Clause => ({ type: 'match', field, text, operator: 'or' });
const phrase = (text: string, field: TextField = 'content'): Clause => ({ type: 'phrase', field, text });
const plain = (fragment: string) =>
  fragment.replace(/<\/?b>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

describe('highlightField', () => {
  it('marks every form of a word, escaped, and nothing else', () => {
    expect(highlight(words('arbitration'), 'An <i>arbitrator</i> & the Arbitrations of "A".', { size: 100 })).toEqual([
      'An &lt;i&gt;<b>arbitrator</b>&lt;/i&gt; &amp; the <b>Arbitrations</b> of &quot;A&quot;.',
    ]);
  });

  it('marks a phrase as one, but not its words elsewhere', () => {
    expect(
      highlight(phrase('natural justice'), 'Justice is natural. The rules of natural justice apply.', { size: 100 }),
    ).toEqual(['Justice is natural. The rules of <b>natural justice</b> apply.']);
  });

  it('marks the words for & and §', () => {
    expect(highlight(words('and section'), 'A & B, § 3')).toEqual(['A <b>&amp;</b> B, <b>§</b> 3']);
  });

  it('marks nothing that the query excludes or searches in another field', () => {
    const query: Clause = {
      type: 'bool',
      must: [words('fraud', 'title')],
      should: [],
      mustNot: [words('estoppel')],
      filter: [],
      minimumShouldMatch: 0,
    };
    expect(highlight(query, 'fraud and estoppel')).toEqual([]);
  });

  it('prefers places with different words, keeps the order of the text, cuts no word', () => {
    const filler = Array.from({ length: 30 }, (_, index) => `filler${index}`).join(' ');
    const text = `fraud ${filler} fraud fraud ${filler} estoppel by fraud ${filler}`;
    expect(highlight(words('fraud estoppel'), text, { count: 2 })).toEqual([
      'filler28 filler29 <b>fraud</b> <b>fraud</b> filler0 filler1',
      'filler29 <b>estoppel</b> by <b>fraud</b> filler0 filler1 filler2',
    ]);
    expect(highlight(words('fraud estoppel'), text, { count: 1 })[0]).toContain('estoppel');
  });

  it.each([
    [
      'the whole sentence around the words',
      'The State opposed it. Bail was refused by the High Court in March. The trial has not begun and the accused is in custody.',
      ['bail refused'],
      60,
      ['<b>Bail</b> was <b>refused</b> by the High Court in March.'],
    ],
    [
      'neighbours that fit, of the same paragraph',
      'One.\n\nThe State opposed it strongly, and in vain. Bail was refused by the High Court. He appeals now.\n\nTwo.',
      ['bail refused'],
      100,
      ['The State opposed it strongly, and in vain. <b>Bail</b> was <b>refused</b> by the High Court. He appeals now.'],
    ],
    [
      'whole phrases of a sentence that is too long',
      'In deciding bail applications, whether they are made before or after arrest, the court refusing bail or anticipatory bail must give reasons, however short, and a party may appeal against them.',
      ['refusing bail anticipatory reasons'],
      90,
      [
        'the court <b>refusing</b> <b>bail</b> or <b>anticipatory</b> <b>bail</b> must give <b>reasons</b>, however short',
      ],
    ],
    [
      'the next paragraph only for a passage that would be very short',
      'Held.\n\nBail refused.\n\nThe appeal is dismissed with costs throughout.',
      ['bail'],
      100,
      ['<b>Bail</b> refused. The appeal is dismissed with costs throughout.'],
    ],
  ])('shows %s', (_what, text, [query = ''], size, passages) => {
    expect(highlight(words(query), text, { size, count: 1 })).toEqual(passages);
  });

  it('highlights short fields whole, with unchanged markup', () => {
    expect(highlight(words('rao', 'appellant'), 'Asha  Rao & Sons', { field: 'appellant', count: 0 })).toEqual([
      'Asha <b>Rao</b> &amp; Sons',
    ]);
    const acts = '<ul><li>Sale &amp; Goods Act, s. 4</li><li>Limitation Act</li></ul>';
    expect(highlight(phrase('goods act', 'actsHtml'), acts, { field: 'actsHtml', count: 0 })).toEqual([
      '<ul><li>Sale &amp; <b>Goods</b> <b>Act</b>, s. 4</li><li>Limitation Act</li></ul>',
    ]);
    expect(highlight(words('li ul amp', 'actsHtml'), acts, { field: 'actsHtml', count: 0 })).toEqual([]);
  });

  it('never goes beyond the window, and cuts no word at its end', () => {
    const text = 'fraud one two estoppel three estoppel';
    expect(highlight(words('estoppel'), text, { window: 17 })).toEqual([]);
    expect(highlight(words('fraud'), text, { window: 17 })).toEqual(['<b>fraud</b> one two']);
    expect(highlight(words('estoppel'), text, { window: 25 })).toEqual(['fraud one two <b>estoppel</b>']);
  });

  it('cuts a word that is longer than a fragment, but no character', () => {
    const word = '𝐚'.repeat(40);
    const [fragment] = highlight(words(word), word, { size: 51 });
    expect(plain(fragment ?? '')).toBe('𝐚'.repeat(25));
  });

  it('keeps all these properties for any text', () => {
    const unit = fc.constantFrom(
      'fraud',
      'Fraud’s',
      'estoppel',
      '&',
      '<b>',
      '"',
      '𝐟𝐫𝐚𝐮𝐝',
      'é',
      ' ',
      '\n\n',
      '.',
      'x'.repeat(60),
      '\ud800',
    );
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 120 }).map((parts) => parts.join(' ')),
        fc.record({
          size: fc.integer({ min: 50, max: 300 }),
          count: fc.integer({ min: 1, max: 5 }),
          window: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
        }),
        (text, { size, count, window }) => {
          const fragments = highlight(words('fraud estoppel'), text, {
            size,
            count,
            ...(window === undefined ? {} : { window }),
          });
          expect(fragments.length).toBeLessThanOrEqual(count);
          const visible = text.slice(0, window).replace(/\s+/g, ' ');
          let place = 0;
          for (const fragment of fragments) {
            expect(fragment.replace(/<\/?b>|&(?:amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[<>&"]/);
            expect(fragment.match(/<b>/g)?.length).toBe(fragment.match(/<\/b>/g)?.length);
            expect(fragment).toMatch(/<b>(?:fraud|estop|𝐟)/i);
            const shown = plain(fragment);
            expect(shown.length).toBeLessThanOrEqual(size);
            const at = visible.indexOf(shown, place);
            expect(at).toBeGreaterThanOrEqual(0);
            place = at + shown.length;
          }
        },
      ),
    );
  });
});
