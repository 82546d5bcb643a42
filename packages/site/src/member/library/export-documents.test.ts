import type { SavedResult } from '@headnote/core/contract';
import { expect, it } from 'vitest';
import type { Services } from '../../services/services.js';
import { publicConfig } from '../../fixtures/fake-library.fixtures.js';
import { exportDocuments } from './export-documents.js';
import type { SavedRow } from './library-rows.js';

const row = (id: string, name: string): SavedRow => ({
  result: { id: `r-${id}`, documentId: id, name, description: 'Weak on the facts.' } as SavedResult,
  folder: { id: 'f', name: 'Bail' } as SavedRow['folder'],
  document: undefined,
  bookmarks: [],
  note: { documentId: id, note: 'Our client must not see this.', version: 1, changedAt: '' },
});

const client = {
  search: {
    query: () =>
      Promise.resolve({
        hits: [{ id: 'c1', record: { id: 'c1', appellant: 'Asha', respondent: 'State' }, later: null }],
      }),
  },
  documents: {
    notice: ({ id }: { id: string }) =>
      Promise.resolve(id === 'c2' ? { state: 'taken-down', reason: 'Order of the court', on: '2026-11-20' } : null),
  },
} as unknown as Services['client'];

const rows = [row('c1', 'Asha v. State'), row('c2', 'Ravi v. State'), row('c3', 'Old v. State')];
const options = { rows, name: 'Bail', format: 'ris', order: 'court', hasTreatment: true } as const;
const make = (hasNotes: boolean) => exportDocuments({ client, config: publicConfig }, { ...options, hasNotes });

it('an export names each document that is not in it, with the reason', async () => {
  const { blob, missing } = await make(false);
  expect((await blob.text()).match(/^TY/gm)).toHaveLength(1);
  expect(missing).toEqual([
    'Ravi v. State was taken down on 20 November 2026: Order of the court.',
    'The library does not have Old v. State any more.',
  ]);
});

it('an export has the private note only if the member asks for it', async () => {
  expect(await (await make(false)).blob.text()).not.toMatch(/must not see|Weak/);
  expect(await (await make(true)).blob.text()).toContain('N1  - Weak on the facts. Our client must not see this.');
});
