import { describe, expect, it } from 'vitest';
import { buildParagraphText } from '../text/document-text.js';
import { structureOfText } from './structure-of-text.js';

const said = 'The court considered what was said on both sides of the question and the papers that were shown to it.';
const bench = ['SAMPLE, A.', 'PATTERN, B.', 'MODEL, C.'];

/** The judges of each opinion, each with the first words of its first paragraph. */
function read(lines: readonly string[], judges: readonly string[] = []): string[] {
  const text = buildParagraphText(lines.join('\n'), { judges });
  const paragraphs = text.plain.split('\n\n');
  return structureOfText(text, judges).opinions.map(
    ({ authors, from }) => `${authors.join(' + ')}: ${paragraphs[from]?.slice(0, 14)}`,
  );
}

/** A judgment of Sample, with the second opinion behind it. */
const after = (...second: readonly string[]) => [
  'The Judgment was delivered by : A. Sample, J.',
  ...Array.from({ length: 6 }, () => said),
  'For these reasons the appeal is dismissed with costs.',
  ...second,
  said,
  'The appeal is allowed.',
];

describe('the author of a second opinion', () => {
  it.each([
    ['a colon', 'PATTERN, J: ', 'PATTERN'],
    ['a footnote’s mark', 'PATTERN, J.(1)-', 'PATTERN'],
    ['a star', 'PATTERN, J.* ', 'PATTERN'],
    ['a blank before the comma', 'B. PATTERN ,J. : ', 'B. PATTERN'],
    ['an acting Chief Justice', 'PATTERN, Actg. C.J.-', 'PATTERN'],
    ['two authors', 'PATTERN & MODEL, JJ. ', 'PATTERN + MODEL'],
    ['the rank before the name', 'JUSTICE B. PATTERN:-', 'B. PATTERN'],
    ['a number behind the name', 'PATTERN, J. 1. ', 'PATTERN'],
    ['a name in small letters', 'Pattern, J. ', 'Pattern'],
  ])('is read before his first words: %s', (_what, name, author) => {
    const [, second] = read(after(`${name}${said}`));
    expect(second).toBe(`${author}: ${`${name}${said}`.slice(0, 14)}`);
  });

  it.each([
    ['numbered', '12. PATTERN, J.', 'PATTERN'],
    ['with both for whom he speaks', 'Pattern, J. (on behalf of himself and Model, J.)', 'Pattern'],
    ['announced', 'Delivered by: B. Pattern, J.', 'B. Pattern'],
    ['with a hyphen', 'B. PATTERN-MODEL, J.', 'B. PATTERN-MODEL'],
    ['with all honours', "HON'BLE MR. JUSTICE B. PATTERN (DISSENTING)", 'B. PATTERN'],
  ])('is read on a line of his own: %s', (_what, line, author) => {
    const [, second] = read(after(line));
    expect(second).toBe(`${author}: ${line.slice(0, 14)}`);
  });

  it.each(['PATTERN, I.-', 'PATTERN, 3.-', 'PATTERN, j.-', 'PATTERN.-', 'PATTERM, J.-'])(
    'is read through what scanning did to a judge of the bench: %s',
    (name) => {
      expect(read(after(`${name}${said}`), bench)).toHaveLength(2);
      // The same words name nobody where the bench has other judges.
      expect(read(after(`OTHERS${name.slice(7)}${said}`), bench)).toHaveLength(1);
    },
  );

  it('is the judge who has no opinion yet, where his name is lost and he speaks of the other', () => {
    const own = `With great respect to my brother Sample J., I am unable to persuade myself to agree. ${said}`;
    const two = bench.slice(0, 2);
    expect(read(after(own), two)).toEqual(['A. Sample: The Judgment w', 'PATTERN, B.: With great res']);
    // In the middle of an opinion the same words begin none.
    expect(read([...after(), own, said], two)).toHaveLength(2);
    const within = ['The Judgment was delivered by : A. Sample, J.', said, said, said, said, said, own, said];
    expect(read(within, two)).toHaveLength(1);
  });

  it('is who signs below "I agree", or stands above it', () => {
    const lines = [
      'A. SAMPLE, J.',
      said,
      'The appeal is dismissed.',
      '(A. SAMPLE, J.)',
      'I agree.',
      '(B. PATTERN, J.)',
    ];
    expect(read(lines)).toEqual(['A. SAMPLE: A. SAMPLE, J.', 'B. PATTERN: I agree.']);
    expect(read([...lines.slice(0, 3), 'B. PATTERN, J.:', 'I concur.'])).toEqual([
      'A. SAMPLE: A. SAMPLE, J.',
      'B. PATTERN: B. PATTERN, J.',
    ]);
  });

  it('is found where scanning joined several short opinions into one paragraph', () => {
    const joined = `${said} It is dismissed. PATTERN J.-I agree. MODEL J.-I agree and have nothing to add.`;
    expect(read(['The following Judgments were delivered', `SAMPLE J.-${said}`, joined])).toEqual([
      'SAMPLE: SAMPLE J.-The ',
      'PATTERN: PATTERN J.-I a',
      'MODEL: MODEL J.-I agr',
    ]);
    const silent = `${said} It is dismissed. Pattern, J. These appeals raise one question. ${said}`;
    expect(read(['The following Judgments were delivered', `SAMPLE J.-${said}`, silent], bench)).toHaveLength(2);
    // A colleague who is only spoken of has no opinion here.
    const spoken = `${said} It was dismissed by Pattern, J. These appeals raise one question. ${said}`;
    expect(read(['The following Judgments were delivered', `SAMPLE J.-${said}`, spoken], bench)).toHaveLength(1);
  });

  it('is found where scanning joined his line to the end of the opinion above', () => {
    const lines = [
      'The Order of the Court was as follows:',
      said,
      `${said} Let it be so decided. PATTERN, J.`,
      `I agree with my brother. ${said}`,
    ];
    expect(read(lines)).toEqual([': The Order of t', 'PATTERN: PATTERN, J.']);
    // A signature has no words of its own below.
    expect(read([...lines.slice(0, 3), said])).toHaveLength(1);
  });

  it('is the one below the title, and above a table of contents', () => {
    const lines = [
      'A. PARTY V. STATE OF EXAMPLES AND ALL OTHERS WHO APPEARED THERE',
      'B.PATTERN,J.',
      '1. Leave granted.',
      '2. Heard.',
    ];
    expect(read([...lines, '3. Facts', '4. Law', '5. Result', said], bench)).toEqual(['B.PATTERN: B.PATTERN,J.']);
  });

  it('is neither a signature of another order nor a witness who speaks of his brother', () => {
    expect(
      read(after('Sd. B. Pattern J, January 29, 1971. The order was made in the presence of both sides.'), bench),
    ).toHaveLength(1);
    const witness = `We have perused the judgment passed on the husband and the brother-in-law, and agree with it. ${said}`;
    expect(read(after(witness), bench.slice(0, 2))).toHaveLength(1);
  });

  it('is nobody whose name stands only in brackets, as a signature', () => {
    expect(read(['(A. SAMPLE, J.)', said, said])).toEqual([]);
  });
});
