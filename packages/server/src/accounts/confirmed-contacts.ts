import type { Selectable } from 'kysely';
import type { Destination } from '../messages/message-texts.js';
import type { UserRow } from '../store/tables/account-tables.js';

type Contacts = Pick<Selectable<UserRow>, 'email' | 'mobile' | 'email_confirmed' | 'mobile_confirmed'>;

/**
 * The address and the number of a member that are shown to be the member's: a code that went there came back. Anyone can
 * register with another person's address, so what belongs to an address belongs to a member only if it is confirmed.
 */
export function confirmedContacts({ email, mobile, ...user }: Contacts): readonly Destination[] {
  const contacts: Destination[] = [];
  if (user.email_confirmed === 1 && email !== '') contacts.push({ channel: 'email', to: email });
  if (user.mobile_confirmed === 1 && mobile !== '') contacts.push({ channel: 'sms', to: mobile });
  return contacts;
}
