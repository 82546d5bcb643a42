import { expect } from 'vitest';
import { byPost, twice, type CasesOf, type Failure } from '../case.js';
import { embedInquiryCases } from './embed-inquiry.js';

const spent = (input: unknown): Failure => ({
  title: 'after the searches of an address are used up',
  input: async (scene) => {
    await scene.spendSearches();
    return input;
  },
  code: 'busy',
  message: /wait/,
});

/** Reads of widgets on other sites. */
export const embedCases: CasesOf<'embed'> = {
  defaults: {
    success: [
      {
        title: 'of a key',
        input: async (scene) => {
          const { client } = await scene.newMember();
          const { id: portalId } = await client.partners.register({ name: 'College', origins: [] });
          await client.partners.saveDefaults({ portalId, defaults: { theme: 'dark' } });
          const { portals } = await client.partners.list(undefined);
          return { key: portals[0]?.keys[0]?.key ?? '' };
        },
        expects: ({ options }) => expect(options).toEqual({ theme: 'dark' }),
      },
      { title: 'none without a key', input: () => ({}), expects: ({ options }) => expect(options).toEqual({}) },
    ],
    failure: [
      { title: 'of an unknown key', input: () => ({ key: 'pk_nobody' }), code: 'not-allowed', message: 'not known' },
    ],
    badInput: [
      { title: 'a key given twice', input: () => ({}), change: twice('key'), code: 'bad-query', message: 'key' },
    ],
  },
  latest: {
    success: [
      {
        title: 'of the Supreme Court, with complete links',
        input: () => ({ court: 'sc', limit: 1 }),
        expects: ({ items, total }) => {
          expect(total).toBe(2);
          expect(items.map(({ href }) => href)).toEqual([expect.stringMatching(/^https?:\/\/.+\/case\/2024-hn-1$/)]);
        },
      },
    ],
    failure: [
      {
        title: 'as a POST',
        input: () => ({ court: 'sc' }),
        change: byPost,
        code: 'not-found',
        message: 'no such call',
      },
    ],
    badInput: [
      { title: 'an unknown court', input: () => ({ court: 'moon' }), code: 'bad-query', message: 'court' },
      { title: 'a limit of 0', input: () => ({ court: 'sc', limit: 0 }), code: 'bad-query', message: 'limit' },
    ],
  },
  case: {
    success: [
      {
        title: 'of a case, with complete links',
        input: () => ({ citation: '2024 HN 1' }),
        expects: ({ state, case: found }) => {
          expect([state, found?.appellant]).toEqual(['found', 'Asha Rao']);
          expect(found?.href).toMatch(/^https?:\/\/.+\/case\/2024-hn-1$/);
        },
      },
      {
        title: 'that the library does not have',
        input: () => ({ id: 'no-such-id' }),
        expects: ({ state, case: found }) => expect([state, found]).toEqual(['not-held', null]),
      },
    ],
    failure: [spent({ citation: 'AIR 1973 SC 1461' })],
    badInput: [
      { title: 'neither citation nor id', input: () => ({}), code: 'bad-query', message: 'citation or id' },
      { title: 'an empty citation', input: () => ({ citation: '' }), code: 'bad-query', message: 'citation' },
    ],
  },
  citation: {
    success: [
      {
        title: 'a citation that the library has',
        input: () => ({ citation: '2024 HN 1' }),
        expects: (verdict) => expect(verdict).toMatchObject({ state: 'found', canonical: '2024 HN 1' }),
      },
      {
        title: 'a citation that cannot exist, with the reason',
        input: () => ({ citation: '2090 INSC 5' }),
        expects: (verdict) => expect(verdict).toMatchObject({ state: 'impossible', reason: '2090 is a future year.' }),
      },
      {
        title: 'a citation without its page, with the reports that complete it',
        input: () => ({ citation: '2024 HN' }),
        expects: (verdict) =>
          expect(verdict).toMatchObject({ state: 'incomplete', printed: 'HN 2024', fits: [{ citation: '2024 HN 1' }] }),
      },
      {
        title: 'a number that the library would have given itself: between its own nothing is missing',
        input: () => ({ citation: '2024 HN 7' }),
        expects: (verdict) =>
          expect(verdict).toMatchObject({
            state: 'not-held',
            reason: 'This library gives these numbers itself, and no judgment has this one.',
            fits: [],
          }),
      },
      {
        title: 'a provision of law',
        input: () => ({ citation: 'Section 302 IPC' }),
        expects: (verdict) => expect(verdict).toMatchObject({ state: 'provision', printed: 'S. 302 IPC' }),
      },
      {
        title: 'names of parties',
        input: () => ({ citation: 'Asha Rao v State' }),
        expects: (verdict) => expect(verdict).toMatchObject({ state: 'names', items: [{ citation: '2024 HN 1' }] }),
      },
    ],
    failure: [spent({ citation: '2024 HN 1' })],
    badInput: [{ title: 'no citation', input: () => ({ citation: '' }), code: 'bad-query', message: 'citation' }],
  },
  check: {
    success: [
      {
        title: 'a citation that the library has, and a text without one',
        input: () => ({ citations: ['2024 HN 1', 'no citation'] }),
        expects: ({ items }) => expect(items.map(({ state }) => state)).toEqual(['found', 'unread']),
      },
      {
        title: 'the parties beside a citation, which are others than the judgment has, and where theirs is reported',
        input: () => ({ citations: ['2024 HN 1'], names: ['Vikram v. Union of India'] }),
        expects: ({ items }) =>
          expect(items).toMatchObject([{ state: 'name-differs', elsewhere: [{ citation: '2023 HN 1' }] }]),
      },
    ],
    failure: [spent({ citations: ['2024 HN 1'] })],
    badInput: [
      { title: 'no citation', input: () => ({ citations: [] }), code: 'bad-query', message: 'must not be empty' },
      {
        title: 'a text instead of a list',
        input: () => ({ citations: '2024 HN 1' }),
        code: 'bad-query',
        message: 'citations',
      },
    ],
  },
  compare: {
    success: [
      {
        title: 'words that no preview has, of a judgment that the library has not',
        input: () => ({
          claims: [{ document: '1960 SCC 3', citation: '', quotation: 'No such words.', pinpoint: '' }],
        }),
        expects: ({ items }) => expect(items.map(({ quotation }) => quotation)).toEqual(['cannot-check']),
      },
    ],
    failure: [spent({ claims: [{ document: '2024 HN 1', citation: '', quotation: '', pinpoint: 'para 1' }] })],
    badInput: [{ title: 'no claim', input: () => ({ claims: [] }), code: 'bad-query', message: 'must not be empty' }],
  },
  suggest: {
    success: [
      {
        title: 'the beginning of a word of a party',
        input: () => ({ text: 'karn ra', limit: 5 }),
        expects: ({ items }) =>
          expect(items).toMatchObject([
            { title: 'Asha Rao v. State of Karnataka', date: '2024-03-05', href: expect.stringMatching(/2024-hn-1$/) },
          ]),
      },
      {
        title: 'names that the library does not have',
        input: () => ({ text: 'zyx' }),
        expects: ({ items }) => expect(items).toEqual([]),
      },
    ],
    failure: [
      {
        title: 'as a POST',
        input: () => ({ text: 'rao' }),
        change: byPost,
        code: 'not-found',
        message: 'no such call',
      },
    ],
    badInput: [
      { title: 'no text', input: () => ({ text: '' }), code: 'bad-query', message: 'text' },
      { title: 'a limit of 21', input: () => ({ text: 'rao', limit: 21 }), code: 'bad-query', message: 'limit' },
    ],
  },
  ...embedInquiryCases,
};
