import { NetworkError, RefusedError } from '@headnote/core/errors';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotifyContext, type Notify } from './use-notify.js';
import { useRequest } from './use-request.js';

type Load = (signal: AbortSignal) => Promise<string>;

function mount(load: Load, key = 'first') {
  const notify = vi.fn<Notify>();
  const wrapper = ({ children }: { children: ReactNode }) => <NotifyContext value={notify}>{children}</NotifyContext>;
  const hook = renderHook(({ load: now, key: name }) => useRequest(name, now), {
    wrapper,
    initialProps: { load, key },
  });
  return { ...hook, notify };
}

describe('useRequest', () => {
  afterEach(cleanup);

  it('loads, then shows what came', async () => {
    const { result } = mount(() => Promise.resolve('answer'));
    expect(result.current.state).toEqual({ phase: 'loading' });
    await waitFor(() => expect(result.current.state).toEqual({ phase: 'ready', value: 'answer' }));
  });

  it('gives up the call it replaces and never shows an older answer over a newer one', async () => {
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
    await waitFor(() => expect(result.current.state).toEqual({ phase: 'ready', value: 'second answer' }));
    await act(async () => {
      answerFirst('first answer');
      await Promise.resolve();
    });
    expect(result.current.state).toEqual({ phase: 'ready', value: 'second answer' });
    expect(notify).not.toHaveBeenCalled();
  });

  it('gives the call up when the screen goes away', () => {
    let signal: AbortSignal | undefined;
    const { unmount } = mount((given) => {
      signal = given;
      return new Promise(() => {});
    });
    unmount();
    expect(signal?.aborted).toBe(true);
  });

  it('says a failure in its place and in a toast, with the server’s own words', async () => {
    const { result, notify } = mount(() => Promise.reject(new RefusedError('Your subscription has ended.')));
    const failure = { message: 'Your subscription has ended.' };
    await waitFor(() => expect(result.current.state).toEqual({ phase: 'failed', failure }));
    expect(notify).toHaveBeenCalledWith({ type: 'ERROR', title: 'Failed', text: 'Your subscription has ended.' });
  });

  it('tries again when asked to', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new NetworkError()).mockResolvedValue('answer');
    const { result, notify } = mount(load);
    await waitFor(() => expect(result.current.state.phase).toBe('failed'));
    expect(notify).toHaveBeenCalledWith({
      type: 'ERROR',
      title: 'Failed',
      text: 'The service could not be reached. Please try again.',
    });
    act(() => result.current.retry());
    expect(result.current.state).toEqual({ phase: 'loading' });
    await waitFor(() => expect(result.current.state).toEqual({ phase: 'ready', value: 'answer' }));
  });
});
