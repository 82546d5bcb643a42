import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { rememberAccess, removeAllCopies, saveCopy } from '../../data/offline-copies.js';
import { inSite, meera, offline } from '../../fixtures/story-frame.fixtures.js';
import { OfflineNotice } from './OfflineNotice.js';

let root: Root | undefined;
afterEach(async () => {
  root?.unmount();
  document.body.replaceChildren();
  await removeAllCopies();
});

/** Shows the notice of a member with one copy, whose subscription has this last day. */
async function show(endDate: string): Promise<HTMLElement> {
  const document = { id: 'c1', kind: 'judgment', title: 'Asha v. State', keptAt: '2026-11-27T10:00:00.000Z' } as const;
  await saveCopy({ ...document, userId: meera.userId, record: {}, citations: undefined, note: null });
  await rememberAccess(meera.userId, { endDate });
  const host = window.document.body.appendChild(window.document.createElement('main'));
  root = createRoot(host);
  root.render(inSite(<OfflineNotice />, { member: meera, fetch: offline }));
  return host;
}

it('lists what a member can read without a connection', async () => {
  const host = await show('2999-12-31');
  await vi.waitFor(() => expect(host.querySelector('ul a')?.textContent).toBe('Asha v. State'));
});

it('says after the end of the subscription that a renewal shows the copies again', async () => {
  const host = await show('2020-12-31');
  await vi.waitFor(() => expect(host.textContent).toContain('Your subscription has ended. After a renewal'));
  expect(host.textContent).not.toContain('Asha v. State');
});
