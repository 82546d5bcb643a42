import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCompletions } from '../../library/completions/fill-completions.js';
import { documentId } from '../../library/document-id.js';
import { makeAct, makeCase, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import { createMarks } from '../marks.js';
import { boxSuggestions } from './box-suggestions.js';

const reported = (id: string, appellant: string, otherCitations: string[], judges = ['V. R. Krishna Iyer']) =>
  makeCase(id, 'The petition of the arbitration clause is allowed.', {
    appellant,
    respondent: 'Union of India',
    decidedOn: '1981-01-13',
    otherCitations,
    judges,
  });

describe('the list below the search box', () => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary();
    await library.add(
      reported('t:mullin', 'Francesca Mullin', ['(1981) 1 SCC 608']),
      reported('t:wealth', 'Wealth Board', ['(1981) 1 SCC 63']),
      reported('t:chand', 'Krishna Iyengar Chand', ['(1981) 1 SCC 7', 'AIR 1981 SC 600']),
      reported('t:masked', 'Zubaida Mullin', ['(1981) 1 SCC 609'], ['A. Judge']),
      reported('t:hidden', 'Hidden Mullin', ['(1981) 1 SCC 610'], ['A. Judge']),
      makeAct('t:arbitration', '<p id="s7">7. Agreement.</p>', {
        title: 'The Arbitration and Conciliation Act, 1996',
        year: 1996,
        actNumber: '26',
      }),
      makeAct('t:ipc', 'Murder.', { title: 'The Indian Penal Code, 1860', year: 1860, actNumber: '45' }),
    );
    await fillCompletions(library.store);
    const marks = createMarks({ store: library.store, actor: 'admin:asha', now: () => 0 });
    const masked = { which: documentId('case', 't:masked'), reason: 'Order', names: [{ name: 'Zubaida', mask: 'X' }] };
    await marks.mask(masked);
    await marks.hide({ which: documentId('case', 't:hidden'), reason: 'Order' });
  });
  afterAll(() => library.close());
  const suggest = async (text: string, isMember = true) => {
    const { readAs, rows } = await boxSuggestions(library.store, { text, isMember });
    return { readAs, rows: rows.map(({ kind, title, citation }) => [kind, title, citation].join(' | ')) };
  };

  it('puts first what the text names: a citation by its beginning, in the order of its pages', async () => {
    expect(await suggest('(1981) 1 SCC 6')).toEqual({
      readAs: '(1981) 1 SCC 6',
      rows: [
        'citation | Wealth Board v. Union of India | (1981) 1 SCC 63',
        'citation | Francesca Mullin v. Union of India | (1981) 1 SCC 608',
      ],
    });
    expect((await suggest('air 1981 sc 6')).rows).toEqual([
      'citation | Krishna Iyengar Chand v. Union of India | AIR 1981 SC 600',
    ]);
    expect((await suggest('1981 1 scc')).rows).toHaveLength(3);
  });

  it('puts an act, a provision or a judge first if the text names it, otherwise judgments', async () => {
    expect((await suggest('arbitration a')).rows[0]).toMatch(/^act \| The Arbitration/);
    expect(await suggest('302 ipc')).toEqual({ readAs: 'S. 302 IPC', rows: [expect.stringMatching(/^act.*Penal/)] });
    expect((await suggest('krishna i')).rows).toEqual([
      expect.stringMatching(/^judge .*Krishna Iyer/),
      expect.stringMatching(/^case .*Iyengar/),
    ]);
    expect((await suggest('kri')).rows[0]).toMatch(/^case/);
  });

  it('tells a visitor no judges', async () => {
    expect((await suggest('krishna i', false)).rows).toEqual([expect.stringMatching(/^case .*Iyengar/)]);
  });

  it('never names a judgment that was masked or hidden, neither by its parties nor by its citation', async () => {
    expect((await suggest('mullin')).rows).toEqual([expect.stringContaining('Francesca')]);
    expect((await suggest('(1981) 1 SCC 609')).rows).toEqual([]);
    expect((await suggest('(1981) 1 SCC')).rows).toHaveLength(3);
  });

  it('suggests nothing for a letter, for signs, and for words of texts', async () => {
    for (const text of ['k', '%_', '"*"', 'clause', 'petition allowed'])
      expect((await suggest(text)).rows, text).toEqual([]);
  });
});

describe('the list below the search box of a library with the fictional sample', () => {
  it('has nothing of the sample beside real judgments', async () => {
    const library = await openTestLibrary();
    const source = (id: string) => ({ source: { id, name: 'Sample', isSample: true } });
    const parties = {
      appellant: 'Levy Officer, Kelgaon',
      respondent: 'State',
      judges: ['Q.H. Kidwanvi', 'R. Sen'],
      decidedOn: '1971-02-03',
    };
    const act = { title: 'The Commodities Levy (Sample) Act, 1954', year: 1954, actNumber: '19' };
    await library.add(
      makeCase('s:1', 'The levy is due.', { ...parties, ...source('s:1') }),
      makeAct('s:2', 'Levy.', { ...act, ...source('s:2') }),
    );
    await fillCompletions(library.store);
    const suggest = async (text: string) => {
      const { rows } = await boxSuggestions(library.store, { text, isMember: true });
      return rows.map(({ kind, title, count }) => `${kind} ${title} ${count}`);
    };
    expect((await suggest('levy')).map((row) => row.split(' ')[0])).toEqual(['case', 'act']);
    expect(await suggest('kidw')).toEqual(['judge Q.H. Kidwanvi 1']);
    expect(await suggest('sen')).toEqual(['judge R. Sen 1']);
    const real = { appellant: 'A. Rao', respondent: 'B. Das', judges: ['R. SEN'], decidedOn: '1972-02-03' };
    await library.add(makeCase('t:1', 'It is due.', real));
    await fillCompletions(library.store);
    expect(await suggest('levy')).toEqual([]);
    expect(await suggest('kidw')).toEqual([]);
    expect(await suggest('sen')).toEqual(['judge R. Sen 1']);
    await library.close();
  });
});
