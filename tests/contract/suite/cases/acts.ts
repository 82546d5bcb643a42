import { expect } from 'vitest';
import { unsigned, type CasesOf } from '../case.js';

/** Bare acts. */
export const actsCases: CasesOf<'acts'> = {
  sections: {
    success: [
      {
        title: 'of an act',
        input: () => ({ title: 'The Boats Act, 1930' }),
        expects: (sections) => expect(sections.map(({ number }) => number)).toEqual(['1', '3']),
      },
    ],
    failure: [
      unsigned(() => ({ title: 'The Lease Act' })),
      {
        title: 'an act that the library has not',
        input: () => ({ title: 'The Moon Act' }),
        code: 'refused',
        message: /\S/,
      },
    ],
    badInput: [{ title: 'no title', input: () => ({ title: '' }), code: 'bad-query', message: 'title' }],
  },
  find: {
    success: [
      {
        title: 'an act by its title',
        input: () => ({ text: 'Lease Act' }),
        expects: ({ acts }) => expect(acts.map(({ title }) => title)).toEqual(['The Lease Act']),
      },
      {
        title: 'a provision by its section and act',
        input: () => ({ text: 'section 3 of the Boats Act, 1930' }),
        expects: ({ provision }) => expect(provision).toMatchObject({ section: { id: 's3', number: '3' } }),
      },
    ],
    failure: [unsigned(() => ({ text: 'Lease Act' }))],
    badInput: [{ title: 'no text', input: () => ({ text: '' }), code: 'bad-query', message: 'text' }],
  },
};
