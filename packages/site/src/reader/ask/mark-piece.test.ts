import { expect, it } from 'vitest';
import { markPiece } from './mark-piece.js';

const sentence = {
  id: '4.2',
  paragraph: '',
  label: '',
  page: '7',
  pageOfFile: 7,
  text: 'It was renewed.',
  start: 12,
  end: 27,
  role: 'reasons',
  side: '',
  notHeld: [],
} as const;

it('marks a sentence in its paragraph, and in the piece of a long one', () => {
  const text = 'It was read. It was renewed. It ended.';
  const all = { number: 4, start: 0, text };
  expect(markPiece({ ...all, number: 40 }, sentence)).toEqual([text, '', '']);
  expect(markPiece(all, { ...sentence, start: 13, end: 28 })).toEqual([
    'It was read. ',
    'It was renewed.',
    ' It ended.',
  ]);
  expect(markPiece({ number: 4, start: 7, text: text.slice(7) }, { ...sentence, start: 13, end: 28 })).toEqual([
    'read. ',
    'It was renewed.',
    ' It ended.',
  ]);
});

it('marks nothing in a piece that ends before the sentence or begins behind it', () => {
  expect(markPiece({ number: 4, start: 0, text: 'It was read.' }, sentence)).toEqual(['It was read.', '', '']);
  expect(markPiece({ number: 4, start: 40, text: 'It ended.' }, sentence)).toEqual(['It ended.', '', '']);
});
