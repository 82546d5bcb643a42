import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.js';

const read = (text: string) => {
  const { kind, terms, provisions } = readQuestion(text, new Map());
  return { kind, words: terms.map((term) => term.text), provisions };
};

describe('a question', () => {
  it('looks for no word that only says what is asked for', () => {
    expect(read('Who pays the costs?')).toMatchObject({ kind: 'costs', words: [] });
    expect(read('What sentence was imposed on Rooplal?')).toMatchObject({ kind: 'punishment', words: ['Rooplal'] });
  });

  it('does not take a statutory order for an order of the court', () => {
    expect(read('Is the Textile (Control) Order valid?').kind).toBe('words');
    expect(read('What order was made?').kind).toBe('order');
  });
});

describe('a question in Hindi', () => {
  it('is read by the same kinds, and its question words are not looked for', () => {
    expect(read('निर्णय किसने दिया है?')).toMatchObject({ kind: 'bench', words: [] });
    expect(read('निर्णय कब सुनाया गया?')).toMatchObject({ kind: 'date', words: [] });
    expect(read('क्या आदेश दिया गया?')).toMatchObject({ kind: 'order', words: [] });
    expect(read('प्रतिवादी का तर्क क्या था?')).toMatchObject({ kind: 'arguments', words: [] });
    expect(read('पट्टा क्यों समाप्त हुआ?')).toMatchObject({ kind: 'words', words: ['पट्टा', 'समाप्त'] });
  });

  it('names a provision by its unit', () => {
    const section = { act: '', unit: 'S.', number: '12' };
    expect(read('धारा 12 में क्या कहा गया है?')).toEqual({ kind: 'provision', words: [], provisions: [section] });
    expect(read('अनुच्छेद 14 क्या है?').provisions).toEqual([{ act: 'Constitution', unit: 'Art.', number: '14' }]);
  });
});
