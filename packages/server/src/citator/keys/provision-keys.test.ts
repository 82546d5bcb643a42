import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { keysOfProvision } from './provision-keys.js';
import { keysOfTyped } from './typed-keys.js';

const keysIn = (text: string) =>
  extractCitations(text).flatMap(({ family, unit = '', number = '' }) =>
    keysOfProvision({ act: family, unit, number }),
  );
const finds = (typed: string, text: string, withPair = false): boolean => {
  const keys = new Set(keysIn(text));
  return keysOfTyped(typed, { withPair })?.every((list) => list.some((key) => keys.has(key))) ?? false;
};

describe('keys of a provision', () => {
  it.each([
    ['section 138 NI Act', 'under section 138 of the Negotiable Instruments Act, 1881'],
    ['138 NI Act', 'Section 138(1)(b) of the N.I. Act'],
    ['Article 21', 'Articles 14, 19 and 21 of the Constitution'],
    ['Article 16', 'Articles 14 to 18 of the Constitution'],
    ['302 IPC', 'Sections 302 r/w 34 IPC'],
    ['IPC 34', 'Sections 302 r/w 34 IPC'],
    ['s.302/34 IPC', 'Sections 302, 324 and 34 IPC'],
    ['sections 8 and 20 NDPS Act', 'Section 20 r/w 8 of the NDPS Act'],
    ['sections 299 to 304 IPC', 'Section 300 IPC'],
    ['Order 39 rule 1', 'Order XXXIX Rules 1 and 2 CPC'],
    ['O 39 r 2 CPC', 'Order 39 Rules 1 and 2 of the Code of Civil Procedure'],
    ['s 34 arbitration', 'Section 34 of the Arbitration Act'],
    ['section 65 B evidence act', 'Section 65B of the Evidence Act'],
    ['article 21 A', 'Article 21A of the Constitution'],
    ['53 A Transfer of Property Act', 'Section 53A of the Transfer of Property Act'],
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
    ['302/34 IPC', 'section 302 of the Indian Penal Code'],
    ['section 65 B evidence act', 'Section 65 of the Evidence Act'],
  ])('%s does not find: %s', (typed, text) => {
    expect(finds(typed, text)).toBe(false);
  });

  it.each(['murder 302', 'section 34 common intention', 'section 12', 'bail', '2020 IPC'])(
    'reads no provision in %s',
    (typed) => {
      expect(keysOfTyped(typed, { withPair: true })).toBeUndefined();
    },
  );

  it.each([
    ['420 IPC', 'section 318(4) of the BNS', true],
    ['420 IPC', 'section 318(4)(a) BNS', true],
    ['420 IPC', 'section 318 of the Bharatiya Nyaya Sanhita', true],
    ['420 IPC', 'sections 61(2) and 318 BNS', true],
    // Cheating alone is 417 IPC.
    ['420 IPC', 'section 318(2) of the BNS', false],
    ['417 IPC', 'section 318(2) of the BNS', true],
    // A section of many clauses.
    ['34 IPC', 'section 3(5) BNS', true],
    ['34 IPC', 'section 3 BNS', false],
    ['302/34 IPC', 'sections 103(1) and 3(5) of the BNS', true],
    ['302/34 IPC', 'section 103(1) of the BNS', false],
    ['318(4) BNS', 'section 420 IPC', true],
    ['318(4) BNS', 'section 417 IPC', false],
  ])('%s with its pair, %s: %s', (typed, text, found) => {
    expect(finds(typed, text, true)).toBe(found);
  });
});
