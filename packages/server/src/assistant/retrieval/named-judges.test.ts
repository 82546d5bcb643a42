import { describe, expect, it } from 'vitest';
import type { SourceOpinion } from '../passages/passage.js';
import { readQuestion } from '../question/read-question.js';
import { byNamedJudges } from './named-judges.js';

const opinions: readonly SourceOpinion[] = [
  { author: '', kind: 'none' },
  { author: 'SMT. NALINI RATHNA, J.', kind: 'majority' },
  { author: 'VISHVAM SEN, J.', kind: 'dissenting' },
];

const read = (question: string, of = opinions) => {
  const { question: rest, opinions: numbers } = byNamedJudges(readQuestion(question, new Map()), { opinions: of });
  return { kind: rest.kind, terms: rest.terms.map(({ text }) => text), numbers: numbers && [...numbers] };
};

describe('a judge whom a question names', () => {
  it.each([
    ['What did Justice Rathna hold?', { kind: 'holding', terms: [], numbers: [1] }],
    ['What does Vishvam say of the ferry?', { kind: 'holding', terms: ['ferry'], numbers: [2] }],
    ['What did Rathna J. hold?', { kind: 'holding', terms: [], numbers: [1] }],
    ['What did Chief Justice Rathna hold?', { kind: 'holding', terms: [], numbers: [1] }],
    ['What did Mr. Justice V. Sen Vishvam, CJ hold?', { kind: 'holding', terms: [], numbers: [2] }],
    ['What did Smt. Nalini Rathna J. say of the ferry?', { kind: 'holding', terms: ['ferry'], numbers: [1] }],
    ['Rathna?', { kind: 'holding', terms: [], numbers: [1] }],
  ])('restricts it to the opinion, whose words do not have the name: %s', (question, told) => {
    expect(read(question)).toEqual(told);
  });

  it('changes nothing for a party or another judge, and where there is one opinion', () => {
    expect(read('What did Rathna contend?').numbers).toBeUndefined();
    expect(read('What did Justice Mehra hold?')).toMatchObject({ terms: ['Mehra'], numbers: undefined });
    expect(read('What did Justice Rathna hold?', opinions.slice(0, 2)).numbers).toBeUndefined();
  });
});

describe('what a question asks of an opinion', () => {
  it.each([
    ['What did the majority hold on ferries?', 'holding', 'majority'],
    ['What does the dissent say of ferries?', 'holding', 'dissenting'],
    ['Who dissented?', 'opinions', 'dissenting'],
  ] as const)('is read without the words for the opinion: %s', (text, kind, opinion) => {
    expect(readQuestion(text, new Map())).toMatchObject({ kind, opinion });
  });

  it('names a case by its own words, not by the State', () => {
    const { caseName } = readQuestion('What was held in Kesava Menon v. State of Kerala?', new Map());
    expect(caseName).toHaveLength(2);
    expect(caseName).not.toContain('kerala');
  });
});
