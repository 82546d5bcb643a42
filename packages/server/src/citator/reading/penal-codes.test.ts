import { describe, expect, it } from 'vitest';
import { buildParagraphText } from '../../extraction/text/document-text.js';
import { readCaseText } from '../../extraction/reading/read-case-text.js';
import { isUnderNewCode, timeOfOffence } from './penal-codes.js';
import { readingRows } from './place-rows.js';

const rowsOf = (words: string, decidedOn = '2025-03-01') => {
  const text = buildParagraphText(words);
  const { provisions } = readingRows(readCaseText(text), { text, courtId: 0, decidedOn, own: new Set() });
  return provisions.map(({ canonical }) => canonical);
};

const FACTS = 'The FIR No. 12 of 2025 was registered.';

describe('issue 33: a section of a penal code without its act', () => {
  it('may be of either code if the offence was committed after the change', () => {
    expect(rowsOf(`${FACTS} He is accused of an offence under Section 303.`)).toEqual(['S. 303 BNS', 'S. 303 IPC']);
    expect(rowsOf(`${FACTS} He was charged u/s 115, 303.`)).toEqual([
      'S. 115 BNS',
      'S. 115 IPC',
      'S. 303 BNS',
      'S. 303 IPC',
    ]);
  });

  it.each([
    ['He is accused of an offence under Section 303 IPC.', 'S. 303 IPC'],
    ['He is accused of an offence under Section 303 of the Act.', 'S. 303'],
    ['He is accused of an offence under Section 304B.', 'S. 304B'],
    ['The elephants were registered under Section 38.', 'S. 38'],
    ['The notification was issued under Section 161.', 'S. 161'],
    // No code of evidence has it.
    ['A certificate under Section 190 was filed.', 'S. 190'],
    // Only the older code has it.
    ['He is accused of an offence under Section 420.', 'S. 420'],
  ])('is left as it is where the text names an act, no offence, or a section that one code lacks: %s', (words, row) => {
    expect(rowsOf(`${FACTS} ${words}`)).toEqual([row]);
  });

  it('issue 37: may be of either code of procedure or of evidence, as the words before it say', () => {
    expect(rowsOf(`${FACTS} He was released on bail under Section 437.`)).toEqual(['S. 437 BNSS', 'S. 437 CrPC']);
    expect(rowsOf(`${FACTS} The statement was recorded under Section 164.`)).toEqual(['S. 164 BNSS', 'S. 164 CrPC']);
    expect(rowsOf(`${FACTS} A presumption under Section 114 arises.`)).toEqual(['S. 114 BSA', 'S. 114 Evidence Act']);
  });

  it.each([
    ['the incident of 05.08.2024', '2025-03-01', 'after'],
    ['the occurrence on 30.06.2024', '2025-03-01', 'before'],
    ['FIR No. 77/2019', '2025-03-01', 'before'],
    ['FIR No. 77/2024', '2025-03-01', 'unsaid'],
    ['no facts', '2025-03-01', 'unsaid'],
    ['no facts', '2024-06-30', 'before'],
    ['FIR No. 77/2025', null, 'unsaid'],
  ])('issue 37: says when the offence was committed: %s, decided %s: %s', (words, decidedOn, time) => {
    expect(timeOfOffence(() => words, decidedOn)).toBe(time);
  });

  it('is left as it is if the facts are older, or unknown', () => {
    expect(rowsOf('The FIR No. 12 of 2019 was registered for an offence under Section 303.')).toEqual(['S. 303']);
    expect(rowsOf('The offence was committed. It is one under Section 303.')).toEqual(['S. 303']);
  });

  it.each([
    ['the incident of 05.08.2024', true],
    ['the occurrence on 30.06.2024', false],
    ['F.I.R. dated 12th August, 2024', true],
    ['crime registered on August 12, 2024', true],
    ['FIR No. 77/2024', false],
    ['FIR No. 77/2025', true],
    ['the offence; the order of 12.08.2024', false],
  ])('reads when the offence was committed: %s', (words, isNew) => {
    expect(isUnderNewCode(words, '2025-03-01')).toBe(isNew);
    expect(isUnderNewCode(words, '2024-01-01')).toBe(false);
  });
});
