import { joinLines } from '../runtime/print-line.js';
import type { Member } from '../accounts/members.js';

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** One member on one line. */
export function memberLine({ id, username, name, status, subscriptionEnd }: Member): string {
  const end = subscriptionEnd === 0 ? 'no subscription' : `until ${day(subscriptionEnd)}`;
  return [id, username, name === '' ? '-' : name, status, end].join('  ');
}

/** One member with everything that an operator may see. */
export function memberLines(member: Member): string {
  const { id, username, name, email, mobile, status, createdAt, subscriptionEnd, sessions } = member;
  const rows = {
    id,
    'user name': username,
    name,
    'e-mail': email,
    mobile,
    status,
    registered: day(createdAt),
    subscription: subscriptionEnd === 0 ? 'none' : `until ${day(subscriptionEnd)}`,
    sessions,
  };
  return joinLines(Object.entries(rows).map(([label, value]) => `${`${label}:`.padEnd(14)}${value}`));
}
