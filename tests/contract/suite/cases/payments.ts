import { expect } from 'vitest';
import { twice, unsigned, type CasesOf } from '../case.js';
import type { Scene } from '../scene.js';

const SITE = 'http://localhost';
const LIBRARY = 1;
const FIRST_YEAR = 15_000;

/** What a new member sends for the first year. */
async function ofNewMember(scene: Scene) {
  const { userId } = await scene.newMember();
  return { amount: FIRST_YEAR, redirectUrl: `${SITE}/packages/payment`, userId, packageId: LIBRARY };
}

/** A new member who has chosen an outcome on the sandbox's page. Returns the payment as the member sees it. */
async function afterSandbox(scene: Scene, outcome: string) {
  const input = await ofNewMember(scene);
  const { client } = await scene.me();
  const { paymentUrl } = await client.payments.create(input);
  await scene.test.app.inject({
    method: 'POST',
    url: new URL(paymentUrl).pathname,
    payload: new URLSearchParams({ outcome }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const [payment] = await client.payments.list(undefined);
  if (payment === undefined) throw new Error('there is no payment');
  return payment;
}

const billing = { name: 'Meera Rao', address: '212 Cubbon Chambers', stateId: 29, gstin: '29AAGCB7383J1Z4' };

/** Payments and invoices. */
export const paymentsCases: CasesOf<'payments'> = {
  create: {
    success: [
      {
        title: 'the amount due of a new member',
        as: 'member',
        input: ofNewMember,
        expects: ({ paymentUrl }) => expect(paymentUrl).toMatch(/^http:\/\/localhost\/sandbox\/pay\/[\w-]+$/),
      },
    ],
    failure: [
      {
        title: 'J1: another amount than the one due',
        as: 'member',
        input: async (scene) => ({ ...(await ofNewMember(scene)), amount: 1 }),
        code: 'refused',
        message: 'The amount due for this package is ₹15,000. Nothing was charged.',
      },
      {
        title: 'J1: a package that is not sold',
        as: 'member',
        input: async (scene) => ({ ...(await ofNewMember(scene)), packageId: 999 }),
        code: 'refused',
        message: 'This package is not on sale.',
      },
      {
        title: 'J1: a trial',
        as: 'member',
        input: async (scene) => ({ ...(await ofNewMember(scene)), packageId: 27 }),
        code: 'refused',
        message: 'This package is not on sale.',
      },
      {
        title: 'J2: nobody who is known',
        input: async (scene) => ofNewMember(scene),
        code: 'not-signed-in',
        message: 'Sign in to pay for a package.',
      },
      {
        title: 'J2: more than five in an hour',
        as: 'member',
        input: async (scene) => {
          const input = await ofNewMember(scene);
          const { client } = await scene.me();
          const { db } = scene.test.library.store;
          for (let count = 0; count < 5; count += 1) {
            await client.payments.create(input);
            // Only an open payment is continued.
            await db.updateTable('payments').set({ state: 'failed' }).where('state', '=', 'started').execute();
          }
          return input;
        },
        code: 'busy',
        message: 'Too many payments',
      },
    ],
    badInput: [
      {
        title: 'J2: a return to another site',
        as: 'member',
        input: async (scene) => ({ ...(await ofNewMember(scene)), redirectUrl: 'https://evil.example/paid' }),
        code: 'bad-query',
        message: 'must be an address of this site',
      },
      {
        title: 'J2: another member',
        as: 'member',
        input: async (scene) => ({ ...(await ofNewMember(scene)), userId: '1' }),
        code: 'not-allowed',
        message: 'not that of the signed-in user',
      },
      ...[0, -1, 1e9, Number.NaN, Number.POSITIVE_INFINITY].map((amount) => ({
        title: `J1: the amount ${amount}`,
        as: 'member' as const,
        input: async (scene: Scene) => ({ ...(await ofNewMember(scene)), amount }),
        code: 'bad-query' as const,
        message: 'amount',
      })),
    ],
  },
  list: {
    success: [
      {
        title: 'what the member paid',
        input: async (scene) => {
          await afterSandbox(scene, 'pay');
        },
        expects: (list) => expect(list).toMatchObject([{ state: 'paid', amount: FIRST_YEAR, kind: 'first' }]),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [
      { title: 'a parameter twice', input: () => undefined, change: twice('x'), code: 'bad-query', message: 'once' },
    ],
  },
  read: {
    success: [
      {
        title: 'a payment with its invoice and its last day',
        input: async (scene) => ({ number: (await afterSandbox(scene, 'pay')).number }),
        expects: async (payment, scene) => {
          expect(payment).toMatchObject({ state: 'paid', invoice: expect.stringMatching(/^HN\/\d\d-\d\d\/\d{6}$/) });
          const { client } = await scene.me();
          const subscription = await client.account.subscription(undefined);
          expect(subscription).toMatchObject({ state: 'active', endDate: payment.until });
        },
      },
      {
        title: 'J6: a payment whose notice never came, by asking the payment service',
        input: async (scene) => ({ number: (await afterSandbox(scene, 'close')).number }),
        expects: (payment) => expect(payment).toMatchObject({ state: 'paid' }),
      },
    ],
    failure: [
      {
        title: 'a payment of somebody else',
        input: async (scene) => {
          const { number } = await afterSandbox(scene, 'pay');
          await scene.newMember();
          return { number };
        },
        code: 'not-found',
        message: 'You have no payment with this number.',
      },
    ],
    badInput: [{ title: 'no number', input: () => ({ number: '' }), code: 'bad-query', message: 'number' }],
  },
  invoice: {
    success: [
      {
        title: 'the PDF',
        input: async (scene) => ({ number: (await afterSandbox(scene, 'pay')).invoice }),
        expects: async (pdf) => expect(await pdf.slice(0, 5).text()).toBe('%PDF-'),
      },
    ],
    failure: [
      {
        title: 'an invoice of somebody else',
        input: async (scene) => {
          const { invoice } = await afterSandbox(scene, 'pay');
          await scene.newMember();
          return { number: invoice };
        },
        code: 'not-found',
        message: 'You have no invoice with this number.',
      },
    ],
    badInput: [{ title: 'no number', input: () => ({ number: '' }), code: 'bad-query', message: 'number' }],
  },
  billing: {
    success: [
      {
        title: 'name and state of the profile until others are saved',
        input: async (scene) => {
          await scene.newMember();
        },
        expects: (details) =>
          expect(details).toEqual({ name: 'Asha Menon', address: '', stateId: 32, gstin: '', supplierStateId: 29 }),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [
      { title: 'a parameter twice', input: () => undefined, change: twice('x'), code: 'bad-query', message: 'once' },
    ],
  },
  saveBilling: {
    success: [
      {
        title: 'for the next invoice',
        input: async (scene) => {
          await scene.newMember();
          return billing;
        },
        expects: async (_outcome, scene) => {
          const { client } = await scene.me();
          expect(await client.payments.billing(undefined)).toEqual({ ...billing, supplierStateId: 29 });
        },
      },
    ],
    failure: [
      {
        title: 'a GSTIN with a wrong check character',
        input: () => ({ ...billing, gstin: '29AAGCB7383J1Z5' }),
        code: 'refused',
        message: 'GSTIN must match the format!',
      },
      {
        title: 'a GSTIN of another state',
        input: () => ({ ...billing, stateId: 27 }),
        code: 'refused',
        message: 'the code of the state',
      },
      {
        title: 'a state that does not exist',
        input: () => ({ ...billing, stateId: 98, gstin: '' }),
        code: 'refused',
        message: 'State must be selected!',
      },
    ],
    badInput: [{ title: 'no name', input: () => ({ ...billing, name: '' }), code: 'bad-query', message: 'name' }],
  },
};
