import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { actNamed } from './act-named.js';
import { listMembers } from '../reading/list-members.js';
import { settleArticles } from '../../extraction/reading/settle-articles.js';
import { actNames } from './act-names.js';
import { type LibraryAct, type ProvisionRead, resolveProvisions } from './resolve-provisions.js';

const acts = [
  { id: 'sale', title: 'The Sale of Goods Act, 1930', year: 1930, actNumber: '03' },
  { id: 'ipc', title: 'The Indian Penal Code, 1860', year: 1860, actNumber: '45' },
  { id: 'crpc', title: 'The Code of Criminal Procedure, 1973', year: 1973, actNumber: '2' },
  { id: 'income', title: 'The Income-tax Act, 1961', year: 1961, actNumber: '43' },
  { id: 'companies', title: 'The Companies Act, 2013', year: 2013, actNumber: '18' },
  { id: 'ibc', title: 'The Insolvency and Bankruptcy Code, 2016', year: 2016, actNumber: '31' },
  { id: 'constitution', title: 'The Constitution of India', year: 1950, actNumber: '' },
  { id: 'police', title: 'The Police Act, 1861', year: 1861, actNumber: '5' },
  { id: 'police2', title: 'The Police Act, 1949', year: 1949, actNumber: '64' },
  { id: 'sample', title: 'The Industrial Conciliation (Sample) Act, 1956', year: 1956, actNumber: '1' },
];
const byName = new Map<string, LibraryAct[]>();
for (const act of acts) for (const name of actNames(act)) byName.set(name, [...(byName.get(name) ?? []), act]);

function resolve(text: string, citingYear: number | null = 2020): string[] {
  const provisions = settleArticles(text, extractCitations(text)).flatMap((citation): ProvisionRead[] => {
    const act = actNamed(citation, text);
    return listMembers(citation).map(({ text: printed, unit = '', number = '' }) => ({
      text: printed,
      act,
      unit,
      number,
    }));
  });
  const hasAnchor = (actId: string, anchor: string) => actId !== 'police' && !['s', 's999'].includes(anchor);
  const links = resolveProvisions(provisions, { byName: (name) => byName.get(name) ?? [], hasAnchor, citingYear });
  return links.map(({ actId, anchor }) => `${actId ?? '-'}${anchor && `#${anchor}`}`);
}

describe('the act that a provision names', () => {
  it('is found by its abbreviation, with the section', () => {
    expect(resolve('S. 302 IPC')).toEqual(['ipc#s302']);
    expect(resolve('Section 498-A of the Indian Penal Code')).toEqual(['ipc#s498A']);
    expect(resolve('Art. 21 of the Constitution')).toEqual(['constitution#s21']);
  });

  it('is found by title and year', () => {
    expect(resolve('section 12(2) of the Sale of Goods Act, 1930')).toEqual(['sale#s12']);
    expect(resolve('s. 12 of the Industrial Conciliation (Sample) Act, 1956')).toEqual(['sample#s12']);
  });

  it.each([
    'section 10 of the Income Tax Act',
    'section 10 of the Income-tax Act, 1961',
    's. 10(26AAA) of the I.T. Act, 1961',
  ])('is found however its title is spelt: %s', (text) => {
    expect(resolve(text)).toEqual(['income#s10']);
    expect(resolve(text.replace(/(?:, 1961)?$/, ', 1922'))).toEqual(['-']);
  });

  it('is found by number and year', () => {
    expect(resolve('Central Act 3 of 1930')).toEqual(['sale']);
    expect(resolve('under the Sale of Goods Act, 1930 (Act 3 of 1930)')).toEqual(['sale']);
    expect(resolve('The Sale of Goods Act (Act No. III of 1930)')).toEqual(['sale']);
    expect(resolve('the Code of Criminal Procedure, 1973 (Act 2 of 1974)')).toEqual(['crpc']);
    expect(resolve('Act XLV of 1860')).toEqual(['ipc']);
  });

  it.each([
    'the Act (Act 3 of 1930)',
    'Calcutta Tramways Act, 1930 (W.B. Act III of 1930)',
    'U.P. Act No.3 of 1930',
    'U.P.. Act 3 of 1930',
    '(Ben. Act 3 of 1930)',
    'the East Punjab Sales Tax Act, 1930 (Act 3 of 1930)',
    'the Kerala University Act (Act 45 of 1860)',
    'Act III of 1930',
  ])('a number that a state may have given too leads to no central act: %s', (text) => {
    expect(resolve(text)).toEqual(['-']);
  });

  it('is linked without a section if our act lacks that section, and always for an order or rule', () => {
    expect(resolve('S. 999 IPC')).toEqual(['ipc']);
    expect(resolve('Sch. II of the Sale of Goods Act, 1930')).toEqual(['sale']);
  });

  it('never opens at a section whose number is only the start of the printed one', () => {
    expect(resolve('Section 27of the Sale of Goods Act, 1930')).toEqual(['sale#s27']);
    expect(resolve('Section 498a IPC')).toEqual(['ipc#s498A']);
    expect(resolve('Section 112a (ii) of the Sale of Goods Act, 1930')).toEqual(['sale']);
    expect(resolve('Section 112abc of the Sale of Goods Act, 1930')).toEqual(['-']);
  });

  it('is not linked if two acts have the title and the text gives no year', () => {
    expect(resolve('section 5 of the Police Act')).toEqual(['-']);
    expect(resolve('section 5 of the Police Act, 1861')).toEqual(['police']);
  });

  it('is not the later act of that name if the judgment is older or only a little newer', () => {
    expect(resolve('s. 10 of the Companies Act', 1990)).toEqual(['-']);
    expect(resolve('s. 10 of the Companies Act', 2016)).toEqual(['-']);
    expect(resolve('s. 10 of the Companies Act', 2026)).toEqual(['companies#s10']);
    expect(resolve('s. 10 of the Companies Act', null)).toEqual(['-']);
    expect(resolve('S. 197 CrPC', 1976)).toEqual(['-']);
    expect(resolve('S. 197 of the Code of Criminal Procedure, 1973', 1976)).toEqual(['crpc#s197']);
    expect(resolve('s. 7 IBC', 2017)).toEqual(['ibc#s7']);
  });

  it('is the act that the judgment names with its year elsewhere', () => {
    expect(resolve('section 10 of the Companies Act, 2013 and section 12 of the Companies Act', 2016)).toEqual([
      'companies#s10',
      'companies#s12',
    ]);
    expect(resolve('section 10 of the Companies Act, 1956 and section 12 of the Companies Act', 2030)).toEqual([
      '-',
      '-',
    ]);
    expect(resolve('S. 5 of the Code of Criminal Procedure, 1898 and S. 197 CrPC', 2000)).toEqual(['-', '-']);
  });

  it.each([
    ['Sections 302, 307 and 34 IPC', ['ipc#s302', 'ipc#s307', 'ipc#s34']],
    ['Section 302 read with Section 149 IPC', ['ipc#s302', 'ipc#s149']],
    ['Articles 14, 19(1)(g) and 21', ['constitution#s14', 'constitution#s19', 'constitution#s21']],
    ['Articles 22(4) and (5)', ['constitution#s22']],
    ['sections 197, 482 of the Code of Criminal Procedure, 1973', ['crpc#s197', 'crpc#s482']],
  ])('issue 33: each section of a list is linked to its own: %s', (text, links) => {
    expect(resolve(text, 1976)).toEqual(links);
  });

  it('issue 33: the members of a list have its year, not that of another act of the name', () => {
    const text = 'sections 197, 482 of the Code of Criminal Procedure, 1973 and section 5 of the CrPC, 1898';
    expect(resolve(text, 1976)).toEqual(['crpc#s197', 'crpc#s482', '-']);
  });

  it.each([
    ['Article 11.6 of the supply terms', '-'],
    ['Art. 28 6 (1) (a) of the Constitution', '-'],
    ["the Company's Article 56 says", '-'],
    ['Article 182 of the Limitation Act. Under Article 182', '--'],
    ['The Articles of Association. Article 3 says that', '-'],
    ['Article 5 of the Treaty. By Article 5', '--'],
    ['The Constitution was amended. Article 3 says that', 'constitution#s3'],
    ['a treaty. Article 3 of the Constitution. The treaty. By Article 3', 'constitution#s3constitution#s3'],
    ['a writ petition under Article 226', 'constitution#s226'],
    ['under Article 14.1 The Court', 'constitution#s14'],
    ['Article 14 of the Limitation Act, 1963', '-'],
    ['The Articles of Association say in Article 21 that', '-'],
    ['The treaty provides in Article 13 for gains. Article 13(4) was pressed.', '--'],
    ['As to the DTAA, Article 12 speaks of royalty; under Article 14 none. Under Article 21', '--constitution#s21'],
    ['The Convention, by its Article 21, forbids it. Article 14 thereof is wider.', '--'],
    ['The Constitution has Part III. Article 14 thereof', 'constitution#s14'],
    ['a convention that is read into Article 21', 'constitution#s21'],
    ['The Convention and Articles 14 and 21', 'constitution#s14constitution#s21'],
    ['Even without the convention, Article 21 protects', 'constitution#s21'],
    ['The covenant says in Article 6 that. Under Article 21 of the Constitution', '-constitution#s21'],
  ])('issue 33: an article is only that of the Constitution where the judgment says so: %s', (text, links) => {
    expect(resolve(text).join('')).toBe(links);
  });

  it('is empty if the text names no act or an act that the library does not have', () => {
    expect(resolve('section 12')).toEqual(['-']);
    expect(resolve('section 12 of the Bombay Rent Act, 1947')).toEqual(['-']);
  });
});
