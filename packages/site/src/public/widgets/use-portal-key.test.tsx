import { createClient } from '@headnote/core/client';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServicesProvider } from '../../services/ServicesProvider.js';
import { fakeLibrary, publicConfig } from '../../fixtures/fake-library.fixtures.js';
import { fakeSession, meera, offline, storyCodec } from '../../fixtures/story-frame.fixtures.js';
import { partnersServer, rotatedPortal, stoppedPortal } from '../../member/partners/partners-server.fixtures.js';
import { usePortalKey } from './use-portal-key.js';

afterEach(cleanup);

function open(fetch: typeof globalThis.fetch, isMember = true) {
  const asked = vi.fn<typeof globalThis.fetch>(fetch);
  const services = {
    config: publicConfig,
    codec: storyCodec,
    client: createClient({ bases: { api: publicConfig.publicUrl }, fetch: asked }),
    readFile: fakeLibrary(),
    session: fakeSession(isMember ? { member: meera } : {}),
  };
  const hook = renderHook(() => usePortalKey(), {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  });
  return { asked, ...hook };
}

describe('usePortalKey', () => {
  it('is the current key of the member’s first website, not an old one', async () => {
    const { result } = open(partnersServer({ portals: [rotatedPortal] }));
    await waitFor(() => expect(result.current).toBe('pk_Q2xT0vLm8cYbJ4nWd7RfAg'));
  });

  it('asks nothing for a visitor', () => {
    const { result, asked } = open(partnersServer(), false);
    expect(result.current).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['whose keys were revoked', partnersServer({ portals: [stoppedPortal] })],
    ['without a website', partnersServer({ portals: [] })],
    ['when the library does not answer', offline],
  ])('is undefined for a member %s', async (_, fetch) => {
    const { result, asked } = open(fetch);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await Promise.allSettled(asked.mock.results.map(({ value }) => value as Promise<unknown>));
    await new Promise((resolve) => setTimeout(resolve));
    expect(result.current).toBeUndefined();
  });

  it('gives up its request when the page closes', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const { unmount, asked } = open((input, init) => {
      signals.push(init?.signal ?? (input instanceof Request ? input.signal : undefined));
      return new Promise(() => {});
    });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    unmount();
    expect(signals[0]?.aborted).toBe(true);
  });
});
