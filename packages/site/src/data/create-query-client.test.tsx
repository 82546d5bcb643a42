import { NetworkError, RefusedError } from '@headnote/core/errors';
import { QueryClientProvider, useQuery, type QueryMeta } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Notify } from '../notices/use-notify.js';
import { createQueryClient } from './create-query-client.js';

type Load = (signal: AbortSignal) => Promise<string>;

function mount(load: Load, { key = 'first', meta = {} }: { key?: string; meta?: QueryMeta } = {}) {
  const notify = vi.fn<Notify>();
  function Providers({ children }: { children: ReactNode }) {
    const [client] = useState(() => createQueryClient(notify));
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  }
  const useRead = ({ load: now, key: name }: { load: Load; key: string }) =>
    useQuery({ queryKey: [name], queryFn: ({ signal }) => now(signal), meta });
  return { ...renderHook(useRead, { wrapper: Providers, initialProps: { load, key } }), notify };
}

describe('a read of the member area', () => {
  afterEach(cleanup);

  it('loads, then has data', async () => {
    const { result } = mount(() => Promise.resolve('answer'));
    expect(result.current.isPending).toBe(true);
    await waitFor(() => expect(result.current.data).toBe('answer'));
  });

  it('aborts the call that it replaces and never shows an older answer for a newer one', async () => {
    let answerFirst: (text: string) => void = () => {};
    let firstSignal: AbortSignal | undefined;
    const { result, rerender, notify } = mount((signal) => {
      firstSignal = signal;
      return new Promise((resolve) => {
        answerFirst = resolve;
      });
    });
    rerender({ key: 'second', load: () => Promise.resolve('second answer') });
    expect(firstSignal?.aborted).toBe(true);
    await waitFor(() => expect(result.current.data).toBe('second answer'));
    await act(async () => {
      answerFirst('first answer');
      await Promise.resolve();
    });
    expect(result.current.data).toBe('second answer');
    expect(notify).not.toHaveBeenCalled();
  });

  it('aborts the call when the screen closes', () => {
    let signal: AbortSignal | undefined;
    const { unmount, notify } = mount((sent) => {
      signal = sent;
      return new Promise(() => {});
    });
    unmount();
    expect(signal?.aborted).toBe(true);
    expect(notify).not.toHaveBeenCalled();
  });

  it('reports a failure in a toast, with the server’s own words', async () => {
    const { result, notify } = mount(() => Promise.reject(new RefusedError('Your subscription has ended.')));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(notify).toHaveBeenCalledWith({ type: 'ERROR', title: 'Failed', text: 'Your subscription has ended.' });
  });

  it('leaves a failure to the screen when the read is quiet', async () => {
    const { result, notify } = mount(() => Promise.reject(new NetworkError()), { meta: { isQuiet: true } });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(notify).not.toHaveBeenCalled();
  });

  it('is sent once, and again when the reader asks for another try', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new NetworkError()).mockResolvedValue('answer');
    const { result, notify } = mount(load);
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(load).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenCalledWith({
      type: 'ERROR',
      title: 'Failed',
      text: 'The service could not be reached. Please try again.',
    });
    act(() => void result.current.refetch());
    await waitFor(() => expect(result.current.data).toBe('answer'));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
