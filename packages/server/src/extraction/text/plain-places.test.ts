import { indexPlainText } from '@headnote/core/content';
import { describe, expect, it } from 'vitest';
import { buildPageText, buildParagraphText, cleanPageLines } from './document-text.js';
import { renderAct } from './render-act.js';

const source = `JUDGMENT

1. The appellant's "case" is that 2 < 3 & 5 > 4; see (1990) 4 SMP 9.

"We are of the view that the rule stands."

2.  It was so held.   The appeal is allowed.`;

describe('a reader counts the stored plain text', () => {
  it('of paragraphs and of pages', () => {
    for (const { html, plain } of [buildParagraphText(source), buildPageText(cleanPageLines(source))]) {
      expect(indexPlainText(html).text).toBe(plain);
    }
  });

  it('of acts, with the marks of amendments in them', () => {
    const part = {
      anchor: 's2',
      number: '2',
      heading: 'Definitions',
      text: 'In this Act, ^1[“word” & more]\n\n(a) means < what it says.',
      footnotes: '1. Subs. by Act 3 of 1950.',
      isPage: false,
    };
    const { html, plain } = renderAct([part, { ...part, anchor: 's3', number: '', heading: '' }], 'A notice.');
    expect(indexPlainText(html).text).toBe(plain);
  });
});
