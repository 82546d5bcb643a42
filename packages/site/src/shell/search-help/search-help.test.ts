import { explain, parseQuery } from '@headnote/core/search';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.js';

const lines = [...messages.connectorLines, ...messages.fieldLines, ...messages.exampleLines];

describe('the help for the search language', () => {
  it.each(lines)('$search is understood without a problem', ({ search }) => {
    expect(parseQuery(search).problems).toEqual([]);
  });

  it.each([
    ['bail 1973-1990', 'judgments containing bail, decided from 1973 to 1990'],
    ['bail /s cancel*', 'judgments containing bail and words that begin with cancel in the same sentence'],
    ['year:2011..', 'judgments decided from 2011 on'],
    ['bail NOT surety', 'judgments containing bail and not surety'],
  ])('%s means what it says', (search, meaning) => {
    expect(lines.some((line) => line.search === search)).toBe(true);
    expect(explain(parseQuery(search).tree)).toBe(meaning);
  });
});
