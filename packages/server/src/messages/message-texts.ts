import { formatRupees } from '@headnote/core/format';
import type { Message } from './message.js';

/** Where a message goes. */
export interface Destination {
  readonly channel: Message['channel'];
  readonly to: string;
}

/** The brand's name, which every message names. */
interface Brand {
  readonly name: string;
}

/** The texts of all messages to members. An operator registers those of SMS under the names of the templates (V13). */
export interface MessageTexts {
  activationCode(to: Destination, code: string): Message;
  resetCode(to: Destination, code: string): Message;
  /** For a new address or number of a member, before it replaces the old one. */
  changeCode(to: Destination, code: string): Message;
  passwordChanged(to: Destination): Message;
  /** After an operator made the password invalid. */
  passwordWithdrawn(email: string): Message;
  /** After an old refresh token came back, which means that somebody copied it. */
  sessionStopped(email: string): Message;
  /** For the owner of an account, when someone registers again with the same address or number. */
  alreadyRegistered(to: Destination): Message;
  /** After a sign-in from a device that the account has not used before. */
  newSignIn(email: string, signIn: { readonly device: string; readonly at: number }): Message;
  /** For the old address, so that the owner learns of a change by someone else. */
  emailChanged(email: string, change: { readonly newEmail: string }): Message;
  /** The same for the mobile number; it goes to the e-mail address. */
  mobileChanged(email: string, change: { readonly newMobile: string }): Message;
  accountWillBeDeleted(email: string, deletion: { readonly on: number }): Message;
  accountDeleted(email: string): Message;
  trialEnds(email: string, trial: { readonly on: number }): Message;
  paymentReceived(email: string, paid: PaidYear): Message;
  /** After a day without an answer of the payment service. */
  paymentExpired(email: string, payment: { readonly number: string }): Message;
  /** After an operator paid the money back. */
  paymentRefunded(email: string, refund: RefundedPayment): Message;
  /** To the operator: money arrived that is not the amount due, or whose payer has no account any more. */
  paymentToCheck(email: string, payment: OddPayment): Message;
  /** To the operator, after a day without an answer of the payment service. */
  paymentWithoutAnswer(email: string, payment: { readonly number: string }): Message;
}

/** A year that was paid. */
interface PaidYear {
  readonly number: string;
  readonly paise: number;
  /** A time on its last day. */
  readonly until: number;
  readonly invoice: string;
}

/** Money that went back. */
interface RefundedPayment {
  readonly number: string;
  readonly paise: number;
  readonly hasEndedYear: boolean;
}

/** Money that fits no payment. */
interface OddPayment {
  readonly number: string;
  readonly paise: number;
  readonly due: number;
  readonly hasAccount: boolean;
}

/** The templates that may be sent as SMS. */
export const smsTemplates = [
  'activation-code',
  'reset-code',
  'change-code',
  'password-changed',
  'already-registered',
] as const;

interface Text extends Destination {
  /** `security` by default. */
  readonly lane?: Message['lane'];
  readonly template: string;
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Creates the texts. */
export function createMessageTexts({ name }: Brand): MessageTexts {
  const compose = ({ lane = 'security', template, channel, to, subject, lines }: Text): Message => {
    if (channel === 'sms') return { channel, lane, template, to, subject: '', text: lines.join(' '), html: '' };
    return { channel, lane, template, to, subject: `${subject} | ${name}`, ...mailBody(lines, name) };
  };
  const mail = (template: string, to: string, subject: string, lines: readonly string[]): Message =>
    compose({ template, channel: 'email', to, subject, lines });
  const news = (template: string, to: string, subject: string, lines: readonly string[]): Message =>
    compose({ lane: 'other', template, channel: 'email', to, subject, lines });
  const never = `${name} never asks for this code by phone or e-mail. Do not share it.`;
  const reset = 'If it was not you, reset your password now with "Forgot password".';

  return {
    activationCode: (to, code) =>
      compose({
        ...to,
        template: 'activation-code',
        subject: 'Your activation code',
        lines: [`${code} is your ${name} activation code. It is valid for 10 minutes.`, never],
      }),
    resetCode: (to, code) =>
      compose({
        ...to,
        template: 'reset-code',
        subject: 'Your code for a new password',
        lines: [
          `${code} is your ${name} code for a new password. It is valid for 10 minutes.`,
          'If you did not ask for it, ignore this message; your password stays.',
          never,
        ],
      }),
    changeCode: (to, code) =>
      compose({
        ...to,
        template: 'change-code',
        subject: 'Your code for a change of your account',
        lines: [
          `${code} is your ${name} code for a change of your account. It is valid for 10 minutes.`,
          'If you did not ask for it, ignore this message; your account stays as it is.',
          never,
        ],
      }),
    passwordChanged: (to) =>
      compose({
        ...to,
        template: 'password-changed',
        subject: 'Your password was changed',
        lines: [`The password of your ${name} account was changed, and all other devices were signed out.`, reset],
      }),
    passwordWithdrawn: (email) =>
      mail('password-withdrawn', email, 'Please choose a new password', [
        `The password of your ${name} account is not valid any more, and all devices were signed out.`,
        'To choose a new one, open the sign-in form and select "Forgot password"; you get a code for it.',
      ]),
    sessionStopped: (email) =>
      mail('session-stopped', email, 'A session of your account was ended', [
        `An old key of one of your ${name} sessions was used again, as if somebody had copied it. We ended this session.`,
        'If you were signed out just now, sign in again. If you use a device that is not only yours, change your password too.',
      ]),
    alreadyRegistered: (to) =>
      compose({
        ...to,
        template: 'already-registered',
        subject: 'You already have an account',
        lines: [
          `Someone entered your address or number for another account at ${name}. You already have an account, so nothing was changed.`,
          'If it was you, sign in, or use "Forgot password".',
        ],
      }),
    newSignIn: (email, { device, at }) =>
      mail('new-sign-in', email, 'New sign-in to your account', [
        `Someone signed in to your ${name} account from a device that it has not used before: ${device}, ${formatTime(at)}.`,
        'If it was you, there is nothing to do.',
        reset,
      ]),
    emailChanged: (email, { newEmail }) =>
      mail('email-changed', email, 'Your e-mail address was changed', [
        `The e-mail address of your ${name} account was changed to ${maskEmail(newEmail)}. This address gets no more messages.`,
        'If it was not you, write to the support of the library now.',
      ]),
    mobileChanged: (email, { newMobile }) =>
      mail('mobile-changed', email, 'Your mobile number was changed', [
        `The mobile number of your ${name} account was changed to one that ends in ${newMobile.slice(-2)}.`,
        reset,
      ]),
    accountWillBeDeleted: (email, { on }) =>
      mail('account-will-be-deleted', email, 'Your account will be deleted', [
        `Your ${name} account will be deleted on ${formatDay(on)}.`,
        'To keep it, sign in before that day and cancel the deletion on the account page.',
      ]),
    accountDeleted: (email) =>
      mail('account-deleted', email, 'Your account was deleted', [
        `Your ${name} account was deleted. Only what the law requires us to keep, such as invoices, is still stored.`,
      ]),
    trialEnds: (email, { on }) =>
      news('trial-ends', email, 'Your trial ends soon', [
        `Your ${name} trial ends on ${formatDay(on)}.`,
        'After that day you see previews instead of full texts. To keep full access, choose a package. Nothing is charged unless you do.',
      ]),
    paymentReceived: (email, { number, paise, until, invoice }) =>
      news('payment-received', email, 'We received your payment', [
        `We received ${formatRupees(paise / 100)} (payment ${number}). Your ${name} subscription runs to ${formatDay(until)}.`,
        `Invoice ${invoice} is on your account page, under "Payments and invoices".`,
      ]),
    paymentExpired: (email, { number }) =>
      news('payment-expired', email, 'Your payment was not confirmed', [
        `The payment service did not confirm your payment ${number} within 24 hours, so we closed it.`,
        `If you paid, you need not pay again: write to us and name ${number}. If you did not, there is nothing to do.`,
      ]),
    paymentRefunded: (email, { number, paise, hasEndedYear }) =>
      news('payment-refunded', email, 'Your payment was paid back', [
        `We paid back ${formatRupees(paise / 100)} of the payment ${number}. Your bank may need some working days to show it.`,
        hasEndedYear
          ? `The ${name} subscription that it paid for has ended. All that you saved is kept.`
          : 'Nothing else of your account has changed.',
      ]),
    paymentToCheck: (email, { number, paise, due, hasAccount }) =>
      news('payment-to-check', email, `Payment ${number} needs a decision`, [
        `${formatRupees(paise / 100)} arrived for the payment ${number}; ${formatRupees(due / 100)} was due.${hasAccount ? '' : ' The account of the payer was deleted.'}`,
        'No subscription was given. Give it with "npm run admin -- members extend", or pay the money back at the payment service and record that with "npm run admin -- payments refund".',
      ]),
    paymentWithoutAnswer: (email, { number }) =>
      news('payment-without-answer', email, `No answer about payment ${number}`, [
        `The payment service said neither yes nor no about the payment ${number} for 24 hours.`,
        'Look it up in the account of the payment service, and check that its notices reach this server.',
      ]),
  };
}

/** The same lines as plain text and as HTML. */
export function mailBody(lines: readonly string[], name: string): Pick<Message, 'text' | 'html'> {
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>\n')}</p>`).join('\n');
  return {
    text: `${lines.join('\n\n')}\n\n${name}\n`,
    html: `<!doctype html>\n<html lang="en"><body style="font-family: sans-serif">\n${paragraphs}\n<p>${escapeHtml(name)}</p>\n</body></html>\n`,
  };
}

/** Shows enough of an address for its owner to recognise it: `as…@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? '…' : `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`;
}

const INDIA = { timeZone: 'Asia/Kolkata', day: '2-digit', month: 'long', year: 'numeric' } as const;
const dayFormat = new Intl.DateTimeFormat('en-IN', INDIA);
const timeFormat = new Intl.DateTimeFormat('en-IN', { ...INDIA, hour: '2-digit', minute: '2-digit', hour12: false });

const formatDay = (at: number) => dayFormat.format(at);
const formatTime = (at: number) => `${timeFormat.format(at)} IST`;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
