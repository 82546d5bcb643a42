import { describe, expect, it } from 'vitest';
import { markedWords, MOST_WORDS } from './marked-words.js';

describe('marked words of two texts', () => {
  it('are those that only one has; case, signs and the name of the code do not count', () => {
    expect(
      markedWords('Whoever, under this Code, dies is fined.', 'Whoever under this Sanhita dies, shall be fined.'),
    ).toEqual({
      old: [
        { text: 'Whoever, under this Code, dies ', isOwn: false },
        { text: 'is ', isOwn: true },
        { text: 'fined.', isOwn: false },
      ],
      now: [
        { text: 'Whoever under this Sanhita dies, ', isOwn: false },
        { text: 'shall be ', isOwn: true },
        { text: 'fined.', isOwn: false },
      ],
    });
  });

  it('keep every character of both texts', () => {
    const [old, now] = ['a  b\n\nc d', 'x b\n\nd  '];
    const marked = markedWords(old, now);
    expect([marked?.old, marked?.now].map((runs) => runs?.map(({ text }) => text).join(''))).toEqual([old, now]);
  });

  it('are not looked for in very long texts', () => {
    expect(markedWords('a '.repeat(MOST_WORDS + 1), 'a')).toBeUndefined();
  });
});
