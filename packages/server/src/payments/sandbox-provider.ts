import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import type { SandboxOrderRow } from '../store/tables/payment-tables.js';
import { type Notice, type PaymentProvider, ProviderError } from './payment-provider.js';
import { isSignedNotice, signNotice } from './signed-notice.js';

/** Path of the sandbox's payment pages. */
export const SANDBOX_PATH = '/sandbox/pay';
/** Header with the signature of a notice. */
export const SANDBOX_SIGNATURE = 'x-sandbox-signature';

/** What a tester wants to happen. */
export const sandboxOutcomes = ['pay', 'pay-late', 'pay-twice', 'decline', 'cancel', 'close'] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

/** A late notice comes after the payer is back on the site. */
const LATE_MS = 20_000;

/** An order as the sandbox's page shows it. */
export type SandboxOrder = Selectable<SandboxOrderRow>;

/** A notice that the sandbox sends. */
export interface SandboxNotice {
  readonly body: string;
  readonly signature: string;
}

/** A payment service on this machine that moves no money, with the page and the notices of a real one. */
export interface Sandbox extends PaymentProvider {
  find(id: string): Promise<SandboxOrder | undefined>;
  /** Does what the tester chose. An order that is paid, declined or cancelled stays as it is. */
  choose(id: string, outcome: SandboxOutcome): Promise<void>;
  /** Sends the notices whose time has come. One that is refused is dropped; the server asks by itself. */
  sendNotices(send: (notice: SandboxNotice) => Promise<void>): Promise<void>;
}

interface SandboxOptions {
  readonly db: Kysely<Database>;
  /** The current secret of the notices first, then older ones. */
  readonly secrets: readonly [string, ...string[]];
  readonly now: () => number;
}

/** Creates the sandbox. Its orders are in the database, so that they outlive a restart. */
export function createSandbox({ db, secrets, now }: SandboxOptions): Sandbox {
  const find = (id: string) => db.selectFrom('sandbox_orders').selectAll().where('id', '=', id).executeTakeFirst();

  return {
    name: 'sandbox',
    find,

    async start({ number, paise, title, redirectUrl }) {
      const id = randomUUID();
      await db
        .insertInto('sandbox_orders')
        .values({
          id,
          payment_number: number,
          amount_paise: paise,
          title,
          redirect_url: redirectUrl,
          state: 'open',
          notice_at: null,
          notices: 0,
        })
        .execute();
      // The site and the sandbox are one server.
      return { providerId: id, paymentUrl: new URL(`${SANDBOX_PATH}/${id}`, redirectUrl).href };
    },

    async readStatus(providerId) {
      const order = await find(providerId);
      if (order === undefined) throw new ProviderError('The sandbox has no such order.');
      if (order.state === 'open') return { state: 'open' };
      if (order.state === 'cancelled') return { state: 'failed', reason: 'cancelled by the payer' };
      if (order.state === 'declined') return { state: 'failed', reason: 'declined in the sandbox' };
      return { state: 'paid', paise: readInteger(order.amount_paise), paymentId: `sandbox:${order.id}` };
    },

    readNotice: ({ body, headers }: Notice) => {
      const signature = headers[SANDBOX_SIGNATURE];
      if (typeof signature !== 'string' || !isSignedNotice(body, signature, { secrets, now: now() })) return undefined;
      const providerId = orderOf(body);
      return providerId === undefined ? undefined : { providerId };
    },

    async choose(id, outcome) {
      const at = now();
      const notice = {
        pay: { notices: 1, notice_at: at },
        'pay-late': { notices: 1, notice_at: at + LATE_MS },
        'pay-twice': { notices: 2, notice_at: at },
        decline: { notices: 1, notice_at: at },
        cancel: { notices: 1, notice_at: at },
        close: { notices: 0, notice_at: null },
      }[outcome];
      await db
        .updateTable('sandbox_orders')
        .set({ state: stateAfter(outcome), ...notice })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .execute();
    },

    async sendNotices(send) {
      const due = await db.selectFrom('sandbox_orders').selectAll().where('notice_at', '<=', now()).limit(20).execute();
      for (const { id, notices } of due) {
        const body = JSON.stringify({ order: id });
        for (let sent = 0; sent < notices; sent += 1)
          await send({ body, signature: signNotice(body, { secret: secrets[0], at: now() }) });
        await db.updateTable('sandbox_orders').set({ notice_at: null, notices: 0 }).where('id', '=', id).execute();
      }
    },
  };
}

function stateAfter(outcome: SandboxOutcome): SandboxOrder['state'] {
  if (outcome === 'decline') return 'declined';
  return outcome === 'cancel' ? 'cancelled' : 'paid';
}

function orderOf(body: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && 'order' in value ? String(value.order) : undefined;
  } catch {
    // Signed, but not of our making: nothing that it could be about.
    return undefined;
  }
}
