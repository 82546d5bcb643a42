import { expect } from 'vitest';
import { documentId } from '../../../../packages/server/src/library/document-id.js';
import { unsigned, type CasesOf } from '../case.js';

const BOATS = documentId('act', 'cite:boats');

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
      {
        title: 'a section of an old code with its pair in the new one',
        input: () => ({ text: 'section 302 IPC' }),
        expects: ({ provision }) =>
          expect(provision?.pair).toEqual({
            otherAct: 'BNS',
            kind: 'changed',
            provisions: ['S. 103(1) BNS'],
            compare: [],
          }),
      },
      {
        title: 'a section without an equivalent, with the one to compare',
        input: () => ({ text: 'section 497 IPC' }),
        expects: ({ provision }) =>
          expect(provision?.pair).toMatchObject({ kind: 'dropped', provisions: [], compare: ['S. 84 BNS'] }),
      },
    ],
    failure: [unsigned(() => ({ text: 'Lease Act' }))],
    badInput: [{ title: 'no text', input: () => ({ text: '' }), code: 'bad-query', message: 'text' }],
  },
  list: {
    success: [
      {
        title: 'the acts of a letter, with the judgments that name them',
        input: () => ({ letter: 'b', fromYear: 1930, toYear: 1930 }),
        expects: ({ acts, total }) => {
          expect(total).toBe(1);
          expect(acts).toMatchObject([{ act: { title: 'The Boats Act, 1930' }, sections: 2, judgments: 1 }]);
        },
      },
    ],
    failure: [unsigned(() => ({}))],
    badInput: [{ title: 'an unknown status', input: () => ({ status: 'old' }), code: 'bad-query', message: 'status' }],
  },
  judgments: {
    success: [
      {
        title: 'on a section',
        input: () => ({ id: BOATS, section: 's3' }),
        expects: ({ total, courts, newest, sections }) => {
          expect(total).toBe(1);
          expect(sections).toEqual([{ id: 's3', count: 1 }]);
          expect(courts).toEqual([{ name: 'Supreme Court of India', count: 1 }]);
          expect(newest.map(({ title }) => title)).toEqual(['Lakeside Society v. Asha Menon']);
        },
      },
    ],
    failure: [
      unsigned(() => ({ id: BOATS })),
      { title: 'an act that the library has not', input: () => ({ id: 'a404' }), code: 'not-found', message: /\S/ },
    ],
    badInput: [{ title: 'no act', input: () => ({ id: '' }), code: 'bad-query', message: 'file_name' }],
  },
  words: {
    success: [
      {
        title: 'of a section',
        input: () => ({ id: BOATS, section: 's3' }),
        expects: (section) =>
          expect(section).toMatchObject({ act: 'The Boats Act, 1930', number: '3', heading: 'Boats' }),
      },
    ],
    failure: [
      unsigned(() => ({ id: BOATS, section: 's3' })),
      {
        title: 'a section that the act has not',
        input: () => ({ id: BOATS, section: 's404' }),
        code: 'not-found',
        message: /\S/,
      },
    ],
    badInput: [
      { title: 'no section', input: () => ({ id: BOATS, section: '' }), code: 'bad-query', message: 'section' },
    ],
  },
};
