import type { Selectable, SelectQueryBuilder, Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import type { UserRow } from '../../store/tables/account-tables.js';

/** Keys of an address, a number or both (`destinationKey`). */
export interface ContactKeys {
  readonly email?: string;
  readonly mobile?: string;
}

/**
 * Finds the active account that an address or a number belongs to: it confirmed it with a code, or an operator made the
 * account, which then confirmed nothing. What a member only typed belongs to him no more than to its real owner, whom it
 * must not keep from an account of his own.
 */
export async function findOwner(
  transaction: Transaction<Database>,
  keys: ContactKeys,
  { otherThan }: { readonly otherThan?: number } = {},
): Promise<Selectable<UserRow> | undefined> {
  const owners = holdersOf(transaction, keys).where((eb) =>
    eb.or([
      ...(keys.email === undefined ? [] : [eb.and([eb('email_key', '=', keys.email), eb('email_confirmed', '=', 1)])]),
      ...(keys.mobile === undefined
        ? []
        : [eb.and([eb('mobile_key', '=', keys.mobile), eb('mobile_confirmed', '=', 1)])]),
      eb.and([eb('email_confirmed', '=', 0), eb('mobile_confirmed', '=', 0)]),
    ]),
  );
  const others = otherThan === undefined ? owners : owners.where('id', '<>', otherThan);
  return others.orderBy('id').executeTakeFirst();
}

/** Finds the account that a person means who names an address or number: its owner's, else the oldest that gives it. */
export async function findByDestination(
  transaction: Transaction<Database>,
  key: string,
): Promise<Selectable<UserRow> | undefined> {
  const owner = await findOwner(transaction, { email: key, mobile: key });
  return owner ?? holdersOf(transaction, { email: key, mobile: key }).orderBy('created_at').executeTakeFirst();
}

function holdersOf(
  transaction: Transaction<Database>,
  { email, mobile }: ContactKeys,
): SelectQueryBuilder<Database, 'users', Selectable<UserRow>> {
  return transaction
    .selectFrom('users')
    .selectAll()
    .where('status', '=', 'active')
    .where((eb) =>
      eb.or([
        ...(email === undefined ? [] : [eb('email_key', '=', email)]),
        ...(mobile === undefined ? [] : [eb('mobile_key', '=', mobile)]),
      ]),
    );
}
