import type { MailAttachment } from '../store/mail-attachments.js';
import type { SmsRegistration } from '../store/outbox.js';

/** A message before it is queued. */
export interface Message {
  readonly channel: 'email' | 'sms';
  /**
   * `security`: it carries a code or says what happened to an account. It goes before all others, because a code is worth
   * nothing after ten minutes. `registration`: the same for who has no account yet; anybody can cause any number of them.
   */
  readonly lane: 'security' | 'registration' | 'other';
  /** Who caused it; the recipient by default. However much one source sends, the others have their turn. */
  readonly source?: string;
  /** Name of its text; operators register the texts of SMS under such names. */
  readonly template: string;
  /** E-mail address or mobile number. */
  readonly to: string;
  /** Address to which an e-mail is answered; the sender's by default. */
  readonly replyTo?: string;
  /** Empty for an SMS. */
  readonly subject: string;
  readonly text: string;
  /** The same text for mail programs that show HTML; empty for an SMS. */
  readonly html: string;
  /** Id of a stored file; empty or missing for most messages. */
  readonly attachmentId?: string;
  /** Address at which a mail program stops such e-mails with one click (RFC 8058); empty or missing for most messages. */
  readonly unsubscribe?: string;
}

/** What a transport knows about a message that it has sent. */
export interface Receipt {
  readonly sms?: SmsRegistration;
}

/** Sends messages. */
export interface Transport {
  /** The channels that this transport serves. */
  readonly channels: readonly Message['channel'][];
  /**
   * Rejects if the message could not be handed over; it is tried again later, unless the error is a
   * `FinalDeliveryError`.
   */
  send(message: Message & { readonly id: string; readonly attachment?: MailAttachment }): Promise<Receipt>;
  close(): Promise<void>;
}

/** The message was refused for good: the address does not exist, or the gateway does not accept the message. */
export class FinalDeliveryError extends Error {
  override readonly name = 'FinalDeliveryError';
}
