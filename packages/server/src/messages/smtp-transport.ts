import { createTransport } from 'nodemailer';
import { mailOf } from './mail-of.js';
import { FinalDeliveryError, type Transport } from './message.js';

/** A mail server that is silent for so long is down; the message is tried again later. */
const TIMEOUT_MS = 20_000;

/** Sends e-mails through the mail server of an address such as `smtps://user:password@mail.example`. It sends no SMS. */
export function createSmtpTransport({ smtpUrl, from }: { readonly smtpUrl: string; readonly from: string }): Transport {
  const mail = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A message contains only texts of ours.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    channels: ['email'],
    async send({ id, ...message }) {
      try {
        await mail.sendMail({ ...mailOf(message, from), headers: { 'X-Headnote-Id': id } });
      } catch (error) {
        if (isRefusedForGood(error)) throw new FinalDeliveryError(error.message, { cause: error });
        throw error;
      }
      return {};
    },
    close: async () => mail.close(),
  };
}

/** 5xx in answer to the recipient or to the message itself; other failures, such as of the sign-in, may be corrected. */
function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { readonly code?: string; readonly responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
