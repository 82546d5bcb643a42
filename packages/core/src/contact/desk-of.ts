import type { BrandMailboxes } from '../config/brand.js';
import type { InquirySubject } from './inquiry-subjects.js';

const desks: ReadonlyMap<string, keyof BrandMailboxes> = new Map<InquirySubject, keyof BrandMailboxes>([
  ['Seeking Subscription and/or Pricing Information', 'sales'],
  ['Question about buying a product online', 'sales'],
  ['Question about my account or bill', 'support'],
  ['Experiencing a technical problem', 'support'],
]);

/** Returns which of the operator's mailboxes answers a subject; the enquiry mailbox answers every other message. */
export function deskOf(subject: string): keyof BrandMailboxes {
  return desks.get(subject) ?? 'enquiry';
}
