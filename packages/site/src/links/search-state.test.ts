import { expect, it } from 'vitest';
import { searchFor } from './search-state.js';

it('searchFor removes extra blanks', () => {
  expect(searchFor('  natural   justice ')).toMatchObject({ kind: 'text', text: 'natural justice' });
});
