import type { SessionSnapshot } from '@headnote/core/session';
import { afterEach, expect, it, vi } from 'vitest';
import { rememberSearch, searchedHere } from '../suggestions/recent-searches.js';
import { forgetTab } from '../member/forget-tab.js';
import { keepTabToOwner } from './tab-owner.js';

const OUT: SessionSnapshot = { status: 'signed-out' };
const memberOf = (userId: string): SessionSnapshot => ({
  status: 'signed-in',
  user: { userId, username: userId, name: '', email: '', daysRemaining: 1 },
});

/** A page of this tab. */
async function openPage(first: SessionSnapshot, forget = () => Promise.resolve(forgetTab())) {
  let snapshot = first;
  let tell = () => {};
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => {};
  };
  await keepTabToOwner({ getSnapshot: () => snapshot, subscribe }, forget);
  return async (next: SessionSnapshot) => {
    snapshot = next;
    tell();
    await vi.waitFor(() => expect(sessionStorage.getItem('headnote.tab-of') ?? '').toBe(next.user?.userId ?? ''));
  };
}

afterEach(() => sessionStorage.clear());

it('forgets the searches of a member who signs out, on any page', async () => {
  const change = await openPage(memberOf('7'));
  rememberSearch('secret client');
  await change(OUT);
  expect(searchedHere()).toEqual([]);
});

it.each([OUT, memberOf('8')])('forgets those of a session that ended while no page was open: %j', async (next) => {
  await openPage(memberOf('7'));
  rememberSearch('secret client');
  await openPage(next);
  expect(searchedHere()).toEqual([]);
});

it('keeps those of a member from page to page, and those of a visitor who signs in', async () => {
  const change = await openPage(OUT);
  rememberSearch('bail');
  await change(memberOf('7'));
  await openPage(memberOf('7'));
  expect(searchedHere()).toEqual(['bail']);
});

it('forgets on the next page if its code does not load', async () => {
  await openPage(memberOf('7'));
  rememberSearch('secret client');
  await openPage(OUT, () => Promise.reject(new Error('offline')));
  await openPage(memberOf('8'));
  expect(searchedHere()).toEqual([]);
});
