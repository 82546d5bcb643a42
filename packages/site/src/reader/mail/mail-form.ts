import type { MailInput, Outcome } from '@headnote/core/contract';
import { atMost, createForm, email, required, type Validator } from '@headnote/core/validation';
import { tellOutcome } from '../../data/tell-outcome.js';
import type { Notify } from '../../shell/notices/use-notify.js';
import { messages } from './messages.js';

/** Addresses of one mail, as the server takes them. */
const MOST_ADDRESSES = 20;
/** Characters of the sender's note. */
const LONGEST_MESSAGE = 1000;

/** The addresses in a field with one on each line. */
export const addressesIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const addresses: Validator = (value) => {
  const all = addressesIn(String(value));
  if (all.length > MOST_ADDRESSES) return messages.tooMany;
  const wrong = all.find((one) => email()(one, 'Email') !== '');
  return wrong === undefined ? '' : messages.notAddress(wrong);
};

interface MailFormOptions {
  readonly documentId: string;
  readonly send: (mail: MailInput, options: { readonly signal: AbortSignal }) => Promise<Outcome>;
  readonly notify: Notify;
  readonly onSent: () => void;
}

/** The form of a mail with a judgment. */
export function createMailForm({ documentId, send, notify, onSent }: MailFormOptions) {
  return createForm({
    fields: {
      emails: { prefix: 'To', rules: [required, addresses] },
      message: { prefix: 'Your note', rules: [atMost(LONGEST_MESSAGE)] },
      attachPdf: { initial: true },
    },
    async onSubmit({ emails, message, attachPdf }, { signal }) {
      const mail = { documentId, emails: addressesIn(emails), message: message.trim(), attachPdf };
      const failure = await tellOutcome(notify, () => send(mail, { signal }), 'emails');
      if (failure === undefined) onSent();
      return failure;
    },
  });
}
