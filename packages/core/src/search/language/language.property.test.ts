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

/** Returns whether a property is true for all searches. Controls break the parser and expect false. */
function isTrueForAll(property: (text: string) => boolean): boolean {
  return !fc.check(fc.property(searches, property), { numRuns }).failed;
}

type Reader = (text: string) => ParsedQuery;

const roundTrips =
  (print: (tree: QueryTree) => string) =>
  (text: string): boolean => {
    const { tree } = parseQuery(text);
    const again = parseQuery(print(tree));
    // An unknown court or outcome is reported again.
    const problems = again.problems.filter(({ message }) => !/known court|needs one of/.test(message));
    return JSON.stringify({ ...again, problems }) === JSON.stringify({ tree, problems: [] });
  };

const pointsAtText =
  (read: Reader) =>
  (text: string): boolean =>
    read(text).problems.every(
      ({ start, end, message }) => start >= 0 && start < end && end <= text.length && /\S/.test(message),
    );

/** Returns whether each fix, applied alone, removes its problem. */
const fixesWork =
  (read: Reader) =>
  (text: string): boolean =>
    // A fix that shortens a truncated text reveals more of it.
    text.length > 1900 ||
    read(text).problems.every(({ start, end, message, fix }, _, problems) => {
      if (fix === undefined) return true;
      const left = read(text.slice(0, start) + fix + text.slice(end)).problems;
      // The next problem of the same kind may move to this position.
      const isSame = (at: number) => (other: QueryProblem) => other.start === at && other.message === message;
      return problems.some(isSame(end)) || !left.some(isSame(start));
    });

function isNormalised(tree: QueryTree): boolean {
  switch (tree.type) {
    case 'and':
    case 'or':
      return (
        tree.of.length > 1 &&
        tree.of.every((part) => part.type !== tree.type && part.type !== 'all' && isNormalised(part))
      );
    case 'near':
      return tree.of.length > 1 && tree.of.length <= 8 && tree.of.every(isNormalised);
    case 'not':
      return tree.of.type !== 'not' && isNormalised(tree.of);
    case 'field':
      return isNormalised(tree.of);
    case 'all':
    case 'word':
    case 'phrase':
    case 'pattern':
    case 'range':
      return true;
  }
}

describe('any search', () => {
  it('is parsed in every dialect without an exception', () => {
    fc.assert(
      fc.property(searches, dialects, (text, dialect) => {
        const { tree } = parseQuery(text, { dialect });
        expect(typeof explain(tree)).toBe('string');
      }),
      { numRuns },
    );
  });

  it('gives the same tree and no problems when its canonical form is parsed', () => {
    expect(isTrueForAll(roundTrips(printQuery))).toBe(true);
    // Controls: a printer that omits brackets, and one that omits quotation marks.
    expect(isTrueForAll(roundTrips((tree) => printQuery(tree).replace(/[()]/g, '')))).toBe(false);
    expect(isTrueForAll(roundTrips((tree) => printQuery(tree).replace(/"/g, '')))).toBe(false);
  });

  it('has problems with a message and a position inside the text', () => {
    expect(isTrueForAll(pointsAtText(parseQuery))).toBe(true);
    const shifted: Reader = (text) => {
      const { tree, problems } = parseQuery(text);
      return { tree, problems: problems.map((each) => ({ ...each, end: each.end + 1 })) };
    };
    expect(isTrueForAll(pointsAtText(shifted))).toBe(false);
  });

  it('has fixes that each remove their problem', () => {
    expect(isTrueForAll(fixesWork(parseQuery))).toBe(true);
    const idle: Reader = (text) => {
      const { tree, problems } = parseQuery(text);
      return { tree, problems: problems.map((each) => ({ ...each, fix: text.slice(each.start, each.end) })) };
    };
    expect(isTrueForAll(fixesWork(idle))).toBe(false);
  });

  it('gives a normalised tree', () => {
    expect(isTrueForAll((text) => isNormalised(parseQuery(text).tree))).toBe(true);
    expect(isTrueForAll((text) => isNormalised({ type: 'and', of: [parseQuery(text).tree] }))).toBe(false);
  });

  it('H4: is parsed quickly and in linear time', () => {
    /** Best of three runs; the first one warms up. */
    const time = (read: Reader, text: string): number =>
      Math.min(
        ...[0, 0, 0].map(() => {
          const start = performance.now();
          read(text);
          return performance.now() - start;
        }),
      );
    // Takes a few milliseconds on an idle machine; a quadratic parser would take seconds.
    for (const text of hostileSearches) expect(time(parseQuery, text), text.slice(0, 10)).toBeLessThan(250);
    const text = 'lan '.repeat(200);
    const quadratic: Reader = (typed) => {
      for (let length = 0; length < typed.length; length += 1) parseQuery(typed.slice(0, length));
      return parseQuery(typed);
    };
    expect(time(quadratic, text)).toBeGreaterThan(20 * time(parseQuery, text));
  });
});
