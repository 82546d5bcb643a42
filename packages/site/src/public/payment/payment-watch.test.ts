import type { PaymentRecord } from '@headnote/core/contract';
import { NetworkError, NotFoundError, SessionEndedError } from '@headnote/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPaymentWatch } from './payment-watch.js';

const payment: PaymentRecord = {
  number: 'P-7F3K-2210',
  date: '2026-11-23',
  packageName: 'The whole library',
  kind: 'first',
  amount: 15_000,
  state: 'started',
  invoice: '',
  until: null,
};
const paid: PaymentRecord = { ...payment, state: 'paid', invoice: 'HN/26-27/000001', until: '2027-11-22' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the watch of a payment', () => {
  it('J3: asks until the server says that it is paid, and then no more', async () => {
    const read = vi.fn(() => Promise.resolve(payment));
    const watch = createPaymentWatch(read);
    watch.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(watch.getSnapshot()).toEqual({ state: 'checking' });
    read.mockResolvedValue(paid);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(watch.getSnapshot()).toEqual({ state: 'settled', payment: paid });
    const asked = read.mock.calls.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(read).toHaveBeenCalledTimes(asked);
  });

  it('says after two minutes that there is no answer, and still finds a late one', async () => {
    const read = vi.fn(() => Promise.resolve(payment));
    const watch = createPaymentWatch(read);
    const heard = vi.fn();
    watch.subscribe(heard);
    watch.start();
    await vi.advanceTimersByTimeAsync(119_000);
    expect(watch.getSnapshot()).toEqual({ state: 'checking' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(watch.getSnapshot()).toEqual({ state: 'waiting' });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(read.mock.calls.length).toBeLessThan(40);
    read.mockResolvedValue({ ...payment, state: 'failed' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(watch.getSnapshot()).toMatchObject({ state: 'settled', payment: { state: 'failed' } });
  });

  it('goes on after a lost connection', async () => {
    const read = vi.fn<() => Promise<PaymentRecord>>(() => Promise.reject(new NetworkError()));
    const watch = createPaymentWatch(read);
    watch.start();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(watch.getSnapshot()).toEqual({ state: 'checking' });
    read.mockResolvedValue(paid);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(watch.getSnapshot()).toMatchObject({ state: 'settled' });
  });

  it.each([
    ['missing', () => new NotFoundError('You have no payment with this number.')],
    ['signed-out', () => new SessionEndedError()],
  ])('ends as %s', async (state, error) => {
    const read = vi.fn(() => Promise.reject(error()));
    const watch = createPaymentWatch(read);
    watch.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(watch.getSnapshot()).toEqual({ state });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('stops when the page closes', async () => {
    const read = vi.fn(() => Promise.resolve(payment));
    const watch = createPaymentWatch(read);
    const stop = watch.start();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(read).toHaveBeenCalledTimes(1);
    expect(watch.getSnapshot()).toEqual({ state: 'checking' });
  });
});
