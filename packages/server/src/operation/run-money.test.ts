import { expect, it } from 'vitest';
import type { PaymentDesk } from '../payments/payment-desk.js';
import { runPayments } from './run-money.js';

const payment = {
  number: 'P-7F3K-2210',
  createdAt: Date.UTC(2026, 4, 1, 20, 15),
  state: 'paid',
  paise: 1_500_000,
  packageName: 'The whole library',
  kind: 'first',
  username: 'asha',
  invoice: 'HN/26-27/000001',
  provider: 'sandbox',
  providerId: 'o1',
  providerPaymentId: '',
} as const;
const desk: Pick<PaymentDesk, 'list' | 'find'> = {
  list: async () => [payment],
  find: async () => ({
    payment,
    ledger: [{ at: payment.createdAt, act: 'paid', paise: 1_500_000, actor: 'check', details: '' }],
  }),
};

it('times of payments name their zone, because an operator in India reads them', async () => {
  const list = await runPayments({ kind: 'payments', act: 'list', containing: '' }, desk as PaymentDesk);
  const one = await runPayments({ kind: 'payments', act: 'show', number: payment.number }, desk as PaymentDesk);
  expect(list).toContain('P-7F3K-2210  2026-05-01 20:15 UTC  paid');
  expect(one.match(/2026-05-01 20:15 UTC/g)).toHaveLength(2);
});
