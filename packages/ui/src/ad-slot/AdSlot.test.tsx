import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdSlot, AdsProvider, type AdProvider, type AdSettings } from './index.js';
import { AD_START_MS, AD_TIMEOUT_MS } from './use-ad.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = (settings: AdSettings) =>
  render(
    <AdsProvider settings={settings}>
      <AdSlot placement="right">House</AdSlot>
    </AdsProvider>,
  );

describe('AdSlot', () => {
  it('starts 900 milliseconds after the first render, not earlier', async () => {
    show({});
    await pass(AD_START_MS - 1);
    expect(screen.queryByText('House')).toBeNull();
    await pass(1);
    expect(screen.getByText('House')).toBeInTheDocument();
  });

  it('calls a provider only with consent', async () => {
    const draw = vi.fn(() => Promise.resolve());
    show({ provider: { name: 'p', draw } });
    await pass(AD_START_MS);
    expect(draw).not.toHaveBeenCalled();
    cleanup();
    show({ provider: { name: 'p', draw }, consent: 'given' });
    await pass(AD_START_MS);
    expect(draw).toHaveBeenCalledWith(expect.objectContaining({ placement: 'right' }));
    expect(screen.queryByText('House')).toBeNull();
  });

  it.each<[string, AdProvider['draw']]>([
    ['refuses', () => Promise.reject(new Error('none'))],
    [
      'throws at once',
      () => {
        throw new Error('broken');
      },
    ],
  ])('shows the fallback when the provider %s', async (_, draw) => {
    show({ provider: { name: 'p', draw }, consent: 'given' });
    await pass(AD_START_MS);
    expect(screen.getByText('House')).toBeInTheDocument();
  });

  it('gives a provider eight seconds, then aborts it and clears the slot', async () => {
    let request: Parameters<AdProvider['draw']>[0] | undefined;
    const draw: AdProvider['draw'] = (received) => {
      request = received;
      received.element.append('half an advertisement');
      return new Promise(() => {});
    };
    show({ provider: { name: 'p', draw }, consent: 'given' });
    await pass(AD_START_MS + AD_TIMEOUT_MS - 1);
    expect(request?.signal.aborted).toBe(false);
    await pass(1);
    expect(request?.signal.aborted).toBe(true);
    expect(screen.queryByText('half an advertisement')).toBeNull();
    expect(screen.getByText('House')).toBeInTheDocument();
  });

  it('leaves no timer behind and aborts the provider when the slot is removed', async () => {
    let signal: AbortSignal | undefined;
    const provider: AdProvider = {
      name: 'p',
      draw: (received) => {
        ({ signal } = received);
        return new Promise(() => {});
      },
    };
    const { unmount } = show({ provider, consent: 'given' });
    await pass(AD_START_MS);
    unmount();
    expect(signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reserves its space on a server, and takes none when advertisements are off', () => {
    expect(renderToString(<AdSlot placement="left">House</AdSlot>)).toContain('hn-ad--left');
    expect(
      renderToString(
        <AdsProvider settings={{ isOff: true }}>
          <AdSlot placement="left">House</AdSlot>
        </AdsProvider>,
      ),
    ).toBe('');
  });
});
