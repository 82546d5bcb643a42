import { textOf } from '@headnote/core/content';
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
        '<p>(1) This Act may be called the <sup>1</sup>[Sample] Act.</p>',
        '<p>(2) It extends to &lt;all&gt;.</p>',
        '<p><small>1. Subs. by Act 2 of 1960.</small></p>',
        '<p><small>2. Rep.</small></p>',
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
});
