import { mailLimits, type MailInput, type Outcome } from '@headnote/core/contract';
import { atMost, createForm, email, required, type Validator } from '@headnote/core/validation';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

/** The addresses in a field with one on each line. */
export const addressesIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const addresses: Validator = (value) => {
  const all = addressesIn(String(value));
  if (all.length > mailLimits.addresses) return messages.tooMany(mailLimits.addresses);
  const wrong = all.find((one) => email()(one, 'Email') !== '');
  return wrong === undefined ? '' : messages.notAddress(wrong);
};

/** A judgment to send. */
export interface MailedJudgment {
  readonly id: string;
  readonly title: string;
}

interface MailFormOptions {
  readonly judgments: readonly MailedJudgment[];
  readonly send: (mail: MailInput, options: { readonly signal: AbortSignal }) => Promise<Outcome>;
  readonly notify: Notify;
  readonly onSent: () => void;
}

/**
 * The form that sends judgments, each in a mail of its own. When one fails, those before it have gone: sending again sends
 * only the others.
 */
export function createMailForm({ judgments, send, notify, onSent }: MailFormOptions) {
  let left = judgments;
  const sendLeft = async (mail: Omit<MailInput, 'documentId'>, signal: AbortSignal) => {
    let answer: Outcome | undefined;
    for (const { id: documentId } of left) {
      answer = await send({ ...mail, documentId }, { signal });
      left = left.slice(1);
    }
    return answer && judgments.length > 1 ? { ...answer, message: messages.sentAll(judgments.length) } : answer;
  };
  return createForm({
    fields: {
      emails: { prefix: 'To', rules: [required, addresses] },
      message: { prefix: 'Your note', rules: [atMost(mailLimits.message)] },
      attachPdf: { initial: true },
    },
    async onSubmit({ emails, message, attachPdf }, { signal }) {
      const mail = { emails: addressesIn(emails), message: message.trim(), attachPdf };
      const failure = await notifyOutcome(notify, () => sendLeft(mail, signal), 'emails');
      if (failure === undefined) onSent();
      else if (left.length < judgments.length) {
        const sent = judgments.length - left.length;
        notify({ type: 'WARNING', title: messages.sentSome(sent, judgments.length), text: messages.sentSomeText });
      } else if (failure.message === '') return { message: messages.nothingSent };
      return failure;
    },
  });
}
