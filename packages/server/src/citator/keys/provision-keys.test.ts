import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { keysOfProvision, keysOfTyped } from './provision-keys.js';

const keysIn = (text: string) =>
  extractCitations(text).flatMap(({ family, unit = '', number = '' }) =>
    keysOfProvision({ act: family, unit, number }),
  );
const finds = (typed: string, text: string): boolean => {
  const keys = new Set(keysIn(text));
  return keysOfTyped(typed)?.some((key) => keys.has(key)) ?? false;
};

describe('keys of a provision', () => {
  it.each([
    ['section 138 NI Act', 'under section 138 of the Negotiable Instruments Act, 1881'],
    ['138 NI Act', 'Section 138(1)(b) of the N.I. Act'],
    ['Article 21', 'Articles 14, 19 and 21 of the Constitution'],
    ['Article 16', 'Articles 14 to 18 of the Constitution'],
    ['302 IPC', 'Sections 302 r/w 34 IPC'],
    ['IPC 34', 'Sections 302 r/w 34 IPC'],
    ['Order 39 rule 1', 'Order XXXIX Rules 1 and 2 CPC'],
    ['O 39 r 2 CPC', 'Order 39 Rules 1 and 2 of the Code of Civil Procedure'],
    ['s 34 arbitration', 'Section 34 of the Arbitration Act'],
    ['u/s 498-A IPC', 'Section 498A of the Indian Penal Code'],
    ['section 54 sale of goods act', 'section 54 of the Sale of Goods Act, 1930'],
    ['section 54 sale of goods act 1930', 'section 54 of the Sale of Goods Act'],
  ])('%s finds: %s', (typed, text) => {
    expect(finds(typed, text)).toBe(true);
  });

  it.each([
    ['section 138 NI Act', 'section 138 of the Evidence Act'],
    ['section 13 NI Act', 'section 138 of the NI Act'],
    ['section 120 IPC', 'section 120B of the Indian Penal Code'],
    ['Order 39 rule 1', 'Order 39 Rule 10 CPC'],
    ['section 54 sale of goods act 1930', 'section 54 of the Sale of Goods Act, 1893'],
    ['Article 21', 'Article 21 of the Limitation Act'],
  ])('%s does not find: %s', (typed, text) => {
    expect(finds(typed, text)).toBe(false);
  });

  it.each(['murder 302', 'section 34 common intention', 'section 12', 'bail', '2020 IPC'])(
    'reads no provision in %s',
    (typed) => {
      expect(keysOfTyped(typed)).toBeUndefined();
    },
  );
});
