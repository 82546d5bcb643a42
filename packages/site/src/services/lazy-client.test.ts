import type { Client } from '@headnote/core/client';
import { describe, expect, it, vi } from 'vitest';
import { createLazyClient } from './lazy-client.js';

const totals = { users: 1, cases: 2, acts: 3 };

function fakeClient(): Client {
  return { welcome: { totals: vi.fn(() => Promise.resolve(totals)) }, clockOffset: () => 5 } as unknown as Client;
}

describe('createLazyClient', () => {
  it('loads the client once, with the first call', async () => {
    const load = vi.fn(() => Promise.resolve(fakeClient()));
    const client = createLazyClient(load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([client.welcome.totals(), client.welcome.totals()])).toEqual([totals, totals]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('passes input and signal on', async () => {
    const real = fakeClient();
    const { signal } = new AbortController();
    await createLazyClient(() => Promise.resolve(real)).welcome.totals(undefined, { signal });
    expect(real.welcome.totals).toHaveBeenCalledWith(undefined, { signal });
  });

  it('tries again after its code failed to load', async () => {
    const load = vi.fn<() => Promise<Client>>().mockRejectedValueOnce(new TypeError('offline'));
    load.mockResolvedValue(fakeClient());
    const client = createLazyClient(load);
    await expect(client.welcome.totals()).rejects.toThrow('offline');
    await expect(client.welcome.totals()).resolves.toEqual(totals);
  });

  it('reports the server’s clock once it is loaded', async () => {
    const client = createLazyClient(() => Promise.resolve(fakeClient()));
    expect(client.clockOffset()).toBeUndefined();
    await client.welcome.totals();
    expect(client.clockOffset()).toBe(5);
  });
});
