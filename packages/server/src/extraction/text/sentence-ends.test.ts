import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSentenceEnds } from './sentence-ends.js';

/** Returns the sentences of a text, cut at the ends found. */
function sentences(plain: string): string[] {
  let start = 0;
  return findSentenceEnds(plain).map((end) => {
    const sentence = plain.slice(start, end).trim();
    start = end;
    return sentence;
  });
}

describe('findSentenceEnds', () => {
  it('ends a sentence at full stops, question marks and exclamation marks', () => {
    expect(sentences('The appeal fails. Why? It is barred! We dismiss it.')).toEqual([
      'The appeal fails.',
      'Why?',
      'It is barred!',
      'We dismiss it.',
    ]);
  });

  it.each([
    'Ram v. Shyam is cited by Sample Traders Pvt. Ltd. Bombay in its reply.',
    'Civil Appeal No. 12 of 1990 and Nos. 4-6 of 1991 were heard.',
    "Hon'ble Mr. Justice Sample and Smt. Devi, for the State.",
    'Under s. 302 read with ss. 34 and 149 and Art. 21 of the Constitution.',
    'See para. 12 and paras. 13-15, p. 45, vol. 2 of the record.',
    'It grew by 1.2 per cent in 3.5 years to Rs. 4.50 a day.',
    'Messrs Sample & Co., Goldsmiths, &c. Ltd. Calcutta appeared.',
    'Counsel K. S. Sample and A.B.C. Example argued the matter.',
    'The words i.e. those of cl. (b), e.g. Ex. P-1, were read.',
  ])('does not end a sentence inside "%s"', (text) => {
    expect(sentences(text)).toEqual([text]);
  });

  it('ends a sentence at initials if a new one clearly begins', () => {
    expect(sentences('The judgment was delivered by Sample, J. The facts are short.')).toHaveLength(2);
  });

  it('includes closing quotation marks and brackets in the sentence', () => {
    expect(sentences('He said "I refuse." (He did.) Then he left.')).toEqual([
      'He said "I refuse."',
      '(He did.)',
      'Then he left.',
    ]);
  });

  it('does not read a paragraph number as a sentence', () => {
    expect(sentences('12. Leave granted.\n\n3.1. The facts are these.')).toEqual([
      '12. Leave granted.',
      '3.1. The facts are these.',
    ]);
  });

  it('always ends at the end of a paragraph, even without punctuation', () => {
    expect(sentences('ORDER\n\nLeave granted')).toEqual(['ORDER', 'Leave granted']);
  });

  it('returns ascending offsets up to the end of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Za-z .?!"')0-9]{1,60}$/), { minLength: 1 }), (paragraphs) => {
        const plain = paragraphs.join('\n\n');
        const ends = findSentenceEnds(plain);
        expect(ends.at(-1)).toBe(plain.length);
        expect(ends.every((end, index) => end > (ends[index - 1] ?? 0))).toBe(true);
      }),
    );
  });

  it('finds the ends of a million characters in well under a second', () => {
    const plain = 'The learned counsel, Mr. A. B. Sample, read s. 12 of the Act. It was of no avail. '.repeat(12_000);
    const start = performance.now();
    expect(findSentenceEnds(plain).length).toBeGreaterThan(20_000);
    expect(performance.now() - start).toBeLessThan(8_000);
  });
});
