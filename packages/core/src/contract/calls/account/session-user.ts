import * as v from 'valibot';
import { json, requiredText, text } from '../../wire/envelope.js';
import { readCount } from '../../wire/scalars.js';

/** The signed-in user as the site needs it. */
export interface SessionUser {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  /** Days of the subscription that remain; 0 where none is known. */
  readonly daysRemaining: number;
}

/** User data as it is on the wire: an object, or a list whose first item it is. */
export const wireUser = v.pipe(
  json,
  v.transform((value) => (Array.isArray(value) ? (value as readonly unknown[])[0] : value)),
  v.object({
    userid: requiredText,
    username: v.optional(text, ''),
    name: v.optional(text, ''),
    email: v.optional(text, ''),
    daysremaining: v.optional(v.unknown()),
  }),
  v.transform((user): SessionUser => ({
    userId: user.userid,
    username: user.username,
    name: user.name,
    email: user.email,
    daysRemaining: readCount(user.daysremaining) ?? 0,
  })),
);

/** Writes user data under its wire names. */
export function writeUser(user: SessionUser): Record<string, unknown> {
  const { userId, username, name, email, daysRemaining } = user;
  return { userid: userId, username, name, email, daysremaining: daysRemaining };
}
