import { describe, expect, it } from 'vitest';
import { findParagraph, numberOfParagraph } from './find-paragraph.js';

function textOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

const number = (value: string) => `<span class="hn-document__number">${value}<span>.</span></span>`;

describe('a judgment with printed numbers', () => {
  const text = textOf(`<p id="p1">JUDGMENT</p><p id="p2">${number('1')} One</p><p id="p4">${number('2')} Two</p>`);

  it('finds a paragraph by the number next to the rule', () => {
    expect(findParagraph(text, '2')?.id).toBe('p4');
    expect(numberOfParagraph(text, 'p4')).toBe('2');
  });

  it('does not find a paragraph by its position', () => {
    expect(findParagraph(text, '3')).toBeUndefined();
    expect(numberOfParagraph(text, 'p1')).toBeUndefined();
  });
});

describe('a judgment without numbers', () => {
  const text = textOf(
    '<h3 id="p1">ORDER</h3><p id="p2">One</p><blockquote><p id="p3">Q</p></blockquote><p id="p4">Two</p>',
  );

  it('finds a paragraph by its position', () => {
    expect(findParagraph(text, '2')?.id).toBe('p4');
    expect(numberOfParagraph(text, 'p4')).toBe('2');
    expect(findParagraph(text, '3')).toBeUndefined();
    expect(findParagraph(text, '0')).toBeUndefined();
  });
});
