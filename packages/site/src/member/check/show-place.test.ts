import { describe, expect, it } from 'vitest';
import { placeNow, showPlace } from './show-place.js';

describe('a place in the text', () => {
  it.each([
    ['a X b', 2, 2],
    ['new words a X b', 2, 12],
    ['X and later X', 9, 12],
    ['X and later X', 3, 0],
    ['gone', 2, -1],
  ])('in %j at %i is found at %i', (text, start, now) => {
    expect(placeNow(text, { start, text: 'X' })).toBe(now);
  });

  it('is selected in the box', () => {
    const box = document.body.appendChild(document.createElement('textarea'));
    box.scrollIntoView = () => {};
    box.value = 'see AIR 1990 SC 1 there';
    expect(showPlace(box, { start: 4, text: 'AIR 1990 SC 1' })).toBe(true);
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('AIR 1990 SC 1');
    expect(document.activeElement).toBe(box);
    expect(showPlace(box, { start: 4, text: 'AIR 1990 SC 2' })).toBe(false);
    box.remove();
  });
});
