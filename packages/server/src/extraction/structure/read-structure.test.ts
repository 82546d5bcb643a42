import { describe, expect, it } from 'vitest';
import { buildParagraphText } from '../text/document-text.js';
import { structureOfText } from './structure-of-text.js';

const said = 'The court considered what was said on both sides of the question and the papers.';
const read = (lines: readonly string[], judges: readonly string[] = []) => {
  const text = buildParagraphText(lines.join('\n'), { judges });
  const paragraphs = text.plain.split('\n\n');
  const { opinions, parts } = structureOfText(text, judges);
  return {
    opinions: opinions.map(({ kind, authors, agreeing, from, to }) => ({
      kind,
      judges: [...authors, ...agreeing].join(' + '),
      first: paragraphs[from]?.slice(0, 24),
      last: paragraphs[to - 1]?.slice(0, 24),
    })),
    parts: parts.map(({ kind, from, to }) => `${kind} ${from}-${to}`),
  };
};

describe('the opinions of a judgment', () => {
  it('are those that the report announces, with the judges for whom each was delivered', () => {
    const { opinions, parts } = read([
      'A. Counsel and B. Counsel, for the appellant.',
      'The Judgment of J. C. SAMPLE, EXAMPLE and P. MODEL, JJ. was delivered by EXAMPLE, J. R. K. PATTERN, J. gave a dissenting Opinion.',
      `EXAMPLE, J.-${said}`,
      'The appeal is dismissed.',
      `PATTERN, J. The facts are those that my learned brother Example has set out. ${said}`,
      'The appeal is allowed.',
      'ORDER',
      'In accordance with the opinion of the majority the appeal is dismissed.',
      'Appeal dismissed.',
    ]);
    expect(opinions).toEqual([
      {
        kind: 'majority',
        judges: 'EXAMPLE + J. C. SAMPLE + P. MODEL',
        first: 'EXAMPLE, J.-The court co',
        last: 'The appeal is dismissed.',
      },
      { kind: 'dissenting', judges: 'PATTERN', first: 'PATTERN, J. The facts ar', last: 'The appeal is allowed.' },
    ]);
    expect(parts).toEqual(['appearances 0-1', 'announcement 1-2', 'judgment 2-6', 'order 6-8', 'signatures 8-9']);
  });

  it('can be of one line, and of a judge whose name scanning damaged', () => {
    const { opinions } = read([
      'The following Judgments were delivered.',
      `Sample J.--${said}`,
      said,
      'EXAMP.LE J.--I agree.',
      'MODEL C.J.--I agree and have nothing to add.',
    ]);
    expect(opinions.map(({ kind, judges }) => [kind, judges])).toEqual([
      ['majority', 'Sample'],
      ['concurring', 'EXAMP.LE'],
      ['concurring', 'MODEL'],
    ]);
  });

  it('begin in a paragraph of their own where the last line of one and the next author were joined', () => {
    const { opinions } = read([
      'The Judgment of SAMPLE and EXAMPLE JJ. was delivered by SAMPLE J. M. MODEL and R. PATTERN JJ. delivered separate Opinions.',
      `Sample J. ${said}`,
      `${said} The appeal fails and is dismissed with Model J. I agree that the appeal should be dismissed. ${said}`,
      `${said} It is allowed. PATTERN J.—We are told that the rule is known. ${said}`,
    ]);
    expect(opinions.map(({ judges, first }) => [judges, first])).toEqual([
      ['Sample + EXAMPLE', 'Sample J. The court cons'],
      ['Model', 'Model J. I agree that th'],
      ['PATTERN', 'PATTERN J.—We are told t'],
    ]);
  });

  it('have no second beginning at a colleague who is spoken of, a quoted judge, a signature or a judge of another bench', () => {
    const { opinions } = read(
      [
        'The Judgment was delivered by : A. Sample, J. and B. Example, J.',
        `1. ${said} I have read the judgment of my learned brother Example, J. I agree with it.`,
        'Model, J. observed in another case that the rule is known to all of the courts.',
        'In that case the question was whether the rule is known (77 C.L.R. 511)',
        'Model, J.',
        `The same was said by others. ${said}`,
        'Pattern J. The report of this case is in the library and the court has read it.',
        'A. SAMPLE, J.',
      ],
      ['A. SAMPLE', 'B. EXAMPLE'],
    );
    expect(opinions.map(({ kind, judges }) => [kind, judges])).toEqual([['sole', 'A. Sample + B. Example']]);
  });

  it('are found where the author’s name is lost, by what is said of the other one', () => {
    const { opinions } = read(
      [
        'The Judgment was delivered by : A. Sample, J.',
        ...['1', '2', '3', '4', '5', '6'].map((number) => `${number}. ${said}`),
        `7. I have had the advantage of reading the draft judgment proposed by my esteemed Brother Sample J. I entirely agree. ${said}`,
      ],
      ['A. SAMPLE', 'B. EXAMPLE'],
    );
    expect(opinions.map(({ kind, judges }) => [kind, judges])).toEqual([
      ['majority', 'A. Sample'],
      ['concurring', 'B. EXAMPLE'],
    ]);
  });

  it('have no majority where nobody says who agrees with whom', () => {
    const { opinions } = read([
      'The following Judgments were delivered:',
      `SAMPLE, C.J. ${said}`,
      `EXAMPLE, J.-${said}`,
      `MODEL, J.-I regret that I am unable to agree with my brothers. ${said}`,
    ]);
    expect(opinions.map(({ kind }) => kind)).toEqual(['unknown', 'unknown', 'dissenting']);
  });
});

describe('an opinion that does not say whether it agrees', () => {
  const kinds = (end: string, begin = '') =>
    read([
      'The Judgment of SAMPLE and EXAMPLE, JJ. was delivered by SAMPLE, J. PATTERN, J. delivered a separate Opinion.',
      `SAMPLE, J.-${said}`,
      'For these reasons the appeal must be allowed.',
      `PATTERN, J.-${begin}${said}`,
      end,
      'Appeal allowed.',
    ]).opinions.map(({ kind }) => kind);

  it('concurs or dissents by what it would do with the case, and the reporter’s line is not its own', () => {
    expect(kinds('I would allow the appeal.')).toEqual(['majority', 'concurring']);
    expect(kinds('I would dismiss the appeal with costs.')).toEqual(['majority', 'dissenting']);
    expect(kinds('I would dismiss the appeal.', 'I agree with my brother on the first point. ')[1]).toBe('dissenting');
    expect(kinds('The question is one of fact.')).toEqual(['majority', 'unknown']);
    // What scanning makes of `I`.
    expect(kinds('1 would for these reasons dismiss the appeal.')).toEqual(['majority', 'dissenting']);
    expect(kinds('It is so.', 'The facts are those of s. 4.1 so entirely agree with his reasons. ')[1]).toBe(
      'concurring',
    );
    expect(kinds('It is so.', 'Respondent No. 1 did not agree to pay. ')[1]).toBe('unknown');
  });

  it('is the court’s where the order follows it as the majority’s', () => {
    const { opinions } = read([
      'The following Judgments were delivered:',
      `SAMPLE, J.-${said}`,
      'For these reasons I would dismiss the appeal.',
      `PATTERN, J.-${said}`,
      'The appeal must be allowed.',
      'ORDER',
      'In accordance with the opinion of the majority the appeal is allowed.',
    ]);
    expect(opinions.map(({ kind }) => kind)).toEqual(['dissenting', 'majority']);
  });
});

describe('the sides of a divided bench', () => {
  const divided = (last: string, second = 'I regret my inability to agree with my learned brother. ') =>
    read([
      'The Judgment was delivered by : A. Sample, J.',
      `1. ${said}`,
      'In these circumstances the petition is dismissed.',
      'B. Example, J.',
      `7. ${second}${said}`,
      `8. ${said}`,
      'Order',
      last,
    ]);
  const sentOn = 'In view of the difference of opinion let the matter be placed before a Bench of three Judges.';

  it('are neither the court’s nor a dissent where another bench must decide', () => {
    const { opinions, parts } = divided(sentOn);
    expect(opinions.map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
    expect(parts.at(-1)).toBe('order 6-8');
    expect(divided('The petition is dismissed with costs.').opinions[1]?.kind).toBe('dissenting');
    expect(divided(sentOn, 'I agree with my learned brother. ').opinions.map(({ kind }) => kind)).toEqual([
      'majority',
      'concurring',
    ]);
  });

  it('are told by the order of the majority, with or without a heading, and by the answers to a reference', () => {
    const order = 'In accordance with the opinion of the majority, the appeal is allowed to the extent said. ';
    const { opinions, parts } = read([
      'The Judgment was delivered by : A. Sample, J.',
      `1. We agree with Brother Example on the facts. ${said}`,
      'We, therefore, allow this appeal to that extent.',
      `11. EXAMPLE, J. This appeal is directed against the judgment. ${said}`,
      'In other respects I dismiss the appeal.',
      `31. ${order}${'The sentences of the others are altered and confirmed as has been said above. '.repeat(4)}`,
    ]);
    expect(opinions.map(({ kind }) => kind)).toEqual(['majority', 'dissenting']);
    expect(parts.at(-1)).toBe('order 5-6');
    const answers = read([
      'The following Opinions were delivered:',
      `SAMPLE, J.-${said}`,
      'The answers to the questions must be in the negative.',
      `PATTERN, J.-${said}`,
      'The answer to the first question is in the affirmative.',
      'By Court: In view of the opinion of the majority the answer to the questions is in the negative.',
    ]);
    expect(answers.opinions.map(({ kind }) => kind)).toEqual(['majority', 'dissenting']);
  });
});

describe('the pages of the report', () => {
  it('are at their place in the paragraph, and not in its words', () => {
    const page = `${said} `.repeat(20);
    const text = buildParagraphText(
      `${page}The court heard 785 both sides. ${page}\n${page} of the appel- 11-833 SCI/76 786 lant. ${page}\nThat was so in\n787 the year of the ap-\n${page}\n788 peal was said of it.`,
      { hasPages: true, firstPage: 784 },
    );
    const { pages } = structureOfText(text);
    const paragraphs = text.plain.split('\n\n');
    expect(
      pages.map(({ page: number, paragraph, offset }) => [number, paragraphs[paragraph]?.slice(offset, offset + 10)]),
    ).toEqual([
      [785, 'both sides'],
      [786, 'lant. The '],
      [787, 'the year o'],
      [788, 'peal was s'],
    ]);
    expect(text.plain).toContain('of the appellant. The court');
    expect(text.plain).toContain('That was so in the year');
    expect(text.plain).not.toMatch(/78\d|SCI/);
  });

  it('are found where scanning split a number in a sentence', () => {
    const page = `${said} `.repeat(20);
    const text = buildParagraphText(
      `${page}heard 785 both sides. ${page}the entry 78 6 can be ${page}in 787 the year.`,
      {
        hasPages: true,
        firstPage: 784,
      },
    );
    expect(structureOfText(text).pages.map(({ page: number }) => number)).toEqual([785, 786, 787]);
    expect(text.plain).toContain('the entry can be');
  });
});
