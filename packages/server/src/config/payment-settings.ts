import { ConfigError } from '@headnote/core/errors';
import { whyPublic, type Reach } from './reach.js';

/** The settings of payment, as the environment has them. */
interface PaymentSettings extends Reach {
  readonly paymentSandbox: boolean | undefined;
  readonly paymentUrl: string | undefined;
  readonly paymentClientId: string | undefined;
  readonly paymentClientSecret: string | undefined;
  readonly paymentSalts: string | undefined;
}

/** What takes the payments. */
export type PaymentChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'instamojo';
      readonly url: string;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly salts: readonly string[];
    };

/**
 * Returns what takes the payments. Throws ConfigError, in one sentence, if a part is missing, or if the sandbox is wanted
 * where others can reach it.
 */
export function readPaymentSettings(settings: PaymentSettings, nodeEnv: string | undefined): PaymentChoice {
  const { paymentSandbox, paymentUrl, paymentClientId, paymentClientSecret, paymentSalts } = settings;
  const others = {
    PAYMENT_CLIENT_ID: paymentClientId,
    PAYMENT_CLIENT_SECRET: paymentClientSecret,
    PAYMENT_SALTS: paymentSalts,
  };
  if (paymentUrl !== undefined) {
    const missing = Object.entries(others).find(([, value]) => value === undefined)?.[0];
    if (missing !== undefined) throw new ConfigError(`PAYMENT_URL is set, but ${missing} is not.`);
    if (paymentSandbox === true)
      throw new ConfigError('PAYMENT_SANDBOX is true, but PAYMENT_URL is set too; choose one of them.');
    return {
      kind: 'instamojo',
      url: paymentUrl,
      clientId: paymentClientId ?? '',
      clientSecret: paymentClientSecret ?? '',
      salts: (paymentSalts ?? '').split(','),
    };
  }
  const set = Object.entries(others).find(([, value]) => value !== undefined)?.[0];
  if (set !== undefined)
    throw new ConfigError(`${set} is set, but PAYMENT_URL, the address of the payment service, is not.`);
  const reason = whyPublic(settings, nodeEnv);
  if (paymentSandbox === true && reason !== undefined)
    throw new ConfigError(
      `PAYMENT_SANDBOX is for development only, because it gives subscriptions away; it is refused because ${reason}.`,
    );
  return { kind: (paymentSandbox ?? reason === undefined) ? 'sandbox' : 'none' };
}
