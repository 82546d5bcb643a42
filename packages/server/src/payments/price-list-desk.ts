import { ConfigError } from '@headnote/core/errors';
import { formatRupees } from '@headnote/core/format';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { recordAct } from '../store/audit.js';
import type { Database } from '../store/database.js';
import { lockForTransaction } from '../store/locks.js';
import { runTransaction } from '../store/run-transaction.js';
import type { SubscriptionPackageRow } from '../store/tables/payment-tables.js';
import { toPackage, type PricedPackage } from './price-list.js';

/** A package as an operator sees it. */
export interface ListedPackage extends PricedPackage {
  readonly isOnSale: boolean;
}

/** What an operator may set. Amounts are whole rupees, with tax. */
export interface PackageFields {
  readonly name: string;
  readonly description: string;
  readonly priority: number;
  readonly initialAmount: number;
  readonly renewalAmount: number;
}

/** What an operator can do to the price list. Every act is in the audit log. Rejects with a ConfigError in one sentence. */
export interface PriceListDesk {
  /** All packages, those on sale first. */
  list(): Promise<readonly ListedPackage[]>;
  /** Adds a package and sells it. */
  add(fields: PackageFields): Promise<ListedPackage>;
  /** Payments that have started keep their amount. */
  change(id: number, fields: Partial<PackageFields>): Promise<ListedPackage>;
  /** Stops or resumes the sale. Members who have the package keep it. */
  setOnSale(id: number, isOnSale: boolean): Promise<ListedPackage>;
}

interface DeskOptions {
  readonly db: Kysely<Database>;
  /** Who acts, for the audit log. */
  readonly actor: string;
  readonly now: () => number;
}

/** Creates the desk on one database. */
export function createPriceListDesk({ db, actor, now }: DeskOptions): PriceListDesk {
  const record = (transaction: Transaction<Database>, act: string, details: string) =>
    recordAct(transaction, { at: now(), actor, act, userId: null, details });

  return {
    async list() {
      const rows = await db
        .selectFrom('subscription_packages')
        .selectAll()
        .orderBy('is_on_sale', 'desc')
        .orderBy('is_trial')
        .orderBy('priority')
        .orderBy('id')
        .execute();
      return rows.map(toListed);
    },

    add: (fields) =>
      runTransaction(db, async (transaction) => {
        // Two operators at once must not get one id.
        await lockForTransaction(transaction, 'payments');
        const { last } = await transaction
          .selectFrom('subscription_packages')
          .select((eb) => eb.fn.max('id').as('last'))
          .executeTakeFirstOrThrow();
        const row = await transaction
          .insertInto('subscription_packages')
          .values({ id: Number(last ?? 0) + 1, is_trial: 0, is_on_sale: 1, ...columnsOf(fields) })
          .returningAll()
          .executeTakeFirstOrThrow();
        await record(transaction, 'package-added', describe(toListed(row)));
        return toListed(row);
      }),

    change: (id, fields) =>
      runTransaction(db, async (transaction) => {
        const before = toListed(await readRow(transaction, id));
        if (before.isTrial && (fields.initialAmount !== undefined || fields.renewalAmount !== undefined))
          throw new ConfigError('A trial has no price.');
        const row = await transaction
          .updateTable('subscription_packages')
          .set(columnsOf({ ...before, ...fields }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const after = toListed(row);
        await record(transaction, 'package-changed', `${describe(before)} became ${describe(after)}`);
        return after;
      }),

    setOnSale: (id, isOnSale) =>
      runTransaction(db, async (transaction) => {
        const before = toListed(await readRow(transaction, id));
        if (before.isTrial) throw new ConfigError('The trial comes with every registration and cannot be retired.');
        const row = await transaction
          .updateTable('subscription_packages')
          .set({ is_on_sale: isOnSale ? 1 : 0 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await record(transaction, isOnSale ? 'package-sold-again' : 'package-retired', describe(before));
        return toListed(row);
      }),
  };
}

async function readRow(transaction: Transaction<Database>, id: number): Promise<Selectable<SubscriptionPackageRow>> {
  const row = await transaction.selectFrom('subscription_packages').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new ConfigError(`There is no package ${id}.`);
  return row;
}

const columnsOf = ({ name, description, priority, initialAmount, renewalAmount }: PackageFields) => ({
  name,
  description,
  priority,
  initial_paise: initialAmount * 100,
  renewal_paise: renewalAmount * 100,
});

const toListed = (row: Selectable<SubscriptionPackageRow>): ListedPackage => ({
  ...toPackage(row),
  isOnSale: row.is_on_sale === 1,
});

/** A package on one line, with everything that an operator sets. */
function describe({ id, name, description, priority, initialAmount, renewalAmount }: PricedPackage): string {
  const covered = description.split('\n').filter(Boolean);
  return [
    `package ${id}, "${name}", priority ${priority}`,
    `first year ${formatRupees(initialAmount)}, renewal ${formatRupees(renewalAmount)}`,
    `covers ${covered.length === 0 ? 'nothing in words' : covered.map((text) => `"${text}"`).join(', ')}`,
  ].join(', ');
}
