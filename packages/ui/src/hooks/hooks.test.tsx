import { createLoading } from '@headnote/core/client/loading';
import type { SessionSnapshot } from '@headnote/core/session';
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useLoading, useSession } from './index.js';

afterEach(cleanup);

const member = { userId: '7', username: 'meera.rao', name: 'Meera Rao', email: 'meera@chambers.example' };

function fakeSession(snapshot: SessionSnapshot) {
  const listeners = new Set<() => void>();
  return {
    listeners,
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become(next: SessionSnapshot) {
      snapshot = next;
      for (const listener of listeners) listener();
    },
  };
}

describe('useSession', () => {
  it('follows a member who signs in and out', () => {
    const session = fakeSession({ status: 'signed-out' });
    const { result, unmount } = renderHook(() => useSession(session));
    expect(result.current).toEqual({ isSignedIn: false, user: undefined, daysRemaining: undefined });
    act(() => session.become({ status: 'signed-in', user: { ...member, daysRemaining: 214 } }));
    expect(result.current).toMatchObject({ isSignedIn: true, daysRemaining: 214, user: { name: 'Meera Rao' } });
    act(() => session.become({ status: 'signed-out' }));
    expect(result.current.isSignedIn).toBe(false);
    unmount();
    expect(session.listeners.size).toBe(0);
  });

  it('returns 0 days for a member without a known subscription', () => {
    const session = fakeSession({ status: 'signed-in' });
    expect(renderHook(() => useSession(session)).result.current).toMatchObject({ isSignedIn: true, daysRemaining: 0 });
  });

  it('returns a visitor without a session', () => {
    expect(renderHook(() => useSession(undefined)).result.current.isSignedIn).toBe(false);
  });

  it('returns a visitor on a server', () => {
    const session = fakeSession({ status: 'signed-in', user: { ...member, daysRemaining: 1 } });
    const View = () => <p>{useSession(session).isSignedIn ? 'member' : 'visitor'}</p>;
    expect(renderToString(<View />)).toContain('visitor');
  });
});

describe('useLoading', () => {
  it('follows each of the four flags', () => {
    const loading = createLoading();
    const { result } = renderHook(() => useLoading(loading));
    let lower = () => {};
    act(() => {
      lower = loading.raise('downloadPDF');
    });
    expect(result.current).toEqual({ loadme: false, loadmesecure: false, downloadPDF: true, sendmail: false });
    act(() => lower());
    expect(result.current.downloadPDF).toBe(false);
  });

  it('has no flag set on a server', () => {
    const loading = createLoading();
    loading.raise('loadme');
    const View = () => <p>{useLoading(loading).loadme ? 'up' : 'down'}</p>;
    expect(renderToString(<View />)).toContain('down');
  });
});
