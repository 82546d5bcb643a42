import type { SendMailOptions } from 'nodemailer';
import type { MailAttachment } from '../store/mail-attachments.js';
import { FinalDeliveryError, type Message } from './message.js';

/** Characters that end a header line, or that turn the direction of a text. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
/** One address, without anything that separates addresses or header lines. */
const ONE_ADDRESS = /^[^\s\p{Cc},;:<>()[\]"\\]+@[^\s\p{Cc},;:<>()[\]"\\@]+$/u;

type MailParts = Pick<Message, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'unsubscribe'> & {
  readonly attachment?: MailAttachment;
};

/**
 * Returns the mail of a message, with headers of our own. It goes to one person, and a text never becomes a second header line. Throws a
 * FinalDeliveryError if an address is not exactly one address.
 */
export function mailOf(
  { to, replyTo = '', subject, text, html, unsubscribe = '', attachment }: MailParts,
  from: string,
  own: Readonly<Record<string, string>> = {},
): SendMailOptions {
  return {
    from,
    to: oneAddress(to),
    ...(replyTo === '' ? {} : { replyTo: oneAddress(replyTo) }),
    subject: subject.replaceAll(CONTROL, ' '),
    text,
    html,
    headers: { ...own, ...(unsubscribe === '' ? {} : oneClick(unsubscribe)) },
    ...(attachment && {
      attachments: [{ filename: attachment.fileName, content: Buffer.from(attachment.content) }],
    }),
  };
}

/** RFC 8058: one POST to the address stops the e-mails, without a question. Its only form has no character that ends a header line. */
const oneClick = (address: string) => ({
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'List-Unsubscribe': { prepared: true, value: `<${new URL(address).href}>` },
});

function oneAddress(address: string): { readonly name: string; readonly address: string } {
  if (!ONE_ADDRESS.test(address)) throw new FinalDeliveryError('the address of the message is not one e-mail address');
  // An address object is never split at commas.
  return { name: '', address };
}
