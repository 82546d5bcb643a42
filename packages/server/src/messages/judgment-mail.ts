import { mailBody } from './message-texts.js';
import type { Message } from './message.js';

/** A judgment that a member sends. Its texts come from a member: they are never markup and never a header line. */
export interface JudgmentMail {
  readonly to: string;
  /** Id of the member. */
  readonly userId: number;
  /** Name of the member. */
  readonly from: string;
  /** Confirmed address of the member; empty without one. */
  readonly replyTo: string;
  readonly title: string;
  readonly citation: string;
  /** What later judgments did to it; empty if nothing is known. */
  readonly warning: string;
  readonly link: string;
  /** What the member wrote; may be empty. */
  readonly note: string;
  /** Id of the stored PDF; empty without one. */
  readonly attachmentId: string;
}

/** Writes the e-mail with a judgment. `library` is the name of the library. */
export function judgmentMail(mail: JudgmentMail, library: string): Message {
  const { to, userId, from, replyTo, title, citation, warning, link, note, attachmentId } = mail;
  const lines = [
    `${from} sends you a judgment from ${library}:`,
    `${title}, ${citation}`,
    ...(warning === '' ? [] : [warning]),
    ...(note.trim() === '' ? [] : [`${from} writes:\n${note}`]),
    attachmentId === '' ? `Read it: ${link}` : `It is attached as PDF. On the web: ${link}`,
  ];
  const subject = `${title}, ${citation}`;
  const source = `member ${userId}`;
  return {
    channel: 'email',
    lane: 'other',
    source,
    template: 'judgment',
    to,
    replyTo,
    subject,
    attachmentId,
    ...mailBody(lines, library),
  };
}
