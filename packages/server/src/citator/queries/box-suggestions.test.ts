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
        sections: [
          { anchor: 's7', number: '7', heading: 'Agreement.' },
          { anchor: 's7A', number: '7A', heading: 'Agreements of a kind.' },
        ],
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
    // The act is not typed to its end.
    for (const begun of ['section 7A of the arbit', 'sec 7 a arbit', '7-a concil'])
      expect((await suggest(begun)).rows, begun).toEqual(['section | Agreements of a kind. | 7A']);
    for (const begun of ['s 7 arbit', 'section 7 of the arbitration and c', '7 concil'])
      expect((await suggest(begun)).rows).toEqual(['section | Agreement. | 7']);
    expect((await suggest('s 8 arbit')).rows).toEqual([]);
    expect((await suggest('s 7 arbit', false)).rows).toEqual([]);
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

  it('names none of the sample beside real judgments, and all of it alone', async () => {
    const both = await openTestLibrary();
    const source = { id: 's:levy', name: 'Sample', isSample: true };
    const [levy, levies] = [
      { ...reported('s:levy', 'Levy Officer', ['(1981) 2 SCC 6'], ['Q. Levyne']), source },
      {
        ...makeAct('s:act', 'Levy.', { title: 'The Levies Act, 1981', year: 1981 }),
        source: { ...source, id: 's:act' },
      },
    ];
    const kinds = async (text: string) =>
      (await boxSuggestions(both.store, { text, isMember: true })).rows.map(({ kind }) => kind);
    await both.add(levy, levies);
    await fillCompletions(both.store);
    expect([await kinds('levy'), await kinds('levies act'), await kinds('(1981) 2 SCC 6')]).toEqual([
      ['case', 'judge'],
      ['act'],
      ['citation'],
    ]);
    await both.add(reported('t:real', 'Real Mills', ['(1981) 3 SCC 6']));
    await fillCompletions(both.store);
    expect([await kinds('levy'), await kinds('levies act'), await kinds('(1981) 2 SCC 6')]).toEqual([[], [], []]);
    await both.close();
  });
});
