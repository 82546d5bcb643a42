import { FinalDeliveryError, type Transport } from './message.js';
import type { smsTemplates } from './message-texts.js';

/** A gateway that is silent for so long is down; the message is tried again later. */
const TIMEOUT_MS = 10_000;
/** All members have Indian numbers of ten digits. */
const COUNTRY_CODE = '91';
/** Answers that refuse this message: its number or its text. The others concern the gateway, or our account with it. */
const REFUSED: ReadonlySet<number> = new Set([400, 413, 422]);

/** The templates, each with the id under which the operator has registered its text. */
export type SmsTemplateIds = { readonly [Name in (typeof smsTemplates)[number]]: string };

/** The HTTP gateway, and the registration that Indian operators ask for (V13). */
export interface SmsGateway {
  readonly url: string;
  /** Sent as `Authorization: Bearer`. */
  readonly token: string;
  /** Principal entity id of the sender. */
  readonly entityId: string;
  /** Registered header: the sender that the phone shows. */
  readonly header: string;
  readonly templateIds: SmsTemplateIds;
}

/**
 * Sends SMS through a gateway over HTTP: one POST of JSON for each message, with `reference` as the id under which the
 * gateway may drop a repeated message. 2xx is sent; 400, 413 and 422 are final; anything else is tried again.
 * Errors name the status only: the gateway's words often contain the number.
 */
export function createSmsTransport(
  { url, token, entityId, header, templateIds }: SmsGateway,
  { timeoutMs = TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
): Transport {
  return {
    channels: ['sms'],
    async send({ id, template, to, text }) {
      const templateId = (templateIds as Readonly<Record<string, string>>)[template];
      if (templateId === undefined) throw new FinalDeliveryError(`no SMS template is registered for ${template}`);
      const sms = { entityId, header, templateId };
      const status = await post({
        url,
        token,
        timeoutMs,
        body: { reference: id, to: `${COUNTRY_CODE}${to}`, text, ...sms },
      });
      if (status >= 200 && status < 300) return { sms };
      const reason = `the SMS gateway answered ${status}`;
      if (REFUSED.has(status)) throw new FinalDeliveryError(reason);
      throw new Error(reason);
    },
    close: async () => undefined,
  };
}

interface GatewayRequest {
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
  readonly body: object;
}

async function post({ url, token, timeoutMs, body }: GatewayRequest): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      // Another address gets neither the token nor the number.
      redirect: 'manual',
      signal,
    });
    // Nothing of the answer is needed; reading it frees the connection.
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    if (signal.aborted) throw new Error(`the SMS gateway did not answer in ${timeoutMs} ms`, { cause: error });
    throw new Error('the SMS gateway could not be reached', { cause: error });
  }
}
