import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAct, makeCase, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import { documentId } from '../../library/document-id.js';
import { resolveCitations } from '../resolve-citations.js';
import { actJudgments } from './act-judgments.js';
import { judgmentCitations } from './judgment-citations.js';
import { listActs } from './list-acts.js';

const act = (title: string, year: number, actNumber: string, ministry = '') => {
  const id = `t:${title}`;
  const sections = [{ anchor: 's34', number: '34', heading: 'Setting aside' }];
  return makeAct(id, 'Text.', { title: `The ${title}, ${year}`, year, actNumber, ministry, sections });
};

let library: TestLibrary;
beforeAll(async () => {
  library = await openTestLibrary();
  await library.add(
    act('Arbitration and Conciliation Act', 1996, '26', 'Law, Justice'),
    act('Arbitration Protocol Act', 1937, '6'),
    act('Goa Arbitration Extension Act', 1965, '30', 'Home'),
    act('Zoo Act', 1965, 'Karnataka Act 12 of 1965', 'Home'),
    makeAct('sample', 'Text.', { title: 'The Boats Act, 1930', source: { id: 's', name: 'S', isSample: true } }),
    ...[1998, 2001].map((year) =>
      makeCase(`t:${year}`, 'Section 34 of the Arbitration and Conciliation Act, 1996 applies. See (1990) 4 SCC 9.', {
        appellant: `A${year}`,
        respondent: 'B',
        decidedOn: `${year}-01-02`,
        courtName: year === 2001 ? 'Bombay High Court' : 'Supreme Court of India',
        courtId: year === 2001 ? 3 : 1,
      }),
    ),
    {
      ...makeCase('s:case', 'Section 34 of the Arbitration and Conciliation Act, 1996 applies.', {
        decidedOn: '2003-01-02',
      }),
      source: { id: 's:case', name: 'Sample', isSample: true },
    },
    makeCase('t:cited', 'Text.', { otherCitations: ['(1990) 4 SCC 9'], decidedOn: '1990-02-03' }),
  );
  await resolveCitations(library.store);
});
afterAll(() => library.close());

const titles = async (input: Parameters<typeof listActs>[1]) =>
  (await listActs(library.store, input)).acts.map(({ act: { title } }) => title);

describe('the list of acts', () => {
  it('puts the act that is named first, then those that more judgments name', async () => {
    expect(await titles({ text: 'arbitration', status: 'in-force' })).toEqual([
      'The Arbitration and Conciliation Act, 1996',
      'The Arbitration Protocol Act, 1937',
      'The Goa Arbitration Extension Act, 1965',
    ]);
  });

  it('has the repealed acts of which the library knows only the title, and no fictional act beside real ones', async () => {
    const { acts, states } = await listActs(library.store, { text: 'penal code', status: 'repealed' });
    expect(acts).toMatchObject([
      { act: { id: '', title: expect.stringContaining('Indian Penal Code') }, judgments: 0 },
    ]);
    expect(states).toEqual([{ value: 'repealed', count: 1 }]);
    expect(await titles({ text: 'boats' })).toEqual([]);
    // It repealed the Act of 1939, and is in force: a library without its text does not list it as repealed.
    expect(await titles({ text: 'motor vehicles' })).toEqual(['The Motor Vehicles Act, 1939']);
  });

  it('looks for as many words as a title may have', async () => {
    expect(await titles({ text: `${'zoo '.repeat(50)}${'elsewhere '.repeat(100)}` })).toEqual(['The Zoo Act, 1965']);
  });

  it('has as many on a page as the reader asks for', async () => {
    const { total, acts } = await listActs(library.store, { status: 'repealed', size: 60 });
    expect(total).toBeGreaterThan(20);
    expect(acts).toHaveLength(Math.min(total, 60));
  });

  it('counts each list without its own choice', async () => {
    const input = { letter: 'A', status: 'in-force', ministries: ['Law, Justice'] } as const;
    const { total, letters, ministries, years, makers } = await listActs(library.store, input);
    expect(total).toBe(1);
    expect(letters).toEqual([{ value: 'A', count: 1 }]);
    expect(ministries).toEqual([{ value: 'Law, Justice', count: 1 }]);
    expect(years).toEqual([{ year: 1996, count: 1, inForce: 1 }]);
    expect(makers).toEqual([{ value: 'central', count: 1 }]);
    const open = await listActs(library.store, { madeBy: 'state', fromYear: 1960, toYear: 1970, status: 'in-force' });
    expect(open.acts).toMatchObject([{ act: { title: 'The Zoo Act, 1965' } }]);
    expect(open.letters).toEqual([{ value: 'Z', count: 1 }]);
    expect(open.makers).toEqual([
      { value: 'central', count: 1 },
      { value: 'state', count: 1 },
    ]);
  });

  it('reads one page, and the newest first if asked', async () => {
    const wide = { status: 'in-force', order: 'year', from: 1, size: 2 } as const;
    expect(await titles(wide)).toEqual(['The Goa Arbitration Extension Act, 1965', 'The Zoo Act, 1965']);
  });
});

describe('the judgments on a section', () => {
  it('are counted by section, court and year, the newest first', async () => {
    const id = documentId('act', 't:Arbitration and Conciliation Act');
    const found = await actJudgments(library.store, { id, section: 's34' });
    expect(found).toMatchObject({
      sections: [{ id: 's34', count: 2 }],
      total: 2,
      courts: [
        { name: 'Bombay High Court', count: 1 },
        { name: 'Supreme Court of India', count: 1 },
      ],
      years: [
        { year: 1998, count: 1 },
        { year: 2001, count: 1 },
      ],
      mostCited: [],
      newest: [{ title: 'A2001 v. B' }, { title: 'A1998 v. B' }],
    });
    expect(await actJudgments(library.store, { id, section: 's9' })).toMatchObject({ total: 0, newest: [] });
  });
});

it('counts the judgments that cite one by their years', async () => {
  const id = documentId('case', 't:cited');
  const task = { id, withSentences: false, signal: new AbortController().signal };
  expect((await judgmentCitations(library.store, task)).citedByYears).toEqual([
    { year: 1998, count: 1 },
    { year: 2001, count: 1 },
  ]);
});
