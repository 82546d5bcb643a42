import { parseQuery, toSearchBody } from '@headnote/core/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCase, openTestLibrary, type TestLibrary } from '../../../test-library.fixtures.js';
import { runSearch } from '../../run/run-search.js';

const judgments = [
  ['tea', 'Tata Tea Limited', 'State of West Bengal', 'A levy on tea.'],
  ['paper', 'Rohtas Paper Ltd.', 'State of U.P.', 'A licence for paper.'],
  ['agarwal', 'V.K. Agarwal', 'Union of India', 'Pension of an officer. Charged under Section 302 of the I.P.C.'],
  ['khan', 'Mohammed Khan', 'Commissioner of Customs', 'A consignment of silk, under Order 7 Rule 11 of the C.P.C.'],
] as const;

describe('short forms', () => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary();
    for (const [id, appellant, respondent, text] of judgments)
      await library.add(makeCase(id, text, { appellant, respondent }));
  });
  afterAll(() => library.close());

  async function found(typed: string): Promise<readonly unknown[]> {
    const body = toSearchBody(parseQuery(typed).tree);
    const limits = { milliseconds: 60_000 };
    const { hits } = await runSearch({ ...library, body, kind: 'case', audience: 'member', limits });
    return hits.hits.map(({ _source: source }) => source['appellant']);
  }

  it.each([
    ['Tata Tea Ltd. v. State of W.B.', 'Tata Tea Limited'],
    ['tata tea ltd v state of wb', 'Tata Tea Limited'],
    ['rohtas paper state of up', undefined],
    ['Tata Tea Ltd v State of WB', 'Tata Tea Limited'],
    ['Rohtas Paper Limited v. State of Uttar Pradesh', 'Rohtas Paper Ltd.'],
    ['party:"Rohtas" party:(Uttar Pradesh)', 'Rohtas Paper Ltd.'],
    ['VK Agarwal v UOI', 'V.K. Agarwal'],
    ['vk agarwal', 'V.K. Agarwal'],
    ['Md. Khan', 'Mohammed Khan'],
    ['Mohd Khan Commr', 'Mohammed Khan'],
    ['sec 302 IPC pension', 'V.K. Agarwal'],
    ['Sec.302 I.P.C.', 'V.K. Agarwal'],
    ['s.302 Indian Penal Code', 'V.K. Agarwal'],
    ['O.7 R.11 CPC', 'Mohammed Khan'],
  ])('%s finds %s', async (typed, name) => {
    expect(await found(typed)).toEqual(name === undefined ? [] : [name]);
  });

  it('a quoted phrase is searched as it is printed', async () => {
    expect(await found('"Tata Tea Ltd"')).toEqual([]);
    expect(await found('"Tata Tea Limited"')).toEqual(['Tata Tea Limited']);
  });
});
