import { describe, expect, it } from 'vitest';
import { readAmendmentNote } from './amendment-note.js';

describe('readAmendmentNote', () => {
  it.each([
    ['1. Subs. by Act 33 of 2019, s. 7, for “furnishes proof that” (w.e.f. 30-8-2019).', '2019-08-30', 2019],
    ['2. The words “except Goa” omitted by Act 34 of 2019, s. 95 (w.e.f. 31-10- 2019).', '2019-10-31', 2019],
    ['5. Ins., ibid. (w.e.f. 1st April, 1957).', '1957-04-01', 1957],
    ['1. Ins. by Act 19 of 1936, s. 2.', null, 1936],
    ['2. Subs. by the A.O. 1950 for “His Majesty’s Regular Forces”.', null, 1950],
    ['3. Subs. by s. 56, ibid., for “the lease”.', null, null],
    // A misprint of the source is no day.
    ['1. Subs. by Act 4 of 1986, s. 2 (w.e.f. 31-2-1986).', null, 1986],
  ])('reads from when an amendment applies: %s', (note, on, year) => {
    expect(readAmendmentNote(note)).toEqual({ on, year });
  });

  it.each([
    '1. See now the Indian Succession Act, 1925 (39 of 1925).',
    '2. 1st March, 1964, vide notification No. S.O. 189, dated 13th January, 1964.',
  ])('leaves a note about anything else: %s', (note) => {
    expect(readAmendmentNote(note)).toBeUndefined();
  });
});
