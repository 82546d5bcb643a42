import { isGstin } from '@headnote/core/money';
import type { Kysely } from 'kysely';
import { stateIdOf, stateName } from '../accounts/places/states.js';
import type { Database } from '../store/database.js';
import { firstUnprintable } from './printable.js';

/** What a member wants on invoices. */
export interface Billing {
  readonly name: string;
  /** Lines of the address, separated by line breaks. */
  readonly address: string;
  /** Code of the state in the goods and services tax; 0 if none is chosen. */
  readonly stateId: number;
  /** Empty if the member has none. */
  readonly gstin: string;
}

/** `message` is empty if the details were saved. */
export interface BillingResult {
  readonly message: string;
}

/** Reads the details; name and state come from the profile until the member has saved others. */
export async function readBilling(db: Kysely<Database>, userId: number): Promise<Billing> {
  const row = await db
    .selectFrom('users')
    .leftJoin('billing_details as billing', 'billing.user_id', 'users.id')
    .select([
      'first_name',
      'last_name',
      'users.state',
      'billing.name',
      'billing.address',
      'billing.state_id',
      'billing.gstin',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    name: row.name ?? `${row.first_name} ${row.last_name}`.trim(),
    address: row.address ?? '',
    stateId: row.state_id ?? stateIdOf(row.state),
    gstin: row.gstin ?? '',
  };
}

/** Checks and saves the details. They apply to invoices that are issued from now on. */
export async function saveBilling(db: Kysely<Database>, userId: number, billing: Billing): Promise<BillingResult> {
  const gstin = billing.gstin.trim().toUpperCase();
  const name = billing.name.trim();
  if (name === '') return { message: 'Name must not be blank!' };
  if (name.includes('\n')) return { message: 'Name must be on one line!' };
  const unprintable = firstUnprintable(name + billing.address);
  if (unprintable !== '')
    return {
      message: `Invoices cannot print "${unprintable}". Please write name and address in Latin or Devanagari letters!`,
    };
  if (billing.stateId !== 0 && stateName(billing.stateId) === '') return { message: 'State must be selected!' };
  if (gstin !== '' && !isGstin(gstin)) return { message: 'GSTIN must match the format!' };
  if (gstin !== '' && Number(gstin.slice(0, 2)) !== billing.stateId)
    return { message: 'The first two digits of the GSTIN must be the code of the state.' };
  const values = { name, address: billing.address.trim(), state_id: billing.stateId, gstin };
  await db
    .insertInto('billing_details')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return { message: '' };
}
