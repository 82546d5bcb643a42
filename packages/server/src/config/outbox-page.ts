import { ConfigError } from '@headnote/core/errors';

interface Circumstances {
  readonly outboxPage: boolean;
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly smsUrl: string | undefined;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/**
 * Throws ConfigError, in one sentence, if the page that lists messages is switched on where others may reach it, or where
 * real messages are sent: it shows codes.
 */
export function refusePublicOutbox(
  { outboxPage, host, publicUrl, smtpUrl, smsUrl }: Circumstances,
  nodeEnv: string | undefined,
): void {
  if (!outboxPage) return;
  const isPublic = publicUrl !== undefined && !LOOPBACK.has(new URL(publicUrl).hostname);
  const reasons: readonly [boolean, string][] = [
    [nodeEnv === 'production', 'NODE_ENV is production'],
    [!LOOPBACK.has(host), 'HOST is not a loopback address'],
    [isPublic, 'PUBLIC_URL is not a loopback address'],
    [smtpUrl !== undefined, 'SMTP_URL is set'],
    [smsUrl !== undefined, 'SMS_URL is set'],
  ];
  const reason = reasons.find(([applies]) => applies)?.[1];
  if (reason !== undefined) {
    throw new ConfigError(
      `OUTBOX_PAGE is for development only, because it shows codes; it is refused because ${reason}.`,
    );
  }
}
