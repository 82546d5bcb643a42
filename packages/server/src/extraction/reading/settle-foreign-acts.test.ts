import { extractCitations } from '@headnote/core/citation';
import { expect, it } from 'vitest';
import { settleForeignActs } from './settle-foreign-acts.js';

it.each([
  ['section 377 of the Penal Code of Singapore', 'S. 377'],
  ['Section 9 of the Code of Civil Procedure, 1908, of the United Kingdom', 'S. 9'],
  ['sections 11 and 12 of the Insurance Act of Canada', 'S. 11, 12'],
  ['section 4 of the Arbitration Act, 1950, of the United Kingdom', 'S. 4'],
  ['section 302 of the Penal Code of Jammu and Kashmir', 'S. 302'],
  ['section 302 IPC of the State of Bihar', 'S. 302 IPC'],
  ['section 302 of the Penal Code, of which England knows nothing', 'S. 302 IPC'],
])('issue 33: a code of another country is not the Indian one: %s', (text, canonical) => {
  expect(settleForeignActs(text, extractCitations(text)).map((one) => one.canonical)).toEqual([canonical]);
});
