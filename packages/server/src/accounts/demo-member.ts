import { randomBytes } from 'node:crypto';
import { ConfigError } from '@headnote/core/errors';
import { checkPassword } from './flows/check-registration.js';
import type { PasswordHasher } from './password-hasher.js';
import { TRIAL_PLAN_ID, yearEnd } from './subscription.js';
import type { Users } from './users.js';

export const DEMO_USERNAME = 'demo';

/** Result of the demo member's setup at this start. */
export type DemoMember =
  | { readonly created: true; readonly username: string; readonly password: string; readonly isGenerated: boolean }
  | { readonly created: false; readonly username: string };

interface DemoOptions {
  readonly users: Users;
  readonly hasher: PasswordHasher;
  /** Undefined: a random one. */
  readonly password: string | undefined;
  readonly now: () => number;
}

/** Throws a ConfigError for a password of the demo member that no member may choose. */
export function refuseWeakDemoPassword(password: string | undefined): void {
  const weak = password === undefined ? '' : checkPassword(password);
  if (weak !== '') throw new ConfigError(`DEMO_PASSWORD must be a good password: ${weak}`);
}

/**
 * Creates the demo member with a year's subscription, if there is none. A later start does not change it. If another
 * first start creates it at the same time, its password stays. Throws ConfigError for a password that no member may choose.
 */
export async function ensureDemoMember({ users, hasher, password, now }: DemoOptions): Promise<DemoMember> {
  if (await users.findByName(DEMO_USERNAME)) return { created: false, username: DEMO_USERNAME };
  refuseWeakDemoPassword(password);
  // 96 bits: too many to guess, and short enough to type from a terminal.
  const chosen = password ?? randomBytes(12).toString('base64url');
  const startsAt = now();
  const id = await users.create({
    username: DEMO_USERNAME,
    passwordHash: await hasher.hash(chosen),
    firstName: 'Demo',
    lastName: 'Member',
    subscription: { planId: TRIAL_PLAN_ID, startsAt, endsAt: yearEnd(startsAt) },
  });
  if (id === undefined) return { created: false, username: DEMO_USERNAME };
  return { created: true, username: DEMO_USERNAME, password: chosen, isGenerated: password === undefined };
}
