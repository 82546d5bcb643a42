import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { makeAct, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import { findActs } from './find-acts.js';
import { namedActs } from './named-acts.js';

const sectionsOf = (...numbers: string[]) =>
  numbers.map((number) => ({ anchor: `s${number}`, number, heading: `Heading of ${number}` }));

const acts = [
  makeAct('t:ipc', 'Text.', {
    title: 'The Indian Penal Code, 1860',
    year: 1860,
    actNumber: '45',
    sections: sectionsOf('302', '498A'),
  }),
  makeAct('t:bns', 'Text.', {
    title: 'The Bharatiya Nyaya Sanhita, 2023',
    year: 2023,
    actNumber: '45',
    sections: sectionsOf('103'),
  }),
  makeAct('t:arbitration', 'Text.', {
    title: 'The Arbitration and Conciliation Act, 1996',
    otherTitles: ['माध्यस्थम् और सुलह अधिनियम, 1996'],
    year: 1996,
    actNumber: '26',
    sections: sectionsOf('34'),
  }),
  makeAct('t:constitution', 'Text.', {
    title: 'The Constitution of India',
    year: 1950,
    sections: sectionsOf('21', '21A'),
  }),
  makeAct('t:police1', 'Text.', {
    title: 'The Police Act, 1861',
    year: 1861,
    actNumber: '5',
    sections: sectionsOf('5'),
  }),
  makeAct('t:police2', 'Text.', {
    title: 'The Police Act, 1949',
    year: 1949,
    actNumber: '64',
    sections: sectionsOf('5'),
  }),
  makeAct('t:ecole', 'Text.', { title: 'The ÉCOLE Society Act, 1913', year: 1913, actNumber: '9' }),
  makeAct('t:sample', 'Text.', {
    title: 'The Indian Evidence Act, 1872',
    year: 1872,
    actNumber: '1',
    source: { id: 't:sample', name: 'Sample', isSample: true },
  }),
];
const idOf = (source: string) => documentId('act', `t:${source}`);

let library: TestLibrary;
beforeAll(async () => {
  library = await openTestLibrary();
  await library.add(...acts);
});
afterAll(() => library.close());

const find = (text: string) => namedActs(library.store, text);

describe('namedActs', () => {
  it.each([
    ['section 302 IPC', 'ipc', 's302'],
    ['302 ipc', 'ipc', 's302'],
    ['IPC 302', 'ipc', 's302'],
    ['u/s 498-A of the Indian Penal Code', 'ipc', 's498A'],
    ['s 34 Arbitration Act', 'arbitration', 's34'],
    ['Section 34(2)(b) of the Arbitration and Conciliation Act, 1996', 'arbitration', 's34'],
    ['article 21', 'constitution', 's21'],
    ['art 21A', 'constitution', 's21A'],
    ['Article 21 of the Constitution of India', 'constitution', 's21'],
    ['sec. 103 BNS', 'bns', 's103'],
    ['section 5 of the Police Act, 1861', 'police1', 's5'],
  ])('leads %s to its section', async (text, act, anchor) => {
    const { acts: found, provision } = await find(text);
    expect(found[0]?.id).toBe(idOf(act));
    expect(provision?.section?.id).toBe(anchor);
  });

  it.each([
    'section 302',
    'murder 302 cases',
    'natural justice',
    '302',
    'section 302 of something',
    'section 34 common intention penal code',
    'section 34 of that act',
    '',
  ])('finds nothing for %j', async (text) => {
    expect(await find(text)).toEqual({ acts: [] });
  });

  it('names no section if the act lacks it, or if two acts have the name', async () => {
    const { provision } = await find('section 500 IPC');
    expect(provision).toMatchObject({ canonical: 'S. 500 IPC' });
    expect(provision).not.toHaveProperty('section');
    // The Code ends with section 511.
    expect((await find('section 999 IPC')).provision).toBe(undefined);
    const police = await find('section 5 Police Act');
    expect(police.acts.map(({ id }) => id)).toEqual([idOf('police1'), idOf('police2')]);
    expect(police.provision).toEqual({ canonical: 'S. 5 Police Act' });
  });

  it('says when and by which act an act was repealed, and leads to that act if the library has it', async () => {
    expect((await find('IPC')).acts).toMatchObject([
      {
        id: idOf('ipc'),
        repealedOn: '2024-07-01',
        repealedBy: 'The Bharatiya Nyaya Sanhita, 2023',
        repealedById: idOf('bns'),
      },
    ]);
    expect((await find('BNS')).acts).toMatchObject([{ repealedOn: null, repealedBy: '', repealedById: '' }]);
  });

  it('names an act that the library does not have, and its successor', async () => {
    expect((await find('section 482 CrPC')).acts[0]).toEqual({
      id: '',
      title: 'The Code of Criminal Procedure, 1973',
      repealSource: 's. 531',
      year: 1973,
      actNumber: 'Act 2 of 1974',
      repealedOn: '2024-07-01',
      repealedBy: 'The Bharatiya Nagarik Suraksha Sanhita, 2023',
      repealedById: '',
    });
    expect((await find('Arbitration Act, 1940')).acts).toMatchObject([
      { id: '', title: 'The Arbitration Act, 1940', repealedOn: null, repealedById: idOf('arbitration') },
    ]);
    expect((await find('BNSS')).acts).toMatchObject([
      { id: '', title: 'The Bharatiya Nagarik Suraksha Sanhita, 2023' },
    ]);
  });

  it.each([
    ['section 138 NI Act', 'The Negotiable Instruments Act, 1881'],
    ['s. 9 IBC', 'The Insolvency and Bankruptcy Code, 2016'],
    ['section 13 HMA', 'The Hindu Marriage Act, 1955'],
    ['Section 12 of the Bombay Rent Act, 1947', 'The Bombay Rent Act, 1947'],
    ['section 4 leases act', 'The Leases Act'],
  ])('names the act of %s, which the library does not have', async (text, title) => {
    const { acts: found, provision } = await find(text);
    expect(found).toMatchObject([{ id: '', title }]);
    expect(provision?.canonical).toMatch(/^S\. \d/);
  });

  it('never takes an act of the sample for the act of the table', async () => {
    expect((await find('Evidence Act')).acts).toMatchObject([{ id: idOf('sample'), repealedBy: '' }]);
  });
});

describe('findActs', () => {
  it.each([
    ['the indian penal code', ['ipc']],
    ['Indian Penal Code 1860', ['ipc']],
    ['IPC', ['ipc']],
    ['Police Act', ['police1', 'police2']],
    ['POLICE ACT, 1949', ['police2']],
    ['école society act', ['ecole']],
    ['E\u0301COLE Society Act 1913', ['ecole']],
    ['माध्यस्थम् और सुलह अधिनियम', ['arbitration']],
    ['Act 64 of 1949', ['police2']],
    ['Unknown Act', []],
    ['%', []],
  ])('finds %j', async (title, expected) => {
    expect(await findActs(library.store, { title, actCode: '' })).toEqual(expected.map(idOf));
  });
});
