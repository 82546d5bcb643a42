import { extractCitations } from '@headnote/core/citation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSentenceEnds } from '../text/sentence-ends.js';
import { readTreatments } from './read-treatments.js';

const pieces = [
  'Anand v. Union of India, AIR 1961 SC 838', '(1973) 4 SCC 225', 'Bela Mills Ltd. v. State(1)', '(1) [1962] 1 S.C.R. 9.', 'is overruled',
  'we follow', 'that case', 'these decisions', "Anand's case", 'has no application', 'learned counsel relied on', '“', '”', '"', '\n\n', '. ', '; ',
  'section 5', 'none of', 'and it', 'which we', 'whether', 'It is', 'course of saying that', 'not', 'supra', ' and ', ', ',
]; // prettier-ignore

const read = (plain: string) => {
  const citations = extractCitations(plain);
  return { citations, treatments: readTreatments(plain, findSentenceEnds(plain), citations).treatments };
};

const isComplete = (plain: string, found: ReturnType<typeof read>): boolean =>
  found.treatments.length === found.citations.length &&
  found.treatments.every(({ sentence: { start, end } }) => start >= 0 && start <= end && end <= plain.length);

describe('in any text', () => {
  const texts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 })), { maxLength: 40 });

  it('each citation has one treatment, and a sentence in the text', () => {
    fc.assert(
      fc.property(texts, (parts) => {
        expect(isComplete(parts.join(' '), read(parts.join(' ')))).toBe(true);
      }),
      { numRuns: process.env['LONG_RUN'] ? 100_000 : 400 },
    );
  });

  it('control: the property fails if one treatment is missing', () => {
    const short = (plain: string) => {
      const found = read(plain);
      return { ...found, treatments: found.treatments.slice(1) };
    };
    expect(() =>
      fc.assert(fc.property(texts, (parts) => isComplete(parts.join(' '), short(parts.join(' '))))),
    ).toThrow();
  });
});

describe('time', () => {
  const unit = process.env['LONG_RUN'] ? 5_000_000 : 150_000;
  const seconds = (piece: string, length: number): number => {
    const plain = `${pieces[0]} ${piece.repeat(Math.ceil(length / piece.length))}`;
    const citations = extractCitations(plain);
    const ends = findSentenceEnds(plain);
    const before = process.cpuUsage();
    readTreatments(plain, ends, citations);
    const used = process.cpuUsage(before);
    return (used.user + used.system) / 1_000_000;
  };

  it.each([
    'that case is overruled ',
    'not ',
    '"',
    '(1) ',
    'A v. B(1) ',
    "Anand's case ",
    'these decisions ',
    'Aaaa ',
    'AIR 1961 SC 838 followed ',
    'counsel said it, and it is overruled, which we follow ',
    'if it, whether the Tribunal held that decision reversed ',
  ])('is linear in a text of %j', (piece) => {
    seconds(piece, 1_000);
    const once = seconds(piece, unit);
    const twice = seconds(piece, unit * 2);
    if (process.env['LONG_RUN'])
      process.stdout.write(`${JSON.stringify(piece)} ${once.toFixed(2)} s, twice ${twice.toFixed(2)} s\n`);
    // Quadratic reading takes four times as long; the margin is for garbage collection and a busy machine.
    expect(twice).toBeLessThan(Math.max(once * 3.2, 0.5));
  });
});
