import { createTransport } from 'nodemailer';
import { mailOf } from './mail-of.js';
import { FinalDeliveryError, type Transport } from './message.js';
import { isRefusedForGood } from './smtp-refusal.js';

/** A mail server that is silent for so long is down; the message is tried again later. */
const SILENCE_MS = 20_000;
/** A message takes no longer, however slowly its server answers; ten of them end before the outbox lends them again. */
const MESSAGE_MS = 25_000;

interface SmtpOptions {
  readonly smtpUrl: string;
  /** Sender of the e-mails. */
  readonly from: string;
  /** Milliseconds, for tests. */
  readonly silenceMs?: number;
  readonly messageMs?: number;
}

/**
 * Sends e-mails through the mail server of an address such as `smtps://user:password@mail.example`. It sends no SMS. Only
 * a refusal of the recipient or of the message is final; every other failure is tried again.
 */
export function createSmtpTransport({
  smtpUrl,
  from,
  silenceMs = SILENCE_MS,
  messageMs = MESSAGE_MS,
}: SmtpOptions): Transport {
  const mail = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    // Once, for a connection that the server has closed in the meantime; the outbox does the rest.
    maxRequeues: 1,
    // A message contains only texts of ours.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    channels: ['email'],
    async send({ id, ...message }) {
      const signal = AbortSignal.timeout(messageMs);
      try {
        await mail.sendMail({ ...mailOf(message, from, { 'X-Headnote-Id': id }), signal });
      } catch (error) {
        if (error instanceof Error && isRefusedForGood(error))
          throw new FinalDeliveryError(error.message, { cause: error });
        if (signal.aborted)
          throw new Error(`the mail server did not take the message in ${messageMs} ms`, { cause: error });
        throw error;
      }
      return {};
    },
    close: async () => mail.close(),
  };
}
