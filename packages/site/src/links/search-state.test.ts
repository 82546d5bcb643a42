import { expect, it } from 'vitest';
import { searchFor } from './search-state.js';

it('searchFor searches the words, with blanks tidied', () => {
  expect(searchFor('  natural   justice ')).toMatchObject({ kind: 'text', text: 'natural justice' });
});
