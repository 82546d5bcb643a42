import { serverCalls, writeAnswer, type Package } from '@headnote/core/contract';
import { NotFoundError, NotSignedInError } from '@headnote/core/errors';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';
import { memberOf } from './member-of.js';
import { requestKey } from './request-key.js';

/** Packages, payments and invoices. */
export const paymentRoutes: readonly BuiltCall[] = [
  build(serverCalls.packages.list, async (_input, { payments }) =>
    answered({ outdatalist: [packageRows(await payments.packages())] }),
  ),

  build(serverCalls.payments.create, async ({ body, principal, request }, { accounts, payments, siteOrigin }) => {
    // The body may name nobody but the payer; without a session, the flow number proves who that is (V8).
    const userId = principal?.userId ?? (await accounts.flows.payerOf(String(body.userid)));
    if (userId === undefined) throw new NotSignedInError('Sign in to pay for a package.');
    const result = await payments.start({
      userId,
      packageId: body.packageId,
      amount: body.amount,
      redirectUrl: body.redirect_url,
      key: requestKey(request),
      origin: siteOrigin(request),
    });
    if (!result.isDone) return { flag: false, message: result.message, outdata: null };
    return answered({ outdata: { payment_options: { payment_url: result.paymentUrl } } });
  }),

  build(serverCalls.payments.list, async ({ principal }, { payments }) =>
    writeAnswer(serverCalls.payments.list, await payments.list(memberOf(principal).userId)),
  ),

  build(serverCalls.payments.read, async ({ query, principal }, { payments }) => {
    const payment = await payments.find(memberOf(principal).userId, query.number);
    if (payment === undefined) throw new NotFoundError('You have no payment with this number.');
    return writeAnswer(serverCalls.payments.read, payment);
  }),

  build(serverCalls.payments.invoice, async ({ query, principal, reply }, { payments }) => {
    const pdf = await payments.invoicePdf(memberOf(principal).userId, query.number);
    if (pdf === undefined) throw new NotFoundError('You have no invoice with this number.');
    const name = `invoice-${query.number.replaceAll('/', '-')}.pdf`;
    return reply
      .headers({ 'content-disposition': `attachment; filename="${name}"`, 'content-length': pdf.length })
      .type('application/pdf')
      .send(pdf);
  }),

  build(serverCalls.payments.billing, async ({ principal }, { payments }) =>
    writeAnswer(serverCalls.payments.billing, await payments.billing(memberOf(principal).userId)),
  ),

  build(serverCalls.payments.saveBilling, async ({ body, principal }, { payments }) => {
    const { stateMasterID: stateId, ...rest } = body;
    const { message } = await payments.saveBilling(memberOf(principal).userId, { ...rest, stateId });
    return message === '' ? answered({ message: SAVED }) : { flag: false, message, outdata: null };
  }),
];

const SAVED = 'Saved. Invoices from now on show it.';

/** Packages as the contract writes them. */
export function packageRows(packages: readonly Package[]) {
  return packages.map((plan) => ({
    packageId: plan.id,
    priority: plan.priority,
    packageName: plan.name,
    packageDesc: plan.description,
    renewAmt: plan.renewalAmount,
    initialAmt: plan.initialAmount,
    isTrial: plan.isTrial,
  }));
}
