import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { actHtml, judgmentHtml, unnumberedHtml } from './document-view.fixtures.js';
import { hangNumbers } from './hang-numbers.js';
import { DocumentView, hasPrintedNumbers } from './index.js';
import { setAct } from './set-act.js';

afterEach(cleanup);

const textOf = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return (box.textContent ?? '').replace(/\s+/g, ' ').trim();
};
const numbers = () => [...document.querySelectorAll('.hn-document__number')].map((number) => number.textContent);

describe('DocumentView with a judgment', () => {
  it('moves printed numbers to the margin and leaves the text unchanged', () => {
    const { container } = render(<DocumentView html={judgmentHtml} />);
    expect(numbers()).toEqual(['1.', '2.', '3.', '124.']);
    expect((container.textContent ?? '').replace(/\s+/g, ' ').trim()).toBe(textOf(judgmentHtml));
    expect(document.getElementById('p2')?.textContent).toMatch(/^1\. This petition/);
  });

  it('ignores numbers inside a quotation', () => {
    const { html } = hangNumbers('<p>1. One</p><blockquote><p id="p2">7. Quoted</p></blockquote><p>2. Two</p>');
    expect(html).toContain('<blockquote><p id="p2">7. Quoted</p></blockquote>');
  });

  it('moves only the marked numbers of a text with marks, with their anchors', () => {
    const { html, hasNumbers } = hangNumbers(
      '<p id="p1"><span id="para-1">1.</span> One</p><p>1. A list</p><p><span id="opinion-2-para-1">(1)</span> Two</p>',
    );
    expect(hasNumbers).toBe(true);
    expect(html).toBe(
      '<p id="p1"><span id="para-1" class="hn-document__number">1<span class="hn-visually-hidden">.</span></span> One</p>' +
        '<p>1. A list</p><p><span id="opinion-2-para-1" class="hn-document__number">(1)</span> Two</p>',
    );
  });

  it('shows no numbers of its own next to a text without numbers', () => {
    render(<DocumentView html={unnumberedHtml} />);
    expect(numbers()).toEqual([]);
    expect(hasPrintedNumbers(unnumberedHtml)).toBe(false);
    expect(hasPrintedNumbers(judgmentHtml)).toBe(true);
  });

  it('does not take a single number, a year or a list of reports for paragraph numbers', () => {
    expect(hangNumbers('<p>1. Only one</p><p>More</p>').hasNumbers).toBe(false);
    expect(hangNumbers('<p>1956. February 3.</p><p>1957. March 1.</p>').hasNumbers).toBe(false);
    expect(hangNumbers('<p>2.50 rupees</p><p>3.75 rupees</p>').hasNumbers).toBe(false);
  });

  it('lets a wide table scroll, also by keyboard', () => {
    render(<DocumentView html={judgmentHtml} />);
    const region = screen.getByRole('region', { name: 'Table' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region.querySelector('table')).not.toBeNull();
  });

  it('inserts the text unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        const { html } = hangNumbers(`<p>1. ${escaped}</p><p>2. x</p>`);
        expect(textOf(html)).toBe(textOf(`<p>1. ${escaped}</p><p>2. x</p>`));
      }),
    );
  });
});

describe('DocumentView with an act', () => {
  it('moves section numbers to the margin and indents clauses', () => {
    render(<DocumentView html={actHtml} kind="act" />);
    expect(numbers()).toEqual(['12.', '(1)', '(2)', '(2A)', '2[(3)', '12A.']);
    const clauses = [...document.querySelectorAll('.hn-document__clause')].map((clause) => [
      clause.className.slice(-1),
      clause.querySelector('.hn-document__item')?.textContent,
    ]);
    expect(clauses).toEqual([
      ['1', '(a)'],
      ['1', '(b)'],
      ['2', '(i)'],
      ['2', '(ii)'],
    ]);
  });

  it('sets provisos and explanations as paragraphs of their own, and footnotes apart', () => {
    const html = setAct(actHtml);
    expect(html).toContain('<p class="hn-document__aside hn-document__aside--proviso"><i>Provided</i> that');
    expect(html).toContain('<p class="hn-document__aside hn-document__aside--note"><i>Explanation</i>.—For');
    expect(html.match(/hn-document__footnote/g)).toHaveLength(2);
  });

  it('keeps the marks of an amendment before a proviso or a clause', () => {
    const marked = '<p><sup>1</sup>[Provided further that x</p><p><sup>2</sup>[<sup>3</sup>[(c) y</p>';
    expect(setAct(marked)).toBe(
      '<p class="hn-document__aside hn-document__aside--proviso"><sup>1</sup>[<i>Provided</i> further that x</p>' +
        '<p class="hn-document__clause hn-document__clause--1"><span class="hn-document__item"><sup>2</sup>[<sup>3</sup>[(c)</span> y</p>',
    );
  });

  it('raises the numbers of amendments that the source prints on the line, and hides its bare marks', () => {
    const note = '<p id="doc-s5-n2"><small>2. Ins. by Act 3 of 1960.</small></p>';
    const html = setAct(`<section id="s5"><p>(1) One. ] 2 [(2) Two ] 7 [three] ^(d) 36 [not]</p>${note}</section>`);
    expect(html).toContain('] <sup><a href="#doc-s5-n2">2</a></sup> [(2) Two ] 7 [three]');
    expect(html).toContain('<span class="hn-document__caret">^</span>(d) 36 [not]');
    // On a page of a scan no note can be told from the text.
    const page = setAct('<section id="doc-page-3"><p>5 [( aa ) one;]</p><p>done.] 7 [ 8 [ ( 3 )] every</p></section>');
    expect(page).toContain('<p><sup>5</sup> [( aa )');
    expect(page).toContain('.] <sup>7</sup> [ <sup>8</sup> [ ( 3 )]');
    expect(textOf(html)).toContain('One. ] 2 [(2) Two');
  });

  it('keeps anchors and text', () => {
    const html = setAct(actHtml);
    expect(html).toContain('<section id="s12A">');
    expect(textOf(html)).toBe(textOf(actHtml));
  });

  it('tells clause (i) after (h) from roman (i) after (a)', () => {
    expect(setAct('<p>(h) x</p><p>(i) y</p><p>(j) z</p>')).not.toContain('clause--2');
    expect(setAct('<p>(a) x</p><p>(i) y</p><p>(A) z</p>')).toMatch(/clause--1.*clause--2.*clause--3/);
  });
});
