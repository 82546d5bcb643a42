import { parseQuery } from '@headnote/core/search';
import { resultsBody } from '@headnote/core/search/bodies';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { type OpenEngine, type TestLibrary, makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import { removeSample } from '../../citator/remove-sample.js';
import { drainIndexQueue } from '../indexing/index-queue.js';
import { fittingCases } from '../../citator/queries/fitting-cases.js';
import { readLines } from '../../citator/queries/read-lines.js';
import { SAMPLE_KNOWN_MS, leaveOutSample } from '../run/leave-out-sample.js';
import { findByParties } from '../run/find-by-parties.js';
import { runSearch } from '../run/run-search.js';

const PLAIN = { from: 0, size: 5, sort: [], highlight: [], aggregations: [] } as const;

/** What every engine must answer near a search. `openEngine` opens the engine under test for a data folder. */
export function testNearbyQueries(openEngine: OpenEngine): void {
  describe('what is near a search', () => {
    let library: TestLibrary;
    beforeAll(async () => {
      library = await openTestLibrary(openEngine);
      await library.add(
        makeCase('y:nilgiri', 'The committee hears complaints of harassment.', {
          appellant: 'Nilgiri Forum',
          respondent: 'State of Sahyadri',
          subject: 'Constitution of India, harassment of women, guidelines',
          otherCitations: ['(1997) 6 SCC 9241'],
          judges: ['M. Rao'],
          decidedOn: '1997-08-13',
        }),
        makeCase('y:mill', 'Harassment at the workplace of a mill. The Nilgiri hills are far. Women work there.', {
          appellant: 'Sahyadri Mills',
          respondent: 'Asha Bai',
          judges: ['S. Bose'],
          decidedOn: '2001-02-02',
        }),
        makeCase('y:lease', 'The lease was renewed to the tenant in time. Justice was done. Rao was a witness.', {
          appellant: 'Asha Bai',
          respondent: 'Lakeside Housing Society',
          judges: ['S. Bose'],
          decidedOn: '2010-02-02',
        }),
        makeCase('y:rao', 'A lease was renewed in time.', {
          appellant: 'Deccan Society for Tenants',
          respondent: 'Lakeside Trust',
          judges: ['M. Rao'],
          decidedOn: '1990-02-02',
        }),
        makeCase('y:cheque', 'A cheque was returned. Section 138(1)(b) of the Negotiable Instruments Act applies.', {
          decidedOn: '2005-02-02',
        }),
        makeCase('y:cheques', 'He is guilty under s. 138 N.I. Act. 138 cheques. Order 39 Rules 1 and 2 CPC. 138.', {
          decidedOn: '2006-02-02',
        }),
        makeCase('y:evidence', 'Section 138 of the Evidence Act, and the NI Act, section 13. Order 39 Rule 10 CPC.', {
          decidedOn: '2007-02-02',
        }),
        makeCase(
          'y:old-code',
          'He is convicted of murder under section 302 read with section 34 of the Indian Penal Code.',
          {
            decidedOn: '2023-03-03',
          },
        ),
        makeCase(
          'y:new-code',
          'In FIR No. 12 of 2025 he is charged with an offence under section 103(1) read with section 3(5) of the Bharatiya Nyaya Sanhita.',
          { decidedOn: '2026-03-03' },
        ),
        makeCase('y:third', 'Section 3(1) and section 2(1) of the BNS are general. The Sanhita has 358 sections.', {
          decidedOn: '2026-03-04',
          otherCitations: ['2026:GAU-AS:11161'],
        }),
        makeCase(
          'y:citing',
          'In Asha Bai v. Lakeside Housing Society, (1997) 6 SCC 9300 : (1997) 3 SCR 9041, it was held so. See also (1981) 1 SCC 9001.',
          { decidedOn: '2009-02-02' },
        ),
        makeCase('y:reported', 'It was so held.', {
          appellant: 'Asha Bai',
          respondent: 'Lakeside Housing Society',
          otherCitations: ['(1997) 3 SCR 9041', '1997 HN 77', 'AIR 1997 SC 9204'],
          decidedOn: '1997-02-02',
        }),
        makeCase('y:life', 'Articles 14, 19 and 21 of the Constitution protect life.', { decidedOn: '2008-02-02' }),
      );
    });
    afterAll(() => library.close());

    const idOf = (name: string): string => documentId('case', `y:${name}`);
    const ask = async (typed: string) => {
      const body = resultsBody(parseQuery(typed).tree, { facets: [] });
      const { hits, near_misses: near = [] } = await runSearch({ ...library, body, audience: 'member', kind: 'case' });
      return {
        hits: hits.hits.map(({ _id }) => _id),
        total: hits.total.value,
        near: near.map(({ _id, without }) => [_id, ...without]),
      };
    };

    it.each<[string, hits: string[], near: string[][]]>([
      ['nilgiri workplace', ['mill'], [['nilgiri', 'workplace']]],
      ['nilgiri forum workplace', [], [['nilgiri', 'workplace']]],
      ['forum harassment workplace guidelines', [], [['nilgiri', 'workplace']]],
      ['nilgiri forum arbitration clause', [], [['nilgiri', 'arbitration', 'clause']]],
      ['1997 6 SCC 9241 arbitration', [], [['nilgiri', 'arbitration']]],
      ['nilgiri arbitration clause', [], []],
      ['nilgiri forum arbitration year:2001', [], []],
      ['nilgiri forum workplace -women', [], []],
      ['nilgiri forum "the workplace"', [], []],
    ])('%s: judgments with all words are hits, those that lack some are named with them', async (typed, hits, near) => {
      const answer = await ask(typed);
      expect(answer.hits).toEqual(hits.map(idOf));
      expect(answer.near).toEqual(near.map(([name = '', ...without]) => [idOf(name), ...without]));
      expect(answer.total).toBe(hits.length);
    });

    it('tells only members', async () => {
      const names = { query: 'nilgiri forum workplace', fields: ['appellant'], type: 'cross_fields', operator: 'and' };
      const body = { query: { multi_match: names }, near_misses: true };
      const near = async (audience: 'member' | 'visitor') =>
        (await runSearch({ ...library, body, audience, kind: 'case' })).near_misses?.length;
      expect(await near('member')).toBe(1);
      expect(await near('visitor')).toBeUndefined();
    });

    it.each<[string, string[]]>([
      ['provision:"section 138 NI Act"', ['cheques', 'cheque']],
      ['provision:"138 Negotiable Instruments Act, 1881"', ['cheque', 'cheques']],
      ['provision:"Article 21"', ['life']],
      ['provision:"Order 39 rule 1"', ['cheques']],
      ['provision:"NI Act 138" returned', ['cheque']],
      ['provision:"307 IPC"', []],
      // A section finds the judgments on its pair: all of both.
      ['provision:"302 IPC"', ['old-code', 'new-code']],
      ['provision:"section 103 BNS"', ['old-code', 'new-code']],
      ['only:"302 IPC"', ['old-code']],
      ['only:"103 BNS"', ['new-code']],
      // A clause of a list of explanations is not its whole section.
      ['provision:"34 IPC"', ['old-code', 'new-code']],
      ['provision:"302 IPC" offence:before', ['old-code']],
      ['provision:"302 IPC" offence:after', ['new-code']],
      ['provision:"302 IPC" offence:unsaid', []],
      ['offence:unsaid', ['third']],
      ['provision:"cheques 138"', ['cheque', 'cheques']],
      ['punishable u/s 302 IPC', ['old-code', 'new-code']],
      ['302 r/w section 34 IPC', ['old-code', 'new-code']],
      ['returned s. 138 N.I. Act', ['cheque']],
      ['138 NI Act/138 Evidence Act', []],
      ['rule 1 of order 39', ['cheques']],
      ['constitution art. 21', ['life']],
    ])('%s: the judgments that name the provision', async (typed, hits) => {
      expect(new Set((await ask(typed)).hits)).toEqual(new Set(hits.map(idOf)));
    });

    const near = async (typed: string, withSentences = true) => {
      const find = (parties: readonly (readonly string[])[]) => findByParties(library.engine, parties);
      const [line] = await readLines(library.store, find, { citations: [typed], withSentences });
      return line;
    };

    it.each([
      [
        '(1997) 6 SCC 9300',
        'volume',
        ['nilgiri'],
        ['cited by 1', 'Asha Bai v. Lakeside Housing Society'],
        ['reported'],
      ],
      ['(1997) 5 SCC 12', 'year', [], ['cited by 0'], []],
      ['(1981) 1 SCC 9001', 'series', [], ['cited by 1'], []],
      ['1981 Cri LJ 700', 'nothing', [], ['cited by 0'], []],
    ] as const)('%s: what is near a citation that is not held', async (typed, covered, fits, cited, cases) => {
      const line = await near(typed);
      const { inVolume = 0, inYear = 0, inSeries = 0, citedBy, names = [] } = line?.near ?? {};
      const width = inVolume > 0 ? 'volume' : inYear > 0 ? 'year' : inSeries > 0 ? 'series' : 'nothing';
      expect([line?.state, width, line?.fits.map(({ id }) => id)]).toEqual(['not-held', covered, fits.map(idOf)]);
      expect([`cited by ${citedBy}`, ...names]).toEqual(cited);
      expect(line?.near?.cases.map(({ id }) => id)).toEqual(cases.map(idOf));
    });

    it.each([
      // A court's part is a volume of its own.
      ['AIR 1997 SC 9205', 'AIR (SC) 1', ['reported']],
      ['1997 AIR 9205', 'AIR (SC) 1', ['reported']],
      ['AIR 1997 All 9205', 'AIR (All) 0', []],
      ['AIR 1997 SC', undefined, ['reported']],
      ['AIR 1997 All', undefined, []],
      // Numbers of a court are in the order of time.
      ['2026:GAU-AS:11170', 'GAU-AS 1', ['third']],
      ['2026:GAU-AS:3', 'GAU-AS 1', []],
      ['1997 HN 990', 'HN 3', []],
    ] as const)('%s: its neighbours are of its own series', async (typed, covered, fits) => {
      const line = await near(typed);
      expect([line?.near && `${line.near.book} ${line.near.inYear}`, line?.fits.map(({ id }) => id)]).toEqual([
        covered,
        fits.map(idOf),
      ]);
    });

    it('says of a number that the library would have given why no judgment has it', async () => {
      expect(await near('1997 HN 990')).toMatchObject({
        state: 'not-held',
        reason: expect.stringContaining('gives these numbers itself'),
      });
      expect(await near('(1997) 6 SCC 9300')).toMatchObject({ reason: '' });
    });

    it('says of a volume that cannot exist what the library has of the year', async () => {
      expect(await near('(1997) 96 SCC 1')).toMatchObject({ state: 'impossible', near: { inVolume: 0, inYear: 1 } });
    });

    it('tells a reader without a subscription what the library has, but not who cites it', async () => {
      const found = (await near('(1997) 6 SCC 9300', false))?.near;
      expect(found).toMatchObject({ inVolume: 1, firstYear: 1997, citedBy: 0, names: [], parallels: [] });
    });

    it('leaves the sample out beside real judgments, unless it is asked for, and removes it', async () => {
      const mixed = await openTestLibrary(openEngine);
      onTestFinished(() => mixed.close());
      const isSample = { source: { id: 's:1', name: 'Sample', isSample: true } };
      await mixed.add(makeCase('s:1', 'A lease of the sample.', { ...isSample, decidedOn: '1974-01-01' }));
      let time = 0;
      const engine = leaveOutSample(mixed.engine, { store: mixed.store, steady: () => time });
      const count = async (typed: string) => {
        const body = resultsBody(parseQuery(typed).tree, { facets: ['courts'] });
        const { hits, aggregations } = await runSearch({ ...mixed, engine, body, audience: 'member', kind: 'case' });
        expect(aggregations?.['courts']?.buckets[0]?.doc_count ?? 0).toBe(hits.total.value);
        return hits.total.value;
      };
      expect(await count('lease')).toBe(1);
      await mixed.add(makeCase('r:1', 'A lease.', { decidedOn: '1975-01-01' }));
      time += SAMPLE_KNOWN_MS;
      expect(await count('lease')).toBe(1);
      expect(await count('lease sample:yes')).toBe(1);
      expect(await count('lease sample:all')).toBe(2);
      const { hits } = await engine.search({
        ...PLAIN,
        query: { type: 'terms', field: 'citations', values: ['1974 HNS 1'] },
      });
      expect(hits).toHaveLength(1);
      const book = { book: 'HNS', year: 1974 };
      expect(await fittingCases(mixed.store, book, { limit: 5 })).toHaveLength(1);
      expect(await removeSample(mixed.store, { actor: 'test', now: () => 0 })).toBe(1);
      await drainIndexQueue(mixed.store, mixed.engine);
      expect(await count('lease sample:all')).toBe(1);
    });

    it.each<[string, string[]]>([
      ['judgment of justice Rao on lease', ['rao', 'lease']],
      ['what is the lease about', ['rao', 'lease']],
      ['Deccan Society for Tenants', ['rao']],
      ['Deccan Society for Tenants v Lakeside Trust', ['rao']],
    ])('%s: words that say nothing are no conditions', async (typed, hits) => {
      const found = await ask(typed);
      expect(new Set(found.hits)).toEqual(new Set(hits.map(idOf)));
      expect(found.hits[0]).toBe(idOf(hits[0] ?? ''));
    });
  });
}
