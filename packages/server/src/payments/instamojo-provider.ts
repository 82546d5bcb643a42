import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { type Order, type OrderStatus, type PaymentProvider, ProviderError } from './payment-provider.js';
import { isSame } from './signed-notice.js';

/** Settings of the account at Instamojo. */
export interface InstamojoSettings {
  /** `https://api.instamojo.com`, or `https://test.instamojo.com` for its own test mode. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Private salts of the notices: the current one, and the one before while it is being replaced. */
  readonly salts: readonly string[];
}

interface Options extends InstamojoSettings {
  readonly now: () => number;
  readonly fetch?: typeof fetch;
}

const TIMEOUT_MS = 10_000;
/** A token is renewed this long before it expires. */
const TOKEN_MARGIN_MS = 60_000;

/** docs.instamojo.com, "Authentication": POST /oauth2/token/ with grant_type client_credentials. */
const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.number() });
/** docs.instamojo.com, "Create an order": POST /v2/gateway/orders/. */
const orderAnswer = v.object({
  order: v.object({ id: v.string() }),
  payment_options: v.object({ payment_url: v.pipe(v.string(), v.url()) }),
});
/** docs.instamojo.com, "Get details of an order": GET /v2/gateway/orders/id:…/. Amounts are rupees as text. */
const detailsAnswer = v.object({
  status: v.string(),
  amount: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number()),
  payments: v.optional(
    v.nullable(v.array(v.object({ id: v.string(), status: v.union([v.string(), v.boolean()]) }))),
    [],
  ),
});

/** Creates the adapter for Instamojo's API, version 2 (V8). */
export function createInstamojo({
  url,
  clientId,
  clientSecret,
  salts,
  now,
  fetch: send = fetch,
}: Options): PaymentProvider {
  let token: { readonly text: string; readonly endsAt: number } | undefined;

  const request = async <S extends v.GenericSchema<unknown, unknown>>(
    path: string,
    schema: S,
    init: RequestInit,
  ): Promise<v.InferOutput<S>> => {
    try {
      const response = await send(new URL(path, url), {
        ...init,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      if (!response.ok) throw new ProviderError(`Instamojo answered ${response.status} to ${path}.`);
      const read = v.safeParse(schema, await response.json());
      if (!read.success)
        throw new ProviderError(`Instamojo's answer to ${path} has another shape: ${read.issues[0].message}.`);
      return read.output;
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw new ProviderError(
        `Instamojo could not be reached: ${error instanceof Error ? error.message : String(error)}.`,
      );
    }
  };

  const bearer = async (): Promise<Record<string, string>> => {
    if (token === undefined || token.endsAt <= now()) {
      const body = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      });
      const answer = await request('/oauth2/token/', tokenAnswer, { method: 'POST', body });
      token = { text: answer.access_token, endsAt: now() + answer.expires_in * 1000 - TOKEN_MARGIN_MS };
    }
    return { authorization: `Bearer ${token.text}` };
  };

  return {
    name: 'instamojo',

    async start(order) {
      const body = new URLSearchParams(fieldsOf(order));
      const answer = await request('/v2/gateway/orders/', orderAnswer, {
        method: 'POST',
        headers: await bearer(),
        body,
      });
      return { providerId: answer.order.id, paymentUrl: answer.payment_options.payment_url };
    },

    async readStatus(providerId) {
      const path = `/v2/gateway/orders/id:${encodeURIComponent(providerId)}/`;
      return statusOf(await request(path, detailsAnswer, { headers: await bearer() }));
    },

    /**
     * docs.instamojo.com, "What is a webhook": a form with amount, buyer, buyer_name, buyer_phone, currency, fees,
     * longurl, mac, payment_id, payment_request_id, purpose, shorturl and status, which is `Credit` or `Failed`. The
     * payment request is the order that `start` has created. Keys may be added at any time; the mac covers them too.
     */
    readNotice(notice) {
      const fields = new URLSearchParams(notice.body);
      if (!isGenuine(fields, salts)) return undefined;
      const providerId = fields.get('payment_request_id');
      if (providerId === null) return undefined;
      if (fields.get('status') !== 'Failed') return { providerId };
      return { providerId, failure: `Instamojo says that ${fields.get('payment_id') ?? 'a try to pay'} failed` };
    },
  };
}

/** Instamojo wants rupees with two decimals, and a transaction id of ours. */
function fieldsOf({ number, paise, title, payer, redirectUrl, webhookUrl }: Order): Record<string, string> {
  return {
    name: payer.name,
    email: payer.email,
    phone: payer.mobile,
    amount: (paise / 100).toFixed(2),
    currency: 'INR',
    transaction_id: number,
    description: title,
    redirect_url: redirectUrl,
    webhook_url: webhookUrl,
  };
}

const FAILED: readonly unknown[] = [false, 'failed', 'Failed'];

/** An order is completed by its first good payment; a failed one can be followed by another try. */
function statusOf({ status, amount, payments }: v.InferOutput<typeof detailsAnswer>): OrderStatus {
  if (status !== 'completed')
    return { state: payments?.some((payment) => !FAILED.includes(payment.status)) ? 'pending' : 'open' };
  const good = payments?.find(
    (payment) => payment.status === true || payment.status === 'successful' || payment.status === 'Credit',
  );
  return { state: 'paid', paise: Math.round(amount * 100), paymentId: good?.id ?? '' };
}

/** The mac is an HMAC-SHA1 with the private salt over the values of all other fields, in the order of their names without regard to case, joined by `|`. */
function isGenuine(fields: URLSearchParams, salts: readonly string[]): boolean {
  // Of a field that is there twice, the mac covers one and a reader may take the other.
  if (new Set(fields.keys()).size < fields.size) return false;
  const { mac = '', ...signed } = Object.fromEntries(fields);
  return salts.some((salt) => isSame(signInstamojoNotice(signed, salt), mac));
}

const compare = (left: string, right: string) => (left < right ? -1 : Number(left > right));

/** Returns the `mac` of a notice. */
export function signInstamojoNotice(fields: Readonly<Record<string, string>>, salt: string): string {
  const text = Object.keys(fields)
    .toSorted((left, right) => compare(left.toLowerCase(), right.toLowerCase()))
    .map((name) => fields[name])
    .join('|');
  return createHmac('sha1', salt).update(text).digest('hex');
}
