import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** A parsed command about the price list. */
export type PackageCommand =
  | { readonly kind: 'packages'; readonly act: 'list' }
  | { readonly kind: 'packages'; readonly act: 'add'; readonly fields: NewPackage }
  | { readonly kind: 'packages'; readonly act: 'change'; readonly id: number; readonly fields: Partial<NewPackage> }
  | { readonly kind: 'packages'; readonly act: 'retire' | 'sell'; readonly id: number };

/** What an operator sets of a package. */
interface NewPackage {
  readonly name: string;
  readonly description: string;
  readonly priority: number;
  readonly initialAmount: number;
  readonly renewalAmount: number;
}

/** A parsed command about payments. */
export type PaymentCommand =
  | { readonly kind: 'payments'; readonly act: 'list'; readonly containing: string }
  | { readonly kind: 'payments'; readonly act: 'show'; readonly number: string }
  | { readonly kind: 'payments'; readonly act: 'refund'; readonly number: string; readonly reason: string };

/** The options of these commands. */
export interface MoneyOptions {
  readonly name?: string | undefined;
  readonly covers?: readonly string[] | undefined;
  readonly priority?: string | undefined;
  readonly initial?: string | undefined;
  readonly renewal?: string | undefined;
  readonly reason?: string | undefined;
}

/** The lines of the usage text. */
export const moneyUsage = `  packages list                            the price list, with packages that are not sold any more
  packages add <name> --renewal <rupees>   sell a package; --initial <rupees> for the first year, --priority <number>,
                                           --covers <text> for each line of its coverage
  packages change <id> [--name …]          change name, amounts, priority or coverage
  packages retire <id>                     stop the sale; members who have the package keep it
  packages sell <id>                       sell a retired package again
  payments list [text]                     payments whose number, state, member or invoice contains a text
  payments show <number>                   one payment with its ledger
  payments refund <number> --reason <text> record that you paid the money back, and end the year it paid for`;

const MAX_RUPEES = 1_000_000;
/** What a card and an invoice have room for. */
const MAX_NAME = 100;
const MAX_PRIORITY = 1_000;

/** Reads the arguments after `packages`. Throws an AdminUsageError with one sentence. */
export function readPackageCommand([act = 'list', ...rest]: readonly string[], options: MoneyOptions): PackageCommand {
  const kind = 'packages';
  const [first = '', ...more] = rest;
  if (more.length > 0) throw new AdminUsageError(`"packages ${act}" has too many words. ${seeHelp}`);
  switch (act) {
    case 'list':
      return { kind, act };
    case 'add': {
      const { renewalAmount, initialAmount = renewalAmount, ...fields } = readFields({ ...options, name: first }, act);
      if (first.trim() === '' || renewalAmount === undefined)
        throw new AdminUsageError(`"packages add" needs a name and --renewal with the rupees of a year. ${seeHelp}`);
      const added = {
        priority: 1,
        description: '',
        ...fields,
        renewalAmount,
        initialAmount: initialAmount ?? renewalAmount,
      };
      return { kind, act, fields: { ...added, name: first.trim() } };
    }
    case 'change': {
      const fields = readFields(options, act);
      if (Object.keys(fields).length === 0)
        throw new AdminUsageError(`"packages change" needs something to change, for example --renewal. ${seeHelp}`);
      return { kind, act, id: readId(first, act), fields };
    }
    case 'retire':
    case 'sell':
      return { kind, act, id: readId(first, act) };
    default:
      throw new AdminUsageError(`There is no command "packages ${act}". ${seeHelp}`);
  }
}

/** Reads the arguments after `payments`. Throws an AdminUsageError with one sentence. */
export function readPaymentCommand(
  [act = 'list', first = '', ...more]: readonly string[],
  { reason = '' }: MoneyOptions,
): PaymentCommand {
  const kind = 'payments';
  if (more.length > 0) throw new AdminUsageError(`"payments ${act}" has too many words. ${seeHelp}`);
  if (act === 'list') return { kind, act, containing: first };
  if (act !== 'show' && act !== 'refund')
    throw new AdminUsageError(`There is no command "payments ${act}". ${seeHelp}`);
  if (first === '') throw new AdminUsageError(`"payments ${act}" needs the number of a payment. ${seeHelp}`);
  const number = first.toUpperCase();
  if (act === 'show') return { kind, act, number };
  if (reason.trim() === '')
    throw new AdminUsageError(`"payments refund" needs --reason with the reason for the record. ${seeHelp}`);
  return { kind, act, number, reason: reason.trim() };
}

function readId(text: string, act: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new AdminUsageError(`"packages ${act}" needs the id of a package. ${seeHelp}`);
  return Number(text);
}

function readFields({ name, covers, priority, initial, renewal }: MoneyOptions, act: string): Partial<NewPackage> {
  if (name !== undefined && name.trim() === '' && act === 'change')
    throw new AdminUsageError(`"packages change" takes --name with a text. ${seeHelp}`);
  if (name !== undefined && name.trim().length > MAX_NAME)
    throw new AdminUsageError(`"packages ${act}" takes a name of at most ${MAX_NAME} letters. ${seeHelp}`);
  const number = (option: string, text: string, most: number) => {
    if (!/^\d{1,7}$/.test(text) || Number(text) < 1 || Number(text) > most)
      throw new AdminUsageError(
        `"packages ${act}" takes --${option} with a whole number from 1 to ${most}. ${seeHelp}`,
      );
    return Number(text);
  };
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(covers === undefined ? {} : { description: covers.join('\n') }),
    ...(priority === undefined ? {} : { priority: number('priority', priority, MAX_PRIORITY) }),
    ...(initial === undefined ? {} : { initialAmount: number('initial', initial, MAX_RUPEES) }),
    ...(renewal === undefined ? {} : { renewalAmount: number('renewal', renewal, MAX_RUPEES) }),
  };
}
