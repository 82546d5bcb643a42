import type { Package } from '@headnote/core/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import type { SubscriptionPackageRow } from '../store/tables/payment-tables.js';

/** A package that is sold; unlike one on the wire, it has an id. */
export type PricedPackage = Package & { readonly id: number };

const PAISE = 100;

/** Reads the packages on sale, by priority; the trial comes last. */
export async function readPriceList(db: Kysely<Database>): Promise<readonly PricedPackage[]> {
  const rows = await db
    .selectFrom('subscription_packages')
    .selectAll()
    .where('is_on_sale', '=', 1)
    .orderBy('is_trial')
    .orderBy('priority')
    .orderBy('id')
    .execute();
  return rows.map(toPackage);
}

/** Reads one package on sale. */
export async function findPackage(db: Kysely<Database>, id: number): Promise<PricedPackage | undefined> {
  const row = await db
    .selectFrom('subscription_packages')
    .selectAll()
    .where('id', '=', id)
    .where('is_on_sale', '=', 1)
    .executeTakeFirst();
  return row && toPackage(row);
}

/** Reads a row of the price list. */
export function toPackage(row: Selectable<SubscriptionPackageRow>): PricedPackage {
  return {
    id: row.id,
    priority: row.priority,
    name: row.name,
    description: row.description,
    renewalAmount: readInteger(row.renewal_paise) / PAISE,
    initialAmount: readInteger(row.initial_paise) / PAISE,
    isTrial: row.is_trial === 1,
  };
}
