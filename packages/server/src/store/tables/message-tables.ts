import type { Generated } from 'kysely';
import type { LargeIntegerColumn, NullableLargeIntegerColumn } from '../large-integer.js';

/** A message that waits to be sent, was sent, or cannot be sent; in the last two cases its text is empty. */
export interface OutboxRow {
  id: string;
  channel: 'email' | 'sms';
  /** `security`: before all others. */
  lane: 'security' | 'registration' | 'other';
  /** Who caused it. The sources of a lane take turns. */
  source: string;
  /** Within its lane a lower turn goes first. */
  turn: number;
  template: string;
  recipient: string;
  /** Address for answers; empty for most messages. */
  reply_to: Generated<string>;
  subject: string;
  body: string;
  /** Empty for a message without an HTML form. */
  html: string;
  created_at: LargeIntegerColumn;
  /** Not tried before this time. */
  due_at: LargeIntegerColumn;
  tries: number;
  sent_at: NullableLargeIntegerColumn;
  /** When the message was given up, because no further try can succeed. */
  failed_at: NullableLargeIntegerColumn;
  /** Why the last try failed. */
  failure: string;
  /** The registration under which an SMS was sent (V13); empty for e-mails. */
  sms_entity_id: Generated<string>;
  sms_header: Generated<string>;
  sms_template_id: Generated<string>;
  /** Id of its file; empty for most messages. */
  attachment_id: Generated<string>;
  /** Address at which a mail program stops such e-mails with one click; empty for most messages. */
  unsubscribe: Generated<string>;
}

/** A file of e-mails that wait. */
export interface MailAttachmentRow {
  id: string;
  file_name: string;
  content: Uint8Array;
}

/** A judgment that a member sent to somebody. */
export interface SentJudgmentRow {
  user_id: number;
  /** The same for all that were sent at once. */
  sending_id: string;
  email: string;
  document_id: string;
  sent_at: LargeIntegerColumn;
}

/** A message or an inquiry to the operator. */
export interface ContactMessageRow {
  id: string;
  /** What the writer can quote. */
  reference: string;
  kind: 'contact' | 'inquiry' | 'report';
  /** Empty for a contact message and for a report. */
  subject: string;
  name: string;
  email: string;
  /** City and number are empty for a contact message. */
  city: string;
  contact_no: string;
  body: string;
  created_at: LargeIntegerColumn;
  /** The key of the partner's page that sent it; empty for the library's own pages. */
  partner_key: Generated<string>;
  /** The document and the place of a report; empty for other messages. */
  document_id: Generated<string>;
  paragraph: Generated<string>;
  /** Hash of the challenge that was used for it; empty without one. The same inquiry with the same challenge is one inquiry. */
  challenge_hash: Generated<string>;
}

/** A challenge that somebody answered. One that nobody answered yet is not stored. */
export interface CaptchaChallengeRow {
  /** SHA-256 of the challenge's id, base64url. */
  id_hash: string;
  /** `spent` after a wrong answer, and after a form was sent with it. */
  state: 'verified' | 'spent';
  /** The challenge is worth nothing after this time, so the row can be deleted. */
  expires_at: LargeIntegerColumn;
}

/** Tables of messages, part of the library's database. */
export interface MessageTables {
  mail_attachments: MailAttachmentRow;
  sent_judgments: SentJudgmentRow;
  outbox: OutboxRow;
  contact_messages: ContactMessageRow;
  captcha_challenges: CaptchaChallengeRow;
}
