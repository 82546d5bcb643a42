import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { type OpenEngine, type TestLibrary, makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import type { WireClause } from './plain-scan.fixtures.js';
import { match, near, request } from '../guard/wire-clauses.fixtures.js';

/** Invented texts by short name. */
const TEXTS = {
  acquisition: 'Land was acquired for a public road. The owner of the lands objects to the acquisition of land.',
  abbreviations: 'Ram v. Sample Traders Pvt. Ltd. was heard by Hon’ble Mr. Rao in Civil Appeal No. 12. Costs follow.',
  paragraphs: 'The lease was void.\n\nPossession was given back.\n\nRent is due; the tenant pays rent.',
  women: 'A woman and two women asked for bail. Anticipatory bail was granted.',
  hindi: 'न्यायालय ने अपील स्वीकार की। The court said: न्यायालयों का आदेश।',
  symbols: 'Trust & estate under § 5 of the Act.',
  apart: 'Estoppel one two three four five waiver.',
  reversed: 'Waiver then estoppel.',
  repeated: 'Bond, bond.',
  single: 'Bond.',
} as const;
type Name = keyof typeof TEXTS;

/** What every engine must find and highlight. `openEngine` opens the engine under test for a data folder. */
export function testOperators(openEngine: OpenEngine): void {
  describe('the operators of the search language', () => {
    let library: TestLibrary;
    beforeAll(async () => {
      library = await openTestLibrary(openEngine);
      await library.add(...Object.entries(TEXTS).map(([name, text]) => makeCase(`o:${name}`, text)));
    });
    afterAll(() => library.close());

    const names = new Map(Object.keys(TEXTS).map((name) => [documentId('case', `o:${name}`), name as Name]));
    const find = async (query: WireClause): Promise<Name[]> => {
      const { hits } = await library.engine.search(request({ query }));
      return hits.map((hit) => names.get(hit.id) ?? 'single').sort();
    };
    const highlight = async (query: WireClause): Promise<string[]> => {
      const body = { query, highlight: { fields: { content: { number_of_fragments: 5, fragment_size: 300 } } } };
      const { hits } = await library.engine.search(request(body));
      return hits.flatMap((hit) => hit.highlight.content ?? []);
    };

    it.each<[string, WireClause, string, string[]]>([
      ['other forms of a word', match('land'), 'acquisition', ['Land', 'lands', 'land']],
      [
        'a phrase as one place',
        { match_phrase: { 'content.exact': 'acquisition of land' } },
        'acquisition',
        ['acquisition of land'],
      ],
      ['words near each other, and no others', near([match('rent'), match('due')], 2), 'paragraphs', ['Rent', 'due']],
      ['words with a beginning', { prefix: { content: 'pos' } }, 'paragraphs', ['Possession']],
      [
        'no common word next to a telling one',
        { match: { content: { query: 'the lease', operator: 'and' } } },
        'paragraphs',
        ['lease'],
      ],
      ['a common word alone', match('the'), 'paragraphs', ['The', 'the']],
      ['no word that the query excludes', { bool: { must_not: [match('rent')] } }, 'paragraphs', []],
    ])('lists the places of %s', async (_name, query, name, words) => {
      const id = documentId('case', `o:${name}`);
      const { query: clause } = request({ query });
      const parts = { must: [], mustNot: [], should: [clause], minimumShouldMatch: 0 };
      const { hits } = await library.engine.search({
        ...request({ query: { match_all: {} } }),
        query: { type: 'bool', filter: [{ type: 'ids', values: [id] }], ...parts },
        places: { field: 'content', limit: 10 },
      });
      const list = hits[0]?.places?.list ?? [];
      const text = TEXTS[name as Name];
      expect(list.map(({ start, end }) => text.slice(start, end))).toEqual(words);
      expect(list.map((place) => place.text)).toEqual(words);
    });

    it('lists no more places than asked for, and counts them all', async () => {
      const { hits } = await library.engine.search({
        ...request({ query: match('land') }),
        places: { field: 'content', limit: 2 },
      });
      expect(hits[0]?.places).toMatchObject({ list: [{ text: 'Land' }, { text: 'lands' }], total: 3 });
    });

    it.each<[string, WireClause, Name[]]>([
      ['an exact word', match('lands', 'content.exact'), ['acquisition']],
      ['no other form of an exact word', match('lease', 'content.exact'), ['paragraphs']],
      ['no exact word that stands in another form only', match('leases', 'content.exact'), []],
      ['an exact phrase', { match_phrase: { 'content.exact': 'acquisition of land' } }, ['acquisition']],
      ['no exact phrase in other forms', { match_phrase: { 'content.exact': 'acquisition of lands' } }, []],
      ['a phrase in other forms', { match_phrase: { content: 'acquisitions of lands' } }, ['acquisition']],
      ['any of several exact words', match('leases women', 'content.exact'), ['women']],
      ['words with a beginning', { prefix: { content: 'acqui' } }, ['acquisition']],
      ['words whose stem does not have the beginning', { prefix: { content: 'possession' } }, ['paragraphs']],
      ['no stem that is longer than its words', { prefix: { content: 'leased' } }, []],
      ['words of a pattern of one letter', { wildcard: { content: 'wom?n' } }, ['women']],
      ['words of a pattern of many letters', { wildcard: { content: 'an*ory' } }, ['women']],
      ['no word longer than its pattern', { wildcard: { content: 'wo?n' } }, []],
      ['a misspelt word', { match: { content: { query: 'estopel', fuzziness: 'AUTO' } } }, ['apart', 'reversed']],
      ['swapped letters', { match: { content: { query: 'wavier', fuzziness: 1 } } }, ['apart', 'reversed']],
      ['no word two letters away', { match: { content: { query: 'estoplx', fuzziness: 'AUTO' } } }, []],
      ['short words only as they are', { match: { content: { query: 'ib', fuzziness: 'AUTO' } } }, []],
      [
        'other forms of a word that may be misspelt',
        { match: { content: { query: 'leasing', fuzziness: 1 } } },
        ['paragraphs'],
      ],
      ['words side by side', near([match('estoppel'), match('one')], 1), ['apart']],
      ['words as far apart as allowed', near([match('estoppel'), match('waiver')], 6), ['apart', 'reversed']],
      ['no words farther apart', near([match('estoppel'), match('waiver')], 5), ['reversed']],
      ['words in the order given', near([match('estoppel'), match('waiver')], 50, true), ['apart']],
      ['three words whose distances add up', near([match('estoppel'), match('two'), match('waiver')], 6), ['apart']],
      [
        'no three words whose distances add up to more',
        near([match('estoppel'), match('two'), match('waiver')], 5),
        [],
      ],
      ['one word for each part', near([match('bond'), match('bond')], 5), ['repeated']],
      ['words of a sentence', near([match('lease'), match('void')], 'sentence'), ['paragraphs']],
      ['no words of two sentences', near([match('road'), match('owner')], 'sentence'), []],
      ['words of a paragraph', near([match('road'), match('owner')], 'paragraph'), ['acquisition']],
      ['no words of two paragraphs', near([match('lease'), match('possession')], 'paragraph'), []],
      ['words around v., Ltd., Hon’ble, Mr. and No.', near([match('ram'), match('12')], 'sentence'), ['abbreviations']],
      ['no words behind the sentence of these', near([match('ram'), match('costs')], 'sentence'), []],
      [
        'phrases near each other',
        near([{ match_phrase: { content: 'public road' } }, { match_phrase: { content: 'owner of the lands' } }], 2),
        ['acquisition'],
      ],
      [
        'exact phrases near each other',
        near(
          [
            { match_phrase: { 'content.exact': 'public road' } },
            { match_phrase: { 'content.exact': 'owner of the land' } },
          ],
          2,
        ),
        [],
      ],
      [
        'a beginning near a pattern',
        near([{ prefix: { content: 'anti' } }, { wildcard: { content: 'gr*ed' } }], 3),
        ['women'],
      ],
      [
        'a misspelt word near another',
        near([{ match: { content: { query: 'anticpatory', fuzziness: 1 } } }, match('bail')], 1),
        ['women'],
      ],
      [
        'any of several near another',
        near([{ bool: { should: [match('laches'), match('estoppel')] } }, match('waiver')], 2),
        ['reversed'],
      ],
      ['near within near', near([near([match('rent'), match('due')], 2), match('tenant')], 2), ['paragraphs']],
      ['no near within near from too far', near([near([match('rent'), match('due')], 2), match('tenant')], 1), []],
      [
        'near within near by its longer stretch',
        near([near([match('two'), { bool: { should: [match('three'), match('four')] } }], 2), match('five')], 1),
        ['apart'],
      ],
      [
        'a phrase with words between',
        { match_phrase: { content: { query: 'estoppel waiver', slop: 5 } } },
        ['apart', 'reversed'],
      ],
      ['no phrase with more words between', { match_phrase: { content: { query: 'one five', slop: 2 } } }, []],
      [
        'a phrase in the other order from slop 2 on',
        { match_phrase: { content: { query: 'two one', slop: 2 } } },
        ['apart'],
      ],
      ['no phrase in the other order with slop 1', { match_phrase: { content: { query: 'two one', slop: 1 } } }, []],
      ['a repeated word twice', { match_phrase: { content: { query: 'bond bond', slop: 3 } } }, ['repeated']],
      ['words in Devanagari exactly', match('न्यायालय', 'content.exact'), ['hindi']],
      ['beginnings in Devanagari', { prefix: { content: 'न्याया' } }, ['hindi']],
      ['patterns in Devanagari', { wildcard: { content: 'अपी*' } }, ['hindi']],
      ['misspelt words in Devanagari', { match: { content: { query: 'अपल', fuzziness: 1 } } }, ['hindi']],
      ['closeness in Devanagari', near([match('न्यायालय'), match('अपील')], 2), ['hindi']],
      ['signs that stand for words', near([match('and', 'content.exact'), match('section')], 3), ['symbols']],
    ])('find %s', async (_what, query, expected) => {
      expect(await find(query)).toEqual([...expected].sort());
    });

    it('exclude the matches of an excluded operator', async () => {
      const query = { bool: { must: [match('estoppel')], must_not: [near([match('estoppel'), match('waiver')], 5)] } };
      expect(await find(query)).toEqual(['apart']);
    });

    it('count several clauses of which some must match', async () => {
      const should = [
        { prefix: { content: 'esto' } },
        match('waiver', 'content.exact'),
        near([match('one'), match('two')], 1),
      ];
      expect(await find({ bool: { should, minimum_should_match: 3 } })).toEqual(['apart']);
      expect(await find({ bool: { should, minimum_should_match: 2 } })).toEqual(['apart', 'reversed']);
    });

    it.each<[string, WireClause, string]>([
      ['only the exact form', match('land', 'content.exact'), 'the lands objects to the acquisition of <b>land</b>.'],
      ['an exact phrase as one', { match_phrase: { 'content.exact': 'of land' } }, 'acquisition <b>of land</b>.'],
      ['what begins so', { prefix: { content: 'acqui' } }, 'was <b>acquired</b> for'],
      ['what the pattern stands for', { wildcard: { content: 'wom?n' } }, 'A <b>woman</b> and two <b>women</b>'],
      ['what may have been meant', { match: { content: { query: 'estopel', fuzziness: 1 } } }, '<b>Estoppel</b> one'],
      [
        'the words that are near',
        near([match('bail'), match('two')], 5),
        'and <b>two</b> women asked for <b>bail</b>. Anticipatory bail was',
      ],
      [
        'phrases that are near as one',
        near([{ match_phrase: { content: 'public road' } }, match('owner')], 3),
        'a <b>public road</b>. The <b>owner</b> of',
      ],
      [
        'the words of one sentence',
        near([match('rent'), match('due')], 'sentence'),
        '<b>Rent</b> is <b>due</b>; the tenant pays <b>rent</b>',
      ],
      [
        'a phrase with words between',
        { match_phrase: { content: { query: 'tenant rent', slop: 1 } } },
        'Rent is due; the <b>tenant</b> pays <b>rent</b>.',
      ],
    ])('mark %s', async (_what, query, expected) => {
      expect((await highlight(query)).join('\n')).toContain(expected);
    });

    it('say if a beginning matches more words than the limit, and keep the common ones', async () => {
      const many = await openTestLibrary(openEngine);
      const words = Array.from({ length: 1100 }, (_, index) => `zz${index.toString(36).padStart(3, '0')}`);
      await many.add(makeCase('first', 'zzyzx'));
      await many.add(makeCase('second', words.join(' ')));
      const answer = await many.engine.search(request({ query: { prefix: { content: 'zz' } } }));
      expect(answer).toMatchObject({ expansionsCut: true, total: { value: 2 } });
      const exact = await many.engine.search(request({ query: { prefix: { content: 'zz00' } } }));
      expect(exact.expansionsCut).toBeUndefined();
      await many.close();
    });

    it('search a limited number of words in one request, for any number of beginnings', async () => {
      const many = await openTestLibrary(openEngine);
      const beginnings = Array.from({ length: 20 }, (_, index) => `y${'abcdefghijklmnopqrst'[index] ?? ''}`);
      const words = (beginning: string) =>
        Array.from({ length: 600 }, (_, index) => `${beginning}${index.toString(36)}`);
      for (const beginning of beginnings) await many.add(makeCase(beginning, words(beginning).join(' ')));
      const should = beginnings.map((content) => ({ prefix: { content } }));
      const answer = await many.engine.search(request({ query: { bool: { should } } }));
      expect(answer).toMatchObject({ expansionsCut: true, timedOut: false });
      expect(answer.total.value).toBe(Math.ceil((8 * 1024) / 600));
      await many.close();
    });

    it('still answer after documents were replaced and removed', async () => {
      const changing = await openTestLibrary(openEngine);
      const query = near([match('lease', 'content.exact'), match('void')], 2);
      await changing.add(makeCase('a', 'The lease is void.'), makeCase('b', 'A lease was void.'));
      await changing.add(makeCase('a', 'The leases are void.'));
      expect((await changing.engine.search(request({ query }))).total.value).toBe(1);
      await changing.engine.remove([documentId('case', 'b')]);
      expect((await changing.engine.search(request({ query }))).total.value).toBe(0);
      const other = await openEngine({ dataDir: changing.dataDir, store: changing.store });
      expect((await other.search(request({ query: match('leases', 'content.exact') }))).total.value).toBe(1);
      await other.close();
      await changing.close();
    });
  });
}
