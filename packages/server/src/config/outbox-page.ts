import { ConfigError } from '@headnote/core/errors';
import { whyPublic, type Reach } from './reach.js';

interface Circumstances extends Reach {
  readonly outboxPage: boolean;
  readonly smtpUrl: string | undefined;
  readonly smsUrl: string | undefined;
}

/**
 * Throws ConfigError, in one sentence, if the page that lists messages is switched on where others may reach it, or where
 * real messages are sent: it shows codes.
 */
export function refusePublicOutbox(
  { outboxPage, smtpUrl, smsUrl, ...reach }: Circumstances,
  nodeEnv: string | undefined,
): void {
  if (!outboxPage) return;
  const sends = smtpUrl !== undefined ? 'SMTP_URL is set' : smsUrl !== undefined ? 'SMS_URL is set' : undefined;
  const reason = whyPublic(reach, nodeEnv) ?? sends;
  if (reason !== undefined) {
    throw new ConfigError(
      `OUTBOX_PAGE is for development only, because it shows codes; it is refused because ${reason}.`,
    );
  }
}
