import { readCount, readText } from '../wire/scalars.js';

/** The signed-in user. */
export interface SessionUser {
  /** The user's id. */
  readonly userId: string;
  /** Name to sign in with. */
  readonly username: string;
  /** Name to display. */
  readonly name: string;
  /** Address of the account. */
  readonly email: string;
  /** Remaining days of the subscription; 0 if unknown. */
  readonly daysRemaining: number;
}

/** Reads user data from an object or from the first item of a list. Returns undefined without a user id. */
export function readUser(value: unknown): SessionUser | undefined {
  const user: unknown = Array.isArray(value) ? (value as readonly unknown[])[0] : value;
  if (typeof user !== 'object' || user === null) return undefined;
  const wire = user as Readonly<Record<string, unknown>>;
  const userId = readText(wire['userid']);
  if (userId === '') return undefined;
  return {
    userId,
    username: readText(wire['username']),
    name: readText(wire['name']),
    email: readText(wire['email']),
    daysRemaining: readCount(wire['daysremaining']) ?? 0,
  };
}

/** Writes user data under its wire names. */
export function writeUser(user: SessionUser): Record<string, unknown> {
  const { userId, username, name, email, daysRemaining } = user;
  return { userid: userId, username, name, email, daysremaining: daysRemaining };
}
