import { createTransport } from 'nodemailer';
import type { Transport } from './message.js';

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
    async send({ id, to, subject, text, html }) {
      // An address object is never split at commas, so a message goes to one person.
      await mail.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'X-Headnote-Id': id },
      });
    },
    close: async () => mail.close(),
  };
}
