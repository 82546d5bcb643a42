import { randomInt } from 'node:crypto';
import {
  arePortalDefaults,
  partnerLimits,
  type NewPortal,
  type PortalDefaults,
  type UsageDay,
} from '@headnote/core/contract';
import { NotFoundError, RefusedError } from '@headnote/core/errors';
import { required, toWebOrigin, webOrigin } from '@headnote/core/validation';
import type { Kysely, Transaction } from 'kysely';
import { dayInIndia, DAY_MS } from '../accounts/subscription.js';
import { recordAct } from '../store/audit.js';
import type { Database } from '../store/database.js';
import { insertRows } from '../store/insert-rows.js';
import { lockForTransaction } from '../store/locks.js';
import { runTransaction } from '../store/run-transaction.js';
import { findKey, newKey } from './find-key.js';
import type { KeyedPortal, OwnedPortal, PortalActor } from './portal-record.js';
import { readPortals } from './read-portals.js';
import { readUsage } from './read-usage.js';
import { createUsageCounter, noCounter, type UsageCounter } from './usage-counter.js';

/** A portal of the actor. */
export interface ActOnPortal {
  readonly actor: PortalActor;
  readonly portalId: string;
}

/**
 * Partner portals. An act on a portal that the actor may not reach rejects with NotFoundError, as if there were none;
 * an act that a rule forbids rejects with RefusedError. Every act is in the audit log.
 */
export interface Portals {
  /** The actor's portals with their use so far, the oldest first; for an operator those of everybody whose name contains a text. */
  list(actor: PortalActor, containing?: string): Promise<readonly OwnedPortal[]>;
  /** Registers a portal of a member. Returns its id. */
  register(actor: PortalActor, portal: NewPortal & { readonly userId: number }): Promise<string>;
  saveOrigins(act: ActOnPortal & Pick<NewPortal, 'origins'>): Promise<void>;
  /** Replaces the options for the widgets of all its pages. */
  saveDefaults(act: ActOnPortal & { readonly defaults: PortalDefaults }): Promise<void>;
  /** Makes a new key; the old one works for some more days. */
  rotate(
    act: ActOnPortal & { readonly overlapDays?: number },
  ): Promise<{ readonly key: string; readonly endsOn: string }>;
  /** Ends a key at once. */
  revoke(act: ActOnPortal & { readonly key: string }): Promise<void>;
  remove(act: ActOnPortal): Promise<void>;
  setQuota(act: ActOnPortal & { readonly perMinute: number }): Promise<void>;
  /** Every one of the last days, the oldest first. */
  usage(act: ActOnPortal & { readonly days: number }): Promise<readonly UsageDay[]>;
  /** The portal of a key that works. */
  find(key: string): Promise<KeyedPortal | undefined>;
  /**
   * The value of `frame-ancestors` for the pages that may frame a widget with this key: those of its origins, those of the
   * operator (`own`), the library's and localhost; nobody if the key does not work. An empty key adds no origins.
   */
  frameAncestors(key: string, own?: readonly string[]): Promise<string>;
  readonly counter: UsageCounter;
  /** Deletes the usage and the ended keys of long ago. */
  purge(): Promise<void>;
}

interface PortalsOptions {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** True if the database takes no writes: requests are then not counted. Default false. */
  readonly readOnly?: boolean;
}

/** Requests in a minute of a new portal: 1,000 readers behind one address may open a page at once. */
const PER_MINUTE = 1200;
const LIST_LIMIT = 500;
/** The library's own pages, and those of a developer. */
const OWN_FRAMES = "'self' http://localhost:* http://127.0.0.1:*";
/** As long as the record of a year's comparison needs. */
const KEPT_MS = 400 * DAY_MS;
/** No vowels, so no words; no letters that look like digits. */
const ID_ALPHABET = 'bcdfghjkmnpqrstvwxz23456789';
const ID_LENGTH = 10;

/** Creates the portals on one database. */
export function createPortals({ db, now, readOnly = false }: PortalsOptions): Portals {
  const counter = readOnly ? noCounter : createUsageCounter({ db, today: () => dayInIndia(now()) });

  /** Figures are up to date where they can be written. A failure is in the log of the regular writes, and no read fails for it. */
  const written = () => counter.flush().catch(() => undefined);

  /** Runs an act on a portal in one transaction with its record. */
  const act = <Result>(
    { actor, portalId }: ActOnPortal,
    name: string,
    run: (transaction: Transaction<Database>) => Promise<{ readonly result: Result; readonly details: string }>,
  ) =>
    runTransaction(db, async (transaction) => {
      const owner = await lockPortal(transaction, { actor, portalId });
      const { result, details } = await run(transaction);
      await recordAct(transaction, {
        at: now(),
        actor: actor.name,
        act: name,
        userId: owner,
        details: `portal ${portalId}: ${details}`,
      });
      return result;
    });

  return {
    counter,
    find: (key) => findKey(db, key, now()),
    async frameAncestors(key, own = []) {
      const portal = key === '' ? undefined : await findKey(db, key, now());
      if (key !== '' && portal === undefined) return "'none'";
      return [OWN_FRAMES, ...own, ...(portal?.origins ?? [])].join(' ');
    },
    async list({ userId }, containing = '') {
      await written();
      return readPortals(db, { userId: userId ?? undefined, containing, limit: LIST_LIMIT, now: now() });
    },

    register: (actor, { userId, name, origins }) =>
      runTransaction(db, async (transaction) => {
        // On PostgreSQL, requests that come together would each count the portals without the others'.
        await lockForTransaction(transaction, 'portals');
        const rows = await transaction
          .selectFrom('partner_portals')
          .select('id')
          .where('user_id', '=', userId)
          .execute();
        if (rows.length >= partnerLimits.portals)
          throw new RefusedError(`You have ${partnerLimits.portals} portals, the most that are possible.`);
        const id = Array.from({ length: ID_LENGTH }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');
        const checked = checkOrigins(origins);
        await transaction
          .insertInto('partner_portals')
          .values({ id, user_id: userId, name: checkName(name), per_minute: PER_MINUTE, created_at: now() })
          .execute();
        await insertRows(transaction, 'partner_origins', originRows(id, checked));
        await insertKey(transaction, id, now());
        const details = `portal ${id}: ${checked.join(', ')}`;
        await recordAct(transaction, { at: now(), actor: actor.name, act: 'portal-registered', userId, details });
        return id;
      }),

    saveOrigins: ({ origins, ...of }) =>
      act(of, 'portal-origins-changed', async (transaction) => {
        const checked = checkOrigins(origins);
        await transaction.deleteFrom('partner_origins').where('portal_id', '=', of.portalId).execute();
        await insertRows(transaction, 'partner_origins', originRows(of.portalId, checked));
        return { result: undefined, details: checked.join(', ') || 'none' };
      }),

    saveDefaults: ({ defaults, ...of }) =>
      act(of, 'portal-defaults-changed', async (transaction) => {
        if (!arePortalDefaults(defaults)) throw new RefusedError('These are not options of the widgets.');
        const text = JSON.stringify(defaults);
        await transaction
          .updateTable('partner_portals')
          .set({ defaults: text })
          .where('id', '=', of.portalId)
          .execute();
        return { result: undefined, details: text };
      }),

    rotate: ({ overlapDays = partnerLimits.overlapDays, ...of }) =>
      act(of, 'portal-key-rotated', async (transaction) => {
        const ofPortal = transaction.selectFrom('partner_keys').where('portal_id', '=', of.portalId);
        const working = await ofPortal
          .select('key')
          .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now())]))
          .execute();
        if (working.length >= partnerLimits.keys)
          throw new RefusedError(
            `${partnerLimits.keys} keys of this portal still work. Revoke one of the old keys first.`,
          );
        const endsAt = now() + overlapDays * DAY_MS;
        await transaction
          .updateTable('partner_keys')
          .set({ ends_at: endsAt })
          .where('portal_id', '=', of.portalId)
          .where('ends_at', 'is', null)
          .execute();
        const key = await insertKey(transaction, of.portalId, now());
        const endsOn = dayInIndia(endsAt);
        return { result: { key, endsOn }, details: `the old key works until ${endsOn}` };
      }),

    revoke: ({ key, ...of }) =>
      act(of, 'portal-key-revoked', async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('partner_keys')
          .set({ ends_at: now() })
          .where('portal_id', '=', of.portalId)
          .where('key', '=', key)
          .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now())]))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new NotFoundError('This portal has no such key. It may have ended already.');
        return { result: undefined, details: key };
      }),

    remove: (of) =>
      act(of, 'portal-removed', async (transaction) => {
        await transaction.deleteFrom('partner_portals').where('id', '=', of.portalId).execute();
        return { result: undefined, details: 'with its keys and usage' };
      }),

    setQuota: ({ perMinute, ...of }) =>
      act(of, 'portal-quota-changed', async (transaction) => {
        await transaction
          .updateTable('partner_portals')
          .set({ per_minute: perMinute })
          .where('id', '=', of.portalId)
          .execute();
        return { result: undefined, details: `${perMinute} requests a minute` };
      }),

    async usage({ days, ...of }) {
      await written();
      if ((await ownedPortal(db, of)) === undefined) throw noPortal();
      return readUsage(db, { portalId: of.portalId, days, now: now() });
    },

    async purge() {
      const before = now() - KEPT_MS;
      await db.deleteFrom('partner_usage').where('day', '<', dayInIndia(before)).execute();
      await db.deleteFrom('partner_keys').where('ends_at', '<', before).execute();
    },
  };
}

function checkName(name: string): string {
  const problem = required(name, 'Name');
  if (problem) throw new RefusedError(problem);
  return name.trim();
}

/** Returns the origins as browsers send them, each once. */
function checkOrigins(origins: readonly string[]): readonly string[] {
  for (const origin of origins) {
    const problem = webOrigin(origin);
    if (problem) throw new RefusedError(`${origin}: ${problem}`);
  }
  return [...new Set(origins.map(toWebOrigin))];
}

function originRows(portalId: string, origins: readonly string[]) {
  return origins.map((origin) => ({ portal_id: portalId, origin }));
}

async function insertKey(transaction: Transaction<Database>, portalId: string, now: number): Promise<string> {
  const key = newKey();
  await transaction.insertInto('partner_keys').values({ key, portal_id: portalId, created_at: now }).execute();
  return key;
}

/** Another member's portal reads like one that does not exist. */
function noPortal(): NotFoundError {
  return new NotFoundError('There is no such portal.');
}

async function ownedPortal(db: Kysely<Database>, { actor: { userId }, portalId }: ActOnPortal) {
  return db
    .selectFrom('partner_portals')
    .select('id')
    .where('id', '=', portalId)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? 0))
    .executeTakeFirst();
}

/** Returns the owner of a portal. Writes its row, so that on PostgreSQL two acts on one portal run one after the other. */
async function lockPortal(transaction: Transaction<Database>, { actor: { userId }, portalId }: ActOnPortal) {
  const portal = await transaction
    .updateTable('partner_portals')
    .set((eb) => ({ per_minute: eb.ref('per_minute') }))
    .where('id', '=', portalId)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? 0))
    .returning('user_id')
    .executeTakeFirst();
  if (portal === undefined) throw noPortal();
  return portal.user_id;
}
