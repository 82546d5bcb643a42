import { expect, it } from 'vitest';
import { readPage } from './read-page.js';
import { uploadedText } from './uploaded.fixtures.js';

const paragraphs = [
  'The first page.',
  `It goes on ${'x'.repeat(9000)} here, on the second.`,
  'The end.',
  'A note of the first page.',
];
const plain = paragraphs.join('\n\n');
const text = {
  ...uploadedText(plain),
  pages: 3,
  labels: ['41', '42', '43'],
  starts: [
    { at: 0, page: 0 },
    { at: plain.indexOf(' here'), page: 1 },
    { at: plain.indexOf('A note'), page: 0 },
  ],
};

it('gives a page the pieces of its paragraphs, with what is around them', () => {
  const second = readPage(text, 2);
  expect(second?.map(({ number }) => number)).toEqual([2, 3]);
  const [long] = second ?? [];
  expect(long?.text).toBe(paragraphs[1]?.slice(long?.start));
  expect(long?.text.length).toBeLessThan(2100);
});

it('gives a page the notes that are behind the text of the next one', () => {
  expect(readPage(text, 1)?.map(({ number }) => number)).toEqual([1, 2, 4]);
});

it('has no words for a scan, and no page outside the file', () => {
  expect(readPage(text, 3)).toEqual([]);
  expect([readPage(text, 0), readPage(text, 4)]).toEqual([undefined, undefined]);
});
