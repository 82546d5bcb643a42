import { textOf } from '@headnote/core/content';
import { sanitizeHtml } from '@headnote/core/content/server';
import { describe, expect, it } from 'vitest';
import type { ActPart } from './act-part.js';
import { renderAct } from './render-act.js';

const part = (details: Partial<ActPart>): ActPart => ({
  anchor: 's1',
  number: '1',
  heading: 'Short title',
  text: '',
  footnotes: '',
  isPage: false,
  ...details,
});

describe('renderAct', () => {
  it('gives the id of a note to the first of two notes with its number', () => {
    const { html } = renderAct([part({ text: 'One.', footnotes: '1. First.\n\n1st October, 2020: section 13.' })]);
    expect([...html.matchAll(/ id="doc-[^"]*-n1"/g)]).toHaveLength(1);
  });

  it('shows heading, paragraphs, amendment marks and notes of a section', () => {
    const { html, plain } = renderAct([
      part({
        text: '(1) This Act may be called the\n^1[Sample] Act.\n\n(2) It extends to <all>.',
        footnotes: '1. Subs. by\nAct 2 of 1960.\n2. Rep.',
      }),
    ]);
    expect(html).toBe(
      [
        '<section id="s1">',
        '<h3>1. Short title</h3>',
        '<p>(1) This Act may be called the <sup><a href="#doc-s1-n1">1</a></sup>[Sample] Act.</p>',
        '<p>(2) It extends to &lt;all&gt;.</p>',
        '<p id="doc-s1-n1"><small>1. Subs. by Act 2 of 1960.</small></p>',
        '<p id="doc-s1-n2"><small>2. Rep.</small></p>',
        '</section>',
      ].join('\n'),
    );
    expect(textOf(html).replace(/\s+/g, '')).toBe(plain.replace(/\s+/g, ''));
  });

  it('keeps a line of asterisks, which marks omitted words', () => {
    expect(renderAct([part({ text: '(a) one;\n\n* * * * *\n\n(c) three.' })]).plain).toContain('* * * * *');
  });

  it('shows a page of a PDF as a page, with a new line where a part begins', () => {
    const { html } = renderAct([
      part({
        anchor: 'doc-page-2',
        heading: 'Page 2',
        isPage: true,
        text: '1. Short title.― This Act may be\ncalled the Sample Act.\n2. Definitions.― In this Act, ―',
      }),
    ]);
    expect(html).toContain(
      '<h3>Page 2</h3>\n<p>1. Short title.― This Act may be called the Sample Act.</p>\n<p>2. Definitions',
    );
  });

  it.each([
    ['only if--', 'only if—'],
    ['Explanation.— For the', 'Explanation.—For the'],
    ['Explanation. –– For the', 'Explanation.—For the'],
    ['namely: --', 'namely:—'],
    ['namely:-', 'namely:—'],
    ['trade.- (1) The', 'trade.—(1) The'],
    ['sub-section (1) of section 10-12', 'sub-section (1) of section 10-12'],
    ['the years 1990–91', 'the years 1990–91'],
    ['------', '------'],
  ])('sets dashes as in the Gazette: %s', (text, expected) => {
    expect(renderAct([part({ text })]).plain).toBe(`1. Short title\n\n${expected}`);
  });

  it('sets the amendments of states under a heading of their own', () => {
    const { html } = renderAct([part({ text: 'One.\n\nSTATE AMENDMENTS\n\nJammu and Kashmir.--Two.' })]);
    expect(html).toContain('<h4>STATE AMENDMENTS</h4>\n<p>Jammu and Kashmir.—Two.</p>');
  });

  it('says that the source has no text of a section, unless the heading says why', () => {
    expect(renderAct([part({ heading: 'Dowry death' })]).plain).toContain('The source has no text of this section.');
    expect(renderAct([part({ heading: '[Repealed.]' })]).plain).toBe('1. [Repealed.]');
  });

  it('leaves a mark without a note as it is', () => {
    expect(renderAct([part({ text: '^2[Words]' })]).html).toContain('<p><sup>2</sup>[Words]</p>');
  });

  it('writes only elements that need no second pass of the sanitiser', () => {
    const { html } = renderAct([part({ text: 'One ^1[two].\n\nSTATE AMENDMENT', footnotes: '1. Ins.' })]);
    expect(sanitizeHtml(html)).toBe(html);
  });
});
