import { describe, expect, it } from 'vitest';
import { readListItems } from '../files/read-list.js';
import { actOfList } from './civictech-acts.js';

const read = (text: string) => actOfList(readListItems(text));
const list = (...records: readonly unknown[]) => read(JSON.stringify(records));

const penal = {
  chapter: 1,
  chapter_title: 'introduction',
  Section: 1,
  section_title: 'Title',
  section_desc: 'This Act shall be called the Indian Penal Code, and shall extend to the whole of India.',
};

describe('actOfList', () => {
  it('reads the layout of the penal code', () => {
    const act = list(penal, { ...penal, Section: '29A', section_title: 'Words', section_desc: 'First.\nSecond.' });
    expect(act).toMatchObject({
      ok: true,
      refused: [],
      document: {
        title: 'The Indian Penal Code, 1860',
        year: 1860,
        actNumber: '45',
        statusText: 'Text of about 2020; later amendments are missing',
        source: { id: 'civictech:indian-penal-code', isSample: false },
        sections: [
          { anchor: 's1', number: '1', heading: 'Title' },
          { anchor: 's29A', number: '29A', heading: 'Words' },
        ],
      },
    });
    expect(act.ok && act.document.text.plain).toContain('First.\n\nSecond.');
  });

  it('reads the layout of the codes of 1872 and 1973', () => {
    const act = list({
      chapter: 1,
      section: 1,
      section_title: 'Short title',
      section_desc: 'This Act may be called the Code of Criminal Procedure, 1973.\n\t\tIt extends to India.',
    });
    expect(act).toMatchObject({
      document: { title: 'The Code of Criminal Procedure, 1973', actNumber: 'Act 2 of 1974' },
    });
  });

  it('reads the layout of the code of civil procedure, whose line breaks are those of the printed page', () => {
    const act = list(
      {
        section: 1,
        title: 'Short title',
        description: '(1)This Act may be cited as the Code of Civil Procedure,1908.',
      },
      {
        section: '21A.',
        title: 'Bar',
        description: 'on any ground based on an objection as to\nthe place of 1[suing].',
      },
    );
    expect(act).toMatchObject({
      document: {
        title: 'The Code of Civil Procedure, 1908',
        sections: [{ number: '1' }, { anchor: 's21A', number: '21A' }],
      },
    });
    expect(act.ok && act.document.text.html).toContain('objection as to the place of <sup>1</sup>[suing].');
  });

  it('reads the layout of the constitution, with the preamble before article 1', () => {
    const act = list(
      { article: 0, title: 'Preamble', description: 'WE, THE PEOPLE OF INDIA' },
      { article: '239 A A', title: 'Delhi', description: 'Special provisions.' },
      { article: 393, title: 'Short title', description: 'This Constitution may be called the Constitution of India.' },
    );
    expect(act).toMatchObject({
      document: {
        title: 'The Constitution of India',
        sections: [{ number: '', heading: 'Preamble' }, { anchor: 's239AA', number: '239AA' }, { anchor: 's393' }],
      },
    });
  });

  it('keeps the number of another act that the files do not name', () => {
    const act = list({ section: 1, title: 'Short title', description: 'This Act may be called the Carts Act, 1955.' });
    expect(act).toMatchObject({
      document: { title: 'The Carts Act, 1955', year: 1955, actNumber: '', enactedOn: null },
    });
  });

  it('refuses broken records with their number, and reads the rest', () => {
    const { Section: _number, ...withoutNumber } = penal;
    const act = list(penal, null, withoutNumber, { ...penal, Section: 'x' }, { ...penal, Section: 3, section_desc: 7 });
    expect(act.refused).toEqual([
      { record: 2, reason: 'The record is JSON, but not an object.' },
      { record: 3, reason: 'The record has no number of a section in "Section".' },
      { record: 4, reason: 'The record has no number of a section in "Section".' },
      { record: 5, reason: 'The record has no text in "section_desc".' },
    ]);
    expect(act).toMatchObject({ ok: true, document: { sections: [{ number: '1' }] } });
  });

  it('reads the other records of a list that is damaged or cut', () => {
    const second = JSON.stringify({ ...penal, Section: 2 });
    const damaged = `[${JSON.stringify(penal)},\n{"Section": 9, "section_title},\n ${second},{"Section": 3, "secti`;
    const act = read(damaged);
    expect(act.refused.map(({ record }) => record)).toEqual([2, 4]);
    expect(act).toMatchObject({ document: { sections: [{ number: '1' }, { number: '2' }] } });
  });

  it.each([
    ['[]', /not a list of the sections/],
    ['[1, 2]', /not a list of the sections/],
    ['[', /not a list of the sections/],
    [JSON.stringify([{ ...penal, section_desc: 'Whoever.' }]), /title is not known/],
  ])('refuses %s', (text, reason) => {
    const act = read(text);
    expect(act.ok ? '' : act.reason).toMatch(reason);
  });
});
