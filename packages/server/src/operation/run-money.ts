import { ConfigError } from '@headnote/core/errors';
import { formatRupees } from '@headnote/core/format';
import type { DeskPayment, LedgerLine, PaymentDesk } from '../payments/payment-desk.js';
import type { ListedPackage, PriceListDesk } from '../payments/price-list-desk.js';
import type { PackageCommand, PaymentCommand } from './money-usage.js';

/** Payments of one list; a text finds the others. */
const LIST_LIMIT = 100;

/** Runs a command about the price list. Returns what to print. */
export async function runPackages(command: PackageCommand, desk: PriceListDesk): Promise<string> {
  switch (command.act) {
    case 'list':
      return (await desk.list()).map(packageLine).join('\n');
    case 'add':
      return `On sale now.\n${packageLine(await desk.add(command.fields))}`;
    case 'change':
      return `Changed. Payments that have started keep their amount.\n${packageLine(await desk.change(command.id, command.fields))}`;
    case 'retire':
      return `Not sold any more. Members who have it keep it.\n${packageLine(await desk.setOnSale(command.id, false))}`;
    case 'sell':
      return `On sale again.\n${packageLine(await desk.setOnSale(command.id, true))}`;
  }
}

/** Runs a command about payments. Returns what to print. */
export async function runPayments(command: PaymentCommand, desk: PaymentDesk): Promise<string> {
  if (command.act === 'list') {
    const found = await desk.list({ containing: command.containing, limit: LIST_LIMIT });
    const more =
      found.length === LIST_LIMIT ? [`Only the first ${LIST_LIMIT} are shown; add a text to find others.`] : [];
    return found.length === 0 ? 'No payment was found.' : [...found.map(paymentLine), ...more].join('\n');
  }
  const { number } = command;
  if (command.act === 'show') {
    const found = await desk.find(number);
    if (found === undefined) throw new ConfigError(`There is no payment "${number}".`);
    return paymentLines(found.payment, found.ledger);
  }
  const { paise, invoice, hasEndedYear } = await desk.refund(number, command.reason);
  return [
    `${rupees(paise)} of ${number} are recorded as paid back. This command moves no money: pay it back at the payment service.`,
    hasEndedYear ? 'The year that it paid for has ended.' : 'No year was given for it.',
    invoice === ''
      ? 'No invoice was issued for it.'
      : `The invoice ${invoice} stays as it was issued: write a credit note that names it in your accounts.`,
  ].join('\n');
}

const rupees = (paise: number) => formatRupees(paise / 100);
const time = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** One package on one line, then its coverage. */
function packageLine({ id, priority, name, description, isTrial, isOnSale, ...amounts }: ListedPackage): string {
  const { initialAmount, renewalAmount } = amounts;
  const price = isTrial
    ? 'trial'
    : `first ${formatRupees(initialAmount || renewalAmount)}  renewal ${formatRupees(renewalAmount)}`;
  const line = [id, `priority ${priority}`, name, price, isOnSale ? 'on sale' : 'retired'].join('  ');
  return [
    line,
    ...description
      .split('\n')
      .filter(Boolean)
      .map((text) => `  covers ${text}`),
  ].join('\n');
}

function paymentLine({ number, createdAt, state, paise, kind, username, invoice }: DeskPayment): string {
  return [number, time(createdAt), state, rupees(paise), kind, username || 'account deleted', invoice || '-'].join(
    '  ',
  );
}

function paymentLines(payment: DeskPayment, ledger: readonly LedgerLine[]): string {
  const rows = {
    number: payment.number,
    state: payment.state,
    started: time(payment.createdAt),
    member: payment.username || 'account deleted',
    package: `${payment.packageName}, ${payment.kind}`,
    amount: rupees(payment.paise),
    invoice: payment.invoice || 'none',
    provider: [payment.provider, payment.providerId, payment.providerPaymentId].filter(Boolean).join('  '),
  };
  return [
    ...Object.entries(rows).map(([label, value]) => `${`${label}:`.padEnd(14)}${value}`),
    ...ledger.map(
      ({ at, act, paise, actor, details }) => `  ${time(at)}  ${act}  ${rupees(paise)}  ${actor}  ${details}`,
    ),
  ].join('\n');
}
