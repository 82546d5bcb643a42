import { describe, expect, it } from 'vitest';
import { makeCase } from '../test-library.fixtures.js';
import { countNames, createNameMask, maskNames } from './mask-names.js';

describe('createNameMask', () => {
  it.each([
    ['Asha Devi', 'ASHA\ndevi came.', 'X came.'],
    ['Asha Devi', 'Ashadevi and Asha Devika came.', 'Ashadevi and Asha Devika came.'],
    ['Asha Devi', 'Asha\n\nDevi came.', 'Asha\n\nDevi came.'],
    ["D'Mello", "D’Mello, D‘Mello and d'mello", 'X, X and X'],
    ['D’Mello', "D'Mello's case", "X's case"],
    ['A & B Sons', 'A & B Sons', 'X'],
    ['R. (Minor)', 'R. (Minor) by her father', 'X by her father'],
    ['Ren\u00e9e', 'Rene\u0301e and RENE\u0301E', 'X and X'],
    ['Rene\u0301e', 'Ren\u00e9e', 'X'],
    ['Rene', 'Rene\u0301 and Rene', 'Rene\u0301 and X'],
    ['\u092b\u093c\u093e\u0924\u093f\u092e\u093e', '\u095e\u093e\u0924\u093f\u092e\u093e आई', 'X आई'],
    ['\u095b\u0930\u0940\u0928', '\u091c\u093c\u0930\u0940\u0928', 'X'],
    ['राम', 'सीताराम, रामा और राम', 'सीताराम, रामा और X'],
    ['Sofia', 'So\ufb01a', 'X'],
    ['Asha', 'A\u00adsha, As\u200bha\u200e and \uff21sha', 'X, X and X'],
  ])('replaces "%s" in the text %j', (name, text, masked) => {
    expect(createNameMask([{ name, mask: 'X' }]).plain(text)).toBe(masked);
  });

  it.each([
    ['Asha Devi', '<p>Asha <b>Devi</b> came.</p>', '<p>X<b></b> came.</p>'],
    ["D'Mello", "<p>D&#39;Mello, D&apos;Mello, D'Mello, D’Mello</p>", '<p>X, X, X, X</p>'],
    ['A & B Sons', '<p>A &amp; B Sons, A &#38; B Sons</p>', '<p>X, X</p>'],
    ['"Asha"', '<p>&quot;Asha&quot; and "Asha"</p>', '<p>X and X</p>'],
    [
      'Ren\u00e9 Roy',
      '<p title="é">\u00e9 Rene\u0301 <b>Roy</b> \u00e9</p>',
      '<p title="é">\u00e9 X<b></b> \u00e9</p>',
    ],
    [
      'Chandrasekhar Rao',
      '<p>Chandra<span id="page-785"></span>sekhar Rao, C<small>HANDRASEKHAR</small> <span id="page-786">786</span>Ra<b>o</b></p>',
      '<p>X<span id="page-785"></span>, X<small></small><span id="page-786"></span><b></b></p>',
    ],
    ['Asha Devi', '<p>Asha<br>Devi, Asha <mark>Devi</mark></p>', '<p>X<br>, X<mark></mark></p>'],
    ['Amp', '<p>Amp &amp; Amp</p>', '<p>X &amp; X</p>'],
    ['Asha', '<p id="Asha">Asha</p>', '<p id="Asha">X</p>'],
    [
      'Asha Devi',
      '<abbr lang="en" title="Asha Devi, &quot;the wife&quot;">A.D.</abbr>',
      '<abbr lang="en" title="X, &quot;the wife&quot;">A.D.</abbr>',
    ],
  ])('replaces "%s" in the HTML %j', (name, html, masked) => {
    expect(createNameMask([{ name, mask: 'X' }]).html(html)).toBe(masked);
  });

  it('replaces several names at once: no mask is replaced again, and no half of a name is left', () => {
    const { plain } = createNameMask([
      { name: 'Rao', mask: 'Usha' },
      { name: 'Usha', mask: 'Rao' },
      { name: 'Asha Rao', mask: 'X' },
      { name: 'Rao Bahadur Singh', mask: 'Y' },
      { name: '\u{10428} \u{10428}', mask: 'Z' },
    ]);
    expect(plain('Usha and Rao, Asha Rao and Asha Rao Bahadur Singh')).toBe('Rao and Usha, X and Y');
    expect(plain('\u{10428} \u{10428}')).toBe('Z');
  });

  it('finds no name that nobody sees', () => {
    const names = [{ name: '\u200b', mask: 'X' }];
    expect(createNameMask(names).plain('Asha, Usha.')).toBe('Asha, Usha.');
    expect(countNames(makeCase('t:a', 'Asha, Usha.'), names)).toEqual([0]);
  });

  it.each([
    ['names', 'Asha '],
    ['tags that do not end', 'Asha <b '],
    ['empty pages', '<span id="page-1"></span>'],
    ['letters between tags', '<b>A</b>'],
  ])('takes time in line with the text: %s', (_, part) => {
    const names = Array.from({ length: 20 }, (__, at) => ({ name: `Asha${at}a Asha`, mask: 'X' }));
    const { html } = createNameMask([...names, { name: 'Aaaaaaaa Asha Asha Asha', mask: 'Y' }]);
    const timeOf = (length: number) => {
      const text = `<p>Asha${part.repeat(length / part.length)}`;
      const started = performance.now();
      html(text);
      return performance.now() - started;
    };
    timeOf(25_000);
    // Twenty times the text: 400 times the time if it grows with the square.
    expect(timeOf(500_000)).toBeLessThan(100 * Math.max(timeOf(25_000), 2));
  });

  it('writes a mask with markup as text', () => {
    expect(createNameMask([{ name: 'Asha', mask: '<X>' }]).html('<p>Asha</p>')).toBe('<p>&lt;X&gt;</p>');
  });
});

it('masks a cause title before a citation, and never the citation itself', () => {
  const otherCitations = ['Asha Air v. State, AIR 1990 SC 100', 'AIR 1990 SC 101'];
  const names = [
    { name: 'Air', mask: 'Y' },
    { name: 'Asha Air', mask: 'X' },
  ];
  expect(maskNames(makeCase('t:a', 'Text', { otherCitations }), names).otherCitations).toEqual([
    'Asha Air v. State, AIR 1990 SC 100',
    'AIR 1990 SC 101',
  ]);
  expect(maskNames(makeCase('t:a', 'Text', { otherCitations }), names.slice(1)).otherCitations).toEqual([
    'X v. State, AIR 1990 SC 100',
    'AIR 1990 SC 101',
  ]);
});
