import { expect, it } from 'vitest';
import { findMarkedParagraph, readMarkedParagraphs } from './marked-paragraph.js';

const before = readMarkedParagraphs(
  [
    '<h3 id="p1">ORDER</h3>',
    '<p id="p2"><span id="para-1">1.</span> Leave is granted.</p>',
    '<p id="p3"><span id="para-2">2.</span> The lease ended on the day on which the tenant left the house, and he paid no rent.</p>',
    '<blockquote><p id="p4">No person shall be deprived.</p></blockquote>',
    '<p id="p5"><span id="para-3">3.</span> The appeal is <a href="/x">allowed</a>.</p>',
  ].join('\n'),
);
function at(paragraph: number) {
  const found = before[paragraph - 1];
  if (!found) throw new Error(`there is no paragraph ${paragraph}`);
  return found;
}

it('reads the position, the printed number and the first words of each paragraph', () => {
  expect(before.map(({ paragraph, number }) => [paragraph, number])).toEqual([
    [1, ''],
    [2, '1'],
    [3, '2'],
    [4, ''],
    [5, '3'],
  ]);
  expect(at(5).words).toBe('the appeal is allowed');
});

it.each([
  ['moved up', [2, 3, 4, 5], 5, 4],
  ['stays at its place', [1, 2, 3, 4, 5], 3, 3],
  ['is no longer there', [1, 2, 3, 4], 5, undefined],
  ['has the nearest place of two with its words', [1, 4, 2, 3, 4, 5], 4, 5],
])('a paragraph that %s', (_title, order, marked, place) => {
  const after = order.map((one, index) => ({ ...at(one), paragraph: index + 1 }));
  expect(findMarkedParagraph(at(marked), after)?.paragraph).toBe(place);
});

it('finds a paragraph that was corrected after its first words by its number, and no other one', () => {
  const corrected = { ...at(3), words: at(3).words.replace('paid no rent', 'owes rent') };
  expect(findMarkedParagraph(at(3), [at(2), corrected])).toBe(corrected);
  expect(findMarkedParagraph(at(3), [at(2), { ...corrected, number: '7' }])).toBeUndefined();
});
