import { expect, it } from 'vitest';
import type { StoredText } from '../passages/passage.js';
import { readSource } from '../passages/read-source.js';
import { readQuestion } from '../question/read-question.js';
import { selectByRules } from '../selection/select-by-rules.js';
import { retrieve } from './retrieve.js';

const paragraphs = [
  'The respondent bank lent the money on 3 March 1990.',
  'The appellant contended that the loan had been repaid.',
  'The respondent contended that no receipt had been shown.',
  'We see no force in what was said for the respondent.',
  'The account books show the payment of 400 rupees, and the delay of 12 days was explained.',
  'The appeal is allowed and the decree is set aside.',
  'The pending applications, if any, stand disposed of.',
];
const stored: StoredText = {
  kind: 'case',
  title: '',
  parties: ['Mohan Lal', 'Eastern Bank Ltd.'],
  html: paragraphs.map((text, index) => `<p id="p${index + 1}">${text}</p>`).join(''),
  plain: paragraphs.join('\n\n'),
  sentenceEnds: [],
  judges: [],
  sections: new Map(),
  cases: [],
  provisions: [],
};
const source = readSource(stored);
const answer = (text: string): string | undefined => {
  const question = readQuestion(text, new Map());
  return selectByRules(question, retrieve(question, { document: '', source }))[0]?.passage.text;
};

it.each([
  ['Who won?', 5],
  ['Did the bank succeed?', 5],
  ['What happened in the end?', 5],
  ['What did Mohan Lal argue?', 1],
  ['What did the bank say?', 2],
  ['What did the lawyer for Eastern Bank submit?', 2],
  ['How many days late was it?', 4],
])('finds the answer: %s', (text, index) => expect(answer(text)).toBe(paragraphs[index]));

it.each([
  'Was the tenant evicted?',
  'What did the landlord argue?',
  'How long was he in jail?',
  'How much maintenance did the wife get?',
])('is refused where nothing answers: %s', (text) => expect(answer(text)).toBeUndefined());

it('takes the party against a State for the accused, and the State for the prosecution', () => {
  const said = ['The petitioner submitted that he was away.', 'Learned State counsel submitted that he was seen.'];
  const bail = readSource({
    ...stored,
    parties: ['Hemraj', 'State of Rajasthan'],
    html: said.map((text, index) => `<p id="p${index + 1}">${text}</p>`).join(''),
    plain: said.join('\n\n'),
  });
  const of = (text: string) => {
    const question = readQuestion(text, new Map());
    return selectByRules(question, retrieve(question, { document: '', source: bail }))[0]?.passage.text;
  };
  expect(of('What did the accused argue?')).toBe(said[0]);
  expect(of('What did the prosecution say?')).toBe(said[1]);
});
