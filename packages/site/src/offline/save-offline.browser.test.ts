import { afterEach, expect, it, vi } from 'vitest';
import { listCopies, removeAllCopies } from '../data/offline-copies.js';
import type { Services } from '../services/services.js';
import type { LoadScreens } from '../data/offline-shell.js';
import { saveOffline } from './save-offline.js';

// There is no service worker in the page of a test.
vi.mock('../data/offline-shell.js', () => ({ saveShell: vi.fn(), forgetShell: vi.fn() }));
afterEach(removeAllCopies);

const record = { id: 'c1', appellant: 'Asha Rao', respondent: 'State', content: '<p>A lease.</p>' };
const loadScreens: LoadScreens = () => Promise.resolve();
const document = { id: 'c1', kind: 'judgment', title: 'Asha Rao v State' } as const;

const client = {
  documents: { casePreview: () => Promise.resolve({ hits: [{ id: 'c1', record, later: null }] }) },
  citations: { ofJudgment: () => Promise.resolve(null) },
  library: { notes: () => Promise.resolve([]) },
  account: { subscription: () => Promise.resolve({ endDate: '2030-01-01' }) },
} as unknown as Services['client'];

// The second answer is that of the moment after the copy was stored.
it.each([[[false]], [[true, false]]])(
  'leaves nothing of a member who has signed out meanwhile: %j',
  async (answers) => {
    const left = [...answers];
    const options = { userId: '7', loadScreens, isSignedIn: () => left.shift() ?? false };
    expect(await saveOffline(document, { client, ...options })).toBe(false);
    expect(await listCopies('7')).toEqual([]);
  },
);

it('keeps the copy of a member who is signed in', async () => {
  const options = { userId: '7', loadScreens, isSignedIn: () => true };
  expect(await saveOffline(document, { client, ...options })).toBe(true);
  expect((await listCopies('7')).map(({ id }) => id)).toEqual(['c1']);
});
