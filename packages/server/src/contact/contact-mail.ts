import type { BrandMailboxes } from '@headnote/core/config';
import { deskOf } from '@headnote/core/contact';
import type { Insertable } from 'kysely';
import type { Message } from '../messages/message.js';
import { mailBody } from '../messages/message-texts.js';
import type { ContactMessageRow } from '../store/tables/message-tables.js';

/** Returns the mailbox for a message; empty if the operator has none. */
export function mailboxOf({ subject }: Pick<ContactMessageRow, 'subject'>, mailboxes: BrandMailboxes): string {
  return mailboxes[deskOf(subject)] || mailboxes.enquiry || mailboxes.support;
}

interface ContactMail extends Omit<Insertable<ContactMessageRow>, 'id' | 'created_at'> {
  readonly to: string;
  readonly brand: string;
}

/** The mail to the operator. An answer goes to the writer; what the writer typed is text, never markup or a header. */
export function contactMail({ to, brand, ...entry }: ContactMail): Message {
  const {
    reference,
    kind,
    subject,
    name,
    email,
    city,
    contact_no: contactNo,
    body,
    partner_key: partnerKey = '',
    document_id: documentId = '',
    paragraph = '',
  } = entry;
  const facts = [
    `Reference: ${reference}`,
    ...(documentId === '' ? (subject === '' ? [] : [`Subject: ${subject}`]) : [`Document: ${subject} (${documentId})`]),
    ...(paragraph === '' ? [] : [`Paragraph: ${paragraph}`]),
    ...(name === '' ? [] : [`Name: ${name}`]),
    ...(email === '' ? [] : [`Email: ${email}`]),
    ...(city === '' ? [] : [`City: ${city}`]),
    ...(contactNo === '' ? [] : [`Contact number: ${contactNo}`]),
    ...(partnerKey === '' ? [] : [`From the page of the partner with the key: ${partnerKey}`]),
  ];
  const { title, template } = {
    contact: { title: 'Contact message', template: 'contact-message' },
    inquiry: { title: `Inquiry: ${subject}`, template: 'inquiry' },
    report: { title: `Error in ${subject}`, template: 'error-report' },
  }[kind];
  return {
    channel: 'email',
    lane: 'other',
    template,
    to,
    ...(email === '' ? {} : { replyTo: email }),
    subject: `${title} ${reference} | ${brand}`,
    // A line break in a name would forge a line of its own.
    ...mailBody([facts.map((fact) => fact.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).join('\n'), body], brand),
  };
}
