import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printQuery } from '../bodies/index.js';
import { explain, type ParsedQuery, parseQuery, type QueryProblem, type QueryTree } from '../index.js';
import { hostileSearches, typedSearches } from './queries.arbitrary.fixtures.js';

const numRuns = process.env['LONG_RUN'] ? 10_000 : 300;
const searches = fc.oneof(
  { weight: 8, arbitrary: typedSearches },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileSearches) },
);
const dialects = fc.constantFrom('headnote', 'manupatra', 'indian-kanoon');

/** True where the property holds for all searches; a control breaks the reader and expects false. */
function holds(property: (text: string) => boolean): boolean {
  return !fc.check(fc.property(searches, property), { numRuns }).failed;
}

type Reader = (text: string) => ParsedQuery;

const comesBack =
  (print: (tree: QueryTree) => string) =>
  (text: string): boolean => {
    const { tree } = parseQuery(text);
    const again = parseQuery(print(tree));
    // A court that nobody knows stays unknown, however it is written.
    const problems = again.problems.filter(({ message }) => !message.includes('known court'));
    return JSON.stringify({ ...again, problems }) === JSON.stringify({ tree, problems: [] });
  };

const pointsAtText =
  (read: Reader) =>
  (text: string): boolean =>
    read(text).problems.every(
      ({ start, end, message }) => start >= 0 && start < end && end <= text.length && /\S/.test(message),
    );

/** True where each fix, put in alone, ends the problem that it is for. */
const mends =
  (read: Reader) =>
  (text: string): boolean =>
    // Of a text that is cut off, a shorter one shows more.
    text.length > 1900 ||
    read(text).problems.every(({ start, end, message, fix }, _, problems) => {
      if (fix === undefined) return true;
      const left = read(text.slice(0, start) + fix + text.slice(end)).problems;
      // The next of the same kind may move up.
      const isSame = (at: number) => (other: QueryProblem) => other.start === at && other.message === message;
      return problems.some(isSame(end)) || !left.some(isSame(start));
    });

function isShortest(tree: QueryTree): boolean {
  switch (tree.type) {
    case 'and':
    case 'or':
      return (
        tree.of.length > 1 &&
        tree.of.every((part) => part.type !== tree.type && part.type !== 'all' && isShortest(part))
      );
    case 'near':
      return tree.of.length > 1 && tree.of.length <= 8 && tree.of.every(isShortest);
    case 'not':
      return tree.of.type !== 'not' && isShortest(tree.of);
    case 'field':
      return isShortest(tree.of);
    case 'all':
    case 'word':
    case 'phrase':
    case 'pattern':
    case 'range':
      return true;
  }
}

describe('whatever is typed', () => {
  it('is read, in every dialect, and never throws', () => {
    fc.assert(
      fc.property(searches, dialects, (text, dialect) => {
        const { tree } = parseQuery(text, { dialect });
        expect(typeof explain(tree)).toBe('string');
      }),
      { numRuns },
    );
  });

  it('comes back as the same tree from its printed form, without a problem', () => {
    expect(holds(comesBack(printQuery))).toBe(true);
    // Controls: a printer that forgets brackets, and one that forgets how a phrase was marked.
    expect(holds(comesBack((tree) => printQuery(tree).replace(/[()]/g, '')))).toBe(false);
    expect(holds(comesBack((tree) => printQuery(tree).replace(/"/g, '')))).toBe(false);
  });

  it('has problems that point into the text and say something', () => {
    expect(holds(pointsAtText(parseQuery))).toBe(true);
    const shifted: Reader = (text) => {
      const { tree, problems } = parseQuery(text);
      return { tree, problems: problems.map((each) => ({ ...each, end: each.end + 1 })) };
    };
    expect(holds(pointsAtText(shifted))).toBe(false);
  });

  it('has fixes that mend, each for itself', () => {
    expect(holds(mends(parseQuery))).toBe(true);
    const idle: Reader = (text) => {
      const { tree, problems } = parseQuery(text);
      return { tree, problems: problems.map((each) => ({ ...each, fix: text.slice(each.start, each.end) })) };
    };
    expect(holds(mends(idle))).toBe(false);
  });

  it('is a tree in its shortest form', () => {
    expect(holds((text) => isShortest(parseQuery(text).tree))).toBe(true);
    expect(holds((text) => isShortest({ type: 'and', of: [parseQuery(text).tree] }))).toBe(false);
  });

  it('H4: is read at once, and in time that grows with the length alone', () => {
    /** The best of three: the first look warms up. */
    const time = (read: Reader, text: string): number =>
      Math.min(
        ...[0, 0, 0].map(() => {
          const start = performance.now();
          read(text);
          return performance.now() - start;
        }),
      );
    // A few milliseconds on a quiet machine; what is not linear takes seconds.
    for (const text of hostileSearches) expect(time(parseQuery, text), text.slice(0, 10)).toBeLessThan(250);
    const text = 'lan '.repeat(200);
    const square: Reader = (typed) => {
      for (let length = 0; length < typed.length; length += 1) parseQuery(typed.slice(0, length));
      return parseQuery(typed);
    };
    expect(time(square, text)).toBeGreaterThan(20 * time(parseQuery, text));
  });
});
