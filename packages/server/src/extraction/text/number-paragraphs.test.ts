import { describe, expect, it } from 'vitest';
import type { Block } from './block.js';
import { numberParagraphs } from './number-paragraphs.js';

const filler = 'The court considers what was said on both sides. '.repeat(6);

function idsOf(starts: readonly string[], opinions: readonly number[] = []): (string | undefined)[] {
  const blocks: Block[] = starts.map((start) => ({
    kind: start.startsWith('“') ? 'quote' : 'paragraph',
    text: `${start} ${filler}`,
  }));
  return numberParagraphs(blocks, opinions).map(({ marks }) => marks?.[0]?.id);
}

describe('the numbers of paragraphs', () => {
  it('are marked as printed', () => {
    const blocks = numberParagraphs(
      [
        { kind: 'paragraph', text: '1. Leave granted.' },
        { kind: 'paragraph', text: '2. The appeal is allowed.' },
      ],
      [],
    );
    expect(blocks.map(({ marks }) => marks)).toEqual([
      [{ start: 0, end: 2, id: 'para-1' }],
      [{ start: 0, end: 2, id: 'para-2' }],
    ]);
  });

  it.each([
    [
      'with letters and parts',
      ['1.', '2.', '2A.', '3.', '3.1', '3.2.', '4.'],
      ['1', '2', '2A', '3', '3.1', '3.2', '4'],
    ],
    ['in brackets', ['(1)', '(2)', '(3)'], ['1', '2', '3']],
    ['if some are missing', ['1.', '2.', 'Then', '4.', '5.'], ['1', '2', undefined, '4', '5']],
    ['if the first is missing', ['Leave granted.', '2.', '3.'], [undefined, '2', '3']],
  ])('are read %s', (_name, starts, numbers) => {
    expect(idsOf(starts)).toEqual(numbers.map((number) => number && `para-${number}`));
  });

  it('are not those of a list inside a paragraph, even of one that goes further', () => {
    expect(idsOf(['1.', '2.', '3.', '1.', '2.', '3.', '4.', '5.', '4.', '5.', '6.', '7.'])).toEqual(
      [1, 2, 3, 0, 0, 0, 0, 0, 4, 5, 6, 7].map((number) => (number === 0 ? undefined : `para-${number}`)),
    );
  });

  it('are not those of quotations, of years, or of a list at the end of a judgment without numbers', () => {
    expect(idsOf(['1.', '“2.', '2.'])).toEqual(['para-1', undefined, 'para-2']);
    expect(idsOf(['1950 was', '1951 was'])).toEqual([undefined, undefined]);
    const without = Array.from({ length: 12 }, () => 'The facts are these.');
    expect(idsOf([...without, '1.', '2.', '3.']).filter((id) => id !== undefined)).toEqual([]);
    expect(idsOf(['1.', '2.', '3.', ...without]).filter((id) => id !== undefined)).toEqual([]);
  });

  it('of a second opinion name the opinion if they begin again, and not if they go on', () => {
    const two = ['A. SAMPLE, J.', '1.', '2.', 'B. EXAMPLE, J.', '1.', '2.'];
    expect(idsOf(two, [0, 3])).toEqual([
      undefined,
      'para-1',
      'para-2',
      undefined,
      'opinion-2-para-1',
      'opinion-2-para-2',
    ]);
    expect(idsOf(['1.', '2.', 'B. EXAMPLE, J.', '3.', '4.'], [2])[3]).toBe('para-3');
  });
});
