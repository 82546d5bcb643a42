import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decisions } from '../bodies/decisions.js';
import { printQuery } from '../bodies/index.js';
import { explain, parseQuery, type QueryProblem, type QueryTree } from '../index.js';
import { fields } from './fields.js';

interface Table {
  /** The search as typed, its canonical form, and its description. */
  readonly understood: readonly (readonly [typed: string, printed: string, description: string])[];
  /** The search as typed, its canonical form, and its problems. */
  readonly corrected: readonly (readonly [typed: string, printed: string, problems: readonly QueryProblem[]])[];
}
const { understood, corrected } = JSON.parse(readFileSync(new URL('queries.json', import.meta.url), 'utf8')) as Table;

/** Searches at the limits of a pattern, and their canonical form. */
const edgeCases: readonly (readonly [typed: string, printed: string])[] = [
  ['x AND? y', 'x y'],
  ['w/5& x', '"w/5" x'],
  ['NEAR/2* x', 'x'],
  ['AND-x* y', 'y'],
  ['AND-xyz* y', '"AND" pre/1 xyz* y'],
  ['bench:12', 'bench:12'],
  ['bench:9..12', 'bench:9..12'],
  ['date:2001..2001-04', 'date:2001..2001-04'],
  ['date:x1973-04-24', ''],
  ['date:1-1-20010', ''],
  ['caes:x', 'caes x'],
  ['a - -b', 'a NOT b'],
  ['x"y"-z', 'x "y" z'],
  ['a /1000 b', 'a 1000 b'],
  ['a /999 b', 'a /100 b'],
  ['12 / 5 x', '12 5 x'],
  ['a / 500 b', 'a 500 b'],
  ['abc*d*e*f*g*h*i*j*', 'abc*d*e*f*g*h*i*j*'],
  ['" land *** x "', '"land x"'],
  ['‘a ‘b c’', '"a ‘b c"'],
  ['.(2) x', '2 x'],
  ['no: x', 'no x'],
  ['foo:', 'foo'],
  ['yaer:1973', 'yaer 1973'],
  ['adt:x', 'adt x'],
  ['BRAND ANND', 'BRAND ANND'],
  ['Honʼble', 'Hon’ble'],
  ['W.P.(Crl) 5', 'W.P.(Crl) 5'],
  ['NEAR(12) a', 'a'],
  ['a NEAR(12) b', 'a /12 b'],
  ['a near/sentence. b', 'a /s b'],
  ['x12 / 5 b', 'x12 /5 b'],
  ['1 a / 100 b', '1 a /100 b'],
  ['12x / 5 b', '12x 5 b'],
  ['year:1973  -  1980', 'year:1973..1980'],
  ['year:1973. bail', 'year:1973 bail'],
  ['bench:05', 'bench:5'],
  ['bench:5x', ''],
  ['court:jammu  and kashmir', 'court:(jammu) (and) kashmir'],
  ['judge:a NOT b', 'judge:(a) NOT b'],
  ['a /s b /p c', '(a /s b) /p c'],
  ['"* a"', '"a"'],
  ['ab,c x,yz', 'ab,c x,yz'],
  ['court:sc bail,murder', 'court:(sc) bail murder'],
  ['court:(sc,delhi)', 'court:(sc,delhi)'],
  ['a b bail,murder', 'a b bail murder'],
];

const word = (text: string): QueryTree => ({ type: 'word', text });

describe('parseQuery', () => {
  it(`understands and explains ${understood.length} searches without a problem`, () => {
    for (const [typed, printed, description] of understood) {
      const { tree, problems } = parseQuery(typed);
      expect(printQuery(tree), typed).toBe(printed);
      expect(explain(tree), typed).toBe(description);
      expect(problems, typed).toEqual([]);
    }
  });

  it(`corrects ${corrected.length} searches and reports how`, () => {
    for (const [typed, printed, expected] of corrected) {
      const { tree, problems } = parseQuery(typed);
      expect(printQuery(tree), typed).toBe(printed);
      expect(problems, typed).toEqual(expected);
    }
  });

  it('returns a normalised tree', () => {
    expect(parseQuery('').tree).toEqual({ type: 'all' });
    expect(parseQuery('a (b c) OR -"d e"~2').tree).toEqual({
      type: 'or',
      of: [
        { type: 'and', of: [word('a'), word('b'), word('c')] },
        { type: 'not', of: { type: 'phrase', text: 'd e', slop: 2 } },
      ],
    });
    expect(parseQuery('a pre/5 lan* pre/5 (b OR c) judge:x bench:5+ date:1973..').tree).toEqual({
      type: 'and',
      of: [
        {
          type: 'near',
          of: [
            { type: 'near', of: [word('a'), { type: 'pattern', text: 'lan*' }], within: 5, ordered: true },
            { type: 'or', of: [word('b'), word('c')] },
          ],
          within: 5,
          ordered: true,
        },
        { type: 'field', name: 'judge', of: word('x') },
        { type: 'range', name: 'bench', from: '5' },
        { type: 'range', name: 'date', from: '1973' },
      ],
    });
    expect(parseQuery('a /s b').tree).toEqual({
      type: 'near',
      of: [word('a'), word('b')],
      within: 'sentence',
      ordered: false,
    });
  });

  it('a search with its fix applied has no problems', () => {
    for (const [typed] of corrected) {
      const { problems, tree } = parseQuery(typed);
      if (problems.length !== 1) continue;
      const [{ start, end, message, fix }] = problems as [(typeof problems)[number]];
      if (fix === undefined) continue;
      const better = typed.slice(0, start) + fix + typed.slice(end);
      expect(parseQuery(better).problems, better).toEqual([]);
      // A fix that only changes the spelling gives the same search.
      if (!/quotation|ends in|unless|may mean|is read as|not exist/.test(message))
        expect(parseQuery(better).tree, better).toEqual(tree);
    }
  });

  it(`parses ${edgeCases.length} edge cases`, () => {
    for (const [typed, printed] of edgeCases) expect(printQuery(parseQuery(typed).tree), typed).toBe(printed);
  });

  it.each([
    ['a and  b', ['and is read as a word; write AND']],
    ['land wow!', ['wow! ends in !; write wow*']],
    ['judg?, x', ['judg? ends in ?; write judg*']],
    ['judg? 5', ['judg? ends in ?; write judg*']],
    ['judg? )', [') has no matching (; remove it']],
    ['**land', ['** needs letters before it; remove it']],
    ['judge:a NOT b', []],
    ['judge:a w/5 b', ['w/5 needs words or phrases on both sides; write AND']],
    ['party:delhi mills', ['party:delhi mills takes one word unless quoted; write party:"delhi mills"']],
    ['court:atom', ['court: needs a known court']],
    ['decision:granted', [`decision: needs one of ${decisions.join(', ')}`]],
    ['decision:(allow OR referred to)', []],
    ['court:cat', []],
    ['bench:5x', ['bench:5x needs a valid bench, such as 3..5']],
    ['a /5 b /5 c /5 d /5 e /5 (f g)', ['/5 needs words or phrases on both sides; write AND']],
    ['10 %  interest', []],
  ])('reports the problems of %s', (typed, messages) => {
    expect(parseQuery(typed).problems.map(({ message }) => message)).toEqual(messages);
  });

  it('knows every field', () => {
    expect(fields.map(([field]) => field)).toEqual(
      'party judge advocate act section court subject decision citation title casetype casenumber provision only offence sample year date bench'.split(
        ' ',
      ),
    );
  });
});

describe('dialects', () => {
  it.each([
    ['bail ANDD (murder ORR theft) NOTT juvenile', 'bail (murder OR theft) NOT juvenile'],
    ['title:kesavananda author:sikri bench:khanna', 'party:(kesavananda) judge:(sikri) judge:(khanna)'],
    ['author: arijit pasayat bench:khanna', 'judge:"arijit pasayat" judge:(khanna)'],
    ['cite:1993 AIR 1461', 'citation:"1993 AIR 1461"'],
    ['cite:"1973 AIR" doctypes:supremecourt', 'citation:"1973 AIR" court:(supremecourt)'],
    ['doctypes: supremecourt,delhi', 'court:(supremecourt,delhi)'],
    ['fromdate: 1-4-2003 todate: 1-4-2008', 'date:2003-04-01.. date:..2008-04-01'],
    ['"freedom of speech"', '"freedom of speech"'],
  ])('Indian Kanoon: %s', (typed, printed) => {
    const { tree, problems } = parseQuery(typed, { dialect: 'indian-kanoon' });
    expect(printQuery(tree)).toBe(printed);
    expect(problems).toEqual([]);
  });

  it.each([
    ['"corporate tax law"/29', '(corporate /29 tax) /29 law'],
    ['"Order 21 Rule 29"@8', '((Order pre/8 21) pre/8 Rule) pre/8 29'],
    ['""Order 21 Rule 29""@8', '((Order pre/8 21) pre/8 Rule) pre/8 29'],
    ['corporate /29 tax', 'corporate /29 tax'],
    ['order @8 rule', 'order pre/8 rule'],
    ['1996 ^1995', '1996 NOT 1995'],
    ['bail ^ murder', 'bail NOT murder'],
    ['me | you & him', 'me OR you him'],
    ['prov*', 'prov*'],
  ])('Manupatra: %s', (typed, printed) => {
    const { tree, problems } = parseQuery(typed, { dialect: 'manupatra' });
    expect(printQuery(tree)).toBe(printed);
    expect(problems).toEqual([]);
  });

  it('are recognised in another dialect and reported with a fix', () => {
    const hints = (typed: string, dialect: 'headnote' | 'manupatra' | 'indian-kanoon'): number =>
      parseQuery(typed, { dialect }).problems.length;
    expect(hints('a ANDD b', 'manupatra')).toBe(1);
    expect(hints('^b', 'indian-kanoon')).toBe(1);
    expect(hints('"a b"@5', 'indian-kanoon')).toBe(1);
    // Outside Manupatra the distance is between the phrase and the next word.
    expect(printQuery(parseQuery('"a b"/5 c').tree)).toBe('"a b" /5 c');
    expect(printQuery(parseQuery('"a b"/5 c', { dialect: 'manupatra' }).tree)).toBe('a /5 b c');
  });

  it('have the same limits', () => {
    const read = (typed: string): unknown => parseQuery(typed, { dialect: 'manupatra' });
    expect(read('"a b"/500')).toMatchObject({ tree: { within: 100 } });
    expect(read('a @500 b')).toMatchObject({ tree: { within: 100 }, problems: [{ fix: 'pre/100' }] });
    expect(printQuery(parseQuery('"a b c d e f g"/5', { dialect: 'manupatra' }).tree)).toBe(
      '((((a /5 b) /5 c) /5 d) /5 e) /5 f',
    );
    expect(read('"a b c d e f"/5')).toMatchObject({ problems: [] });
    expect(read('"a b c d e f g"/5')).toMatchObject({ problems: [{ message: expect.stringContaining('6 words') }] });
  });
});

describe('the limits of a search', () => {
  const messages = (text: string): readonly string[] => parseQuery(text).problems.map(({ message }) => message);

  it('ignores text after 2,000 characters', () => {
    expect(messages('a '.repeat(1000))).toEqual([]);
    const { problems } = parseQuery('x'.repeat(2001));
    expect(problems).toMatchObject([{ start: 2000, end: 2001 }]);
    expect(problems[0]?.message).toContain('2000 characters');
  });

  it('ignores parts beyond the limit and reports where they begin', () => {
    const { tree, problems } = parseQuery('lan* '.repeat(60));
    expect(tree).toMatchObject({ type: 'and', of: { length: 50 } });
    expect(problems).toEqual([{ start: 250, end: 300, message: 'The search has too many parts; the rest is ignored' }]);
    expect(messages('a.b '.repeat(300))).toHaveLength(1);
    expect(messages('a OR '.repeat(80))).toHaveLength(2);
    expect(messages(`"${'a '.repeat(900)}"`)).toHaveLength(1);
  });

  it('counts the clauses of the request', () => {
    const tooMany = 'The search has too many parts; the rest is ignored';
    expect(messages('a /2 b OR '.repeat(16) + 'a OR b')).toEqual([]);
    expect(messages('a /2 b OR '.repeat(17) + 'a')).toContain(tooMany);
    expect(messages('judge:(x) y '.repeat(50))).toEqual([]);
    expect(messages('judge:(x) OR y '.repeat(26))).toContain(tooMany);
    expect(messages('a OR '.repeat(50) + 'a')).toEqual(['OR needs a word on both sides', tooMany]);
    expect(messages(`"${'a '.repeat(508)}"`)).toEqual([]);
    expect(messages(`"${'a '.repeat(509)}"`)).toEqual([tooMany]);
  });

  it('reads eight nested brackets and ignores the ninth and its end', () => {
    expect(messages(`${'('.repeat(8)}a OR b${')'.repeat(8)}`)).toEqual([]);
    const { tree, problems } = parseQuery(`${'('.repeat(10)}a OR b${')'.repeat(10)} c`);
    expect(printQuery(tree)).toBe('(a OR b) c');
    expect(problems).toMatchObject([{ start: 8, end: 9 }]);
    expect(messages(`${'('.repeat(10)}a`)).toHaveLength(9);
  });

  it('ignores parts that are nested too deeply', () => {
    const deep = (levels: number): string => (levels === 0 ? 'x' : `a OR (b (${deep(levels - 1)}))`);
    expect(messages(deep(3))).toEqual([]);
    const { tree, problems } = parseQuery(deep(4));
    expect(printQuery(tree)).toBe('a OR b (a OR b (a OR b))');
    expect(problems).toEqual([
      { start: 0, end: deep(4).length, message: 'The search is nested too deeply; the rest is ignored' },
    ]);
    // A NOT next to other parts is another level.
    const either = (last: string): string => `a (b OR (a (b OR (a (b OR ${last})))))`;
    expect(printQuery(parseQuery(either('lan*')).tree)).toBe('a (b OR a (b OR a (b OR lan*)))');
    expect(printQuery(parseQuery(either('NOT x')).tree)).toBe('a (b OR a (b OR a (b OR NOT x)))');
    expect(printQuery(parseQuery(either('NOT lan*')).tree)).toBe('a (b OR a (b OR a b))');
    const near = (levels: number): string => (levels === 0 ? 'x /2 y' : `(${near(levels - 1)}) /3 z`);
    expect(messages(near(4))).toEqual([]);
    expect(parseQuery(near(5))).toMatchObject({ tree: { type: 'all' }, problems: { length: 1 } });
    expect(printQuery(parseQuery(`a (b NOT (c OR (d judge:(${near(5)}))))`).tree)).toBe('a b NOT (c OR d)');
  });

  it('joins up to eight parts of a sentence and nests further parts', () => {
    expect(parseQuery('a /s b /s c /s d /s e /s f /s g /s h').tree).toMatchObject({ of: { length: 8 } });
    const { tree } = parseQuery('a /s b /s c /s d /s e /s f /s g /s h /s i');
    expect(tree).toMatchObject({ of: [{ type: 'near', of: { length: 8 } }, { text: 'i' }] });
    expect(printQuery(parseQuery('a /s b pre/s c').tree)).toBe('(a /s b) pre/s c');
  });

  it('joins up to six parts by distances and further parts by AND', () => {
    const six = 'a /5 b /5 c /5 d /5 e /5 f';
    expect(parseQuery(six).problems).toEqual([]);
    expect(parseQuery(six).tree).toMatchObject({ of: [{ type: 'near' }, { text: 'f' }] });
    const { tree, problems } = parseQuery(`${six} /5 g`);
    expect(tree).toEqual({ type: 'and', of: [parseQuery(six).tree, word('g')] });
    expect(problems).toEqual([{ start: 27, end: 29, message: '/5 joins too many words; write AND', fix: 'AND' }]);
  });
});

describe('explain', () => {
  it('names the kind of document', () => {
    expect(explain({ type: 'all' })).toBe('all judgments');
    expect(explain({ type: 'all' }, { kind: 'acts' })).toBe('all acts');
    expect(explain(parseQuery('goods').tree, { kind: 'acts' })).toBe('acts containing goods');
  });

  it('joins the judges to a date before them', () => {
    const explained = (typed: string): string => explain(parseQuery(typed).tree);
    expect(explained('date:1990 bench:3')).toBe('judgments decided in 1990 by 3 judges');
    expect(explained('bench:3 date:1990')).toBe('judgments decided by 3 judges, decided in 1990');
    expect(explained('date:1990 judge:x bench:3')).toBe(
      'judgments decided in 1990, heard by judge x, decided by 3 judges',
    );
  });

  it('shows an invalid date unchanged', () => {
    expect(explain({ type: 'range', name: 'date', from: 'soon' })).toBe('judgments decided from soon on');
  });
});
