import { escapeHtml } from '@headnote/core/content';
import { describe, expect, it } from 'vitest';
import { compareQuotation, prepareJudgment } from './compare-quotation.js';
import { readJudgmentText } from './judgment-text.js';

const HTML = `<section id="cause-title"><div id="cause-parties"><p id="p1">ASHA MENON v. STATE</p></div></section>
<h3 id="p2"><span id="opinion-1">A. JUDGE, J.</span></h3>
<p id="p3"><span id="para-1">1.</span> The buyer of a boat takes it with its debts, whoever <span id="page-785">785</span> built it.3 That was the rule of the co-operative court for fifty years, and no Act has changed it.</p>
<p id="p4"><span id="para-2">2.</span> We hold that (1) the seller must tell the buyer of every debt; and (2) the port keeps a list of them. He paid Rs. 500 in No. 7, Dock Road.</p>
<p id="p9">The courts recognise this, and neutralise the judgment of the port. Nobody else, on the whole, keeps a list of all the debts that one boat or another may owe.</p>
<blockquote><p id="p5">“The [old] list was lost in the flood.”</p></blockquote>
<h3 id="p6"><span id="opinion-2">B. JUDGE, J. (dissenting)</span></h3>
<p id="p7"><span id="opinion-2-para-1">1.</span> I am unable to agree that a boat can owe anything to anybody at all.</p>`;
const opinion = (
  number: number,
  kind: 'majority' | 'dissenting',
  authors: readonly string[],
  from: number,
  to: number,
) => ({ number, kind, authors, agreeing: [], from, to }) as const;
const judgment = prepareJudgment(
  readJudgmentText(HTML, [opinion(1, 'majority', ['A. JUDGE'], 1, 6), opinion(2, 'dissenting', ['B. JUDGE'], 6, 8)]),
);
const compare = (quotation: string) => compareQuotation(quotation, judgment);

describe('no difference', () => {
  it.each([
    ['case, marks and spaces', 'THE BUYER of a boat,  takes it — with its debts'],
    ['a page and a footnote inside', 'whoever built it. That was the rule'],
    ['a page that was copied', 'takes it with its debts, whoever 785 built it'],
    ['hyphens', 'the rule of the cooperative court for fif-\nty years'],
    ['omissions', 'The buyer of a boat … built it. * * * no Act has changed it'],
    ['words in brackets', '[A] buyer of a boat takes it with [the] debts, whoever built it'],
    ['a letter in brackets', '[t]he buyer of a boat takes it with its debts'],
    ['a remark about the emphasis', 'The buyer of a boat takes it with its debts (emphasis supplied)'],
    [
      'the numbers of paragraphs',
      '1. The buyer of a boat takes it with its debts, … no Act has changed it.\n2. We hold that (1) the seller must tell',
    ],
    ['American spelling', 'the courts recognize this, and neutralize the judgement of the port'],
    ['brackets of the judgment', 'The [old] list was lost in the flood'],
  ])('%s', (_what, quotation) => {
    expect(compare(quotation).quotation).toBe('word-for-word');
  });
});

describe('a difference', () => {
  it.each([
    ['a word added', 'The buyer of a boat never takes it with its debts', [['added', 'never']]],
    ['a word dropped', 'The buyer of a boat takes it with debts, whoever built it', [['missing', 'its']]],
    [
      'a word replaced',
      'The buyer of a ship takes it with its debts',
      [
        ['missing', 'boat'],
        ['added', 'ship'],
      ],
    ],
    [
      'another amount',
      'tell the buyer of every debt. He paid Rs. 600 in No. 7, Dock Road',
      [
        ['missing', 'and (2) the port keeps a list of them.'],
        ['missing', '500'],
        ['added', '600'],
      ],
    ],
    [
      'other words at the end, and no more of the judgment than these',
      'We hold that (1) the seller must tell the buyer anything whatever',
      [
        ['missing', 'of every'],
        ['added', 'anything whatever'],
      ],
    ],
    ['a number that is no mark of a note', 'He paid Rs. 500 in No. Dock Road', [['missing', '7']]],
    [
      'words that no dots stand for',
      'The buyer of a boat takes it with its debts, whoever built it, and no Act has changed it',
      [['missing', 'That was the rule of the co-operative court for fifty years,']],
    ],
  ])('%s', (_what, quotation, differences) => {
    const { quotation: state, segments, paragraph } = compare(quotation);
    expect(state).toBe('differs');
    const told = segments
      .filter(({ kind }) => kind !== 'equal')
      .map(({ kind, text }) => [kind, text.replace(/[,.]$/, '')]);
    expect(told).toEqual(differences.map(([kind = '', text = '']) => [kind, text.replace(/[,.]$/, '')]));
    expect(paragraph).toMatch(/^para-/);
  });
});

describe('numbers', () => {
  const told = (text: string, quotation: string) =>
    compareQuotation(quotation, prepareJudgment(readJudgmentText(`<p id="p1">${escapeHtml(text)}</p>`, []))).quotation;

  it.each([
    ['The rate of interest is 12.5 per cent on the sum', 'The rate of interest is 125 per cent on the sum'],
    ['The case falls under Section 3(1) of the Harbour Act', 'The case falls under Section 31 of the Harbour Act'],
    ['He was convicted under Section34 of the Code', 'He was convicted under Section35 of the Code'],
    ['The injured boy was aged:17 years at that time', 'The injured boy was aged:18 years at that time'],
    ['The buyer took the shares,10 each for all of them', 'The buyer took the shares,90 each for all of them'],
    ['The damages were fixed at ₹5 crore by the court', 'The damages were fixed at $5 crore by the court'],
    ['The buyer paid in the years 1919-20 and later', 'The buyer paid in the years 191920 and later'],
    ['A boy whose age is < 18 years is no sailor', 'A boy whose age is > 18 years is no sailor'],
    ['A boy whose age is <18 years is no sailor', 'A boy whose age is 18 years is no sailor'],
    ['A boy whose age is ≥ 18 years may be a sailor', 'A boy whose age is > 18 years may be a sailor'],
    ['No fee is due where the sum is > Rs. 500 in all', 'No fee is due where the sum is < Rs. 500 in all'],
  ])('are others: %s', (text, quotation) => {
    expect(told(text, text)).toBe('word-for-word');
    expect(told(text, quotation)).toBe('differs');
  });

  it.each([
    ['He was convicted under Section34 of the Code', 'He was convicted under Section 34 of the Code'],
    ['He paid the sum of Rs. 1,50,000 to the port', 'He paid the sum of Rs. 150000 to the port'],
    ['The buyer paid in the years 1919-20 and later', 'The buyer paid in the years 1919 – 20 and later'],
    ['He paid Rs. 500 on the first day and 5 per cent more', 'He paid Rs. 500 … 5 per cent more'],
    ['A boy whose age is <18 years is no sailor', 'A boy whose age is < 18 years is no sailor'],
    ['A boy whose age is >= 18 years may be a sailor', 'A boy whose age is ≥ 18 years may be a sailor'],
    [
      'The port keeps a list of 18 boats and of every sailor',
      '> The port keeps a list of\n> 18 boats and of every sailor',
    ],
    [
      'That has always been the law,3 and no Act has changed it',
      'That has always been the law, and no Act has changed it',
    ],
  ])('are the same: %s', (text, quotation) => {
    expect(told(text, quotation)).toBe('word-for-word');
  });
});

it('says where the words are, and that only a dissent has them', () => {
  expect(compare('the seller must tell the buyer of every debt')).toMatchObject({ paragraph: 'para-2', judge: '' });
  expect(compare('a boat can owe anything to anybody at all')).toMatchObject({
    quotation: 'other-opinion',
    paragraph: 'opinion-2-para-1',
    judge: 'B. JUDGE',
  });
});

it('shows the nearest passage where the judgment has other words', () => {
  const { quotation, passage } = compare(
    'The port keeps a list of every sailor, and a judge must read it aloud on Mondays to all',
  );
  expect(quotation).toBe('not-found');
  expect(passage).toContain('the port keeps a list of them');
  expect(compare('Nothing of this kind was ever written by anyone').passage).toBe('');
});

it('takes linear time for a quotation of 1 MB and a judgment of 5 MB', { timeout: 60_000 }, () => {
  const hostile = prepareJudgment(
    readJudgmentText(`<p id="p1">${'a'.repeat(2_500_000)} ${'the court held that '.repeat(125_000)}</p>`),
  );
  for (const quotation of [
    `${'a'.repeat(999_999)}b`,
    'a … '.repeat(250_000),
    'the court held that it '.repeat(45_000),
  ]) {
    const start = performance.now();
    expect(compareQuotation(quotation, hostile).quotation).toBe('not-found');
    // A quadratic comparison takes hours.
    expect(performance.now() - start, quotation.slice(0, 30)).toBeLessThan(15_000);
  }
});

it('takes linear time for a judgment of 20,000 paragraphs', { timeout: 60_000 }, () => {
  const paragraph = `<span id="para-1">1.</span> <b>The court</b> held that ${'the buyer pays the seller '.repeat(16)}`;
  const timeOf = (count: number) => {
    const html = `<p id="p1">${paragraph}</p>`.repeat(count);
    const start = performance.now();
    expect(readJudgmentText(html).numbers).toHaveLength(count);
    return performance.now() - start;
  };
  timeOf(1_000);
  // Twenty times the text: 400 times the time if it grows with the square.
  expect(timeOf(20_000)).toBeLessThan(100 * Math.max(timeOf(1_000), 5));
});
