import type { FastifyRequest } from 'fastify';

/** How a sign-in ended. */
interface SignInOutcome {
  readonly outcome: 'signed-in' | 'not-active' | 'refused';
  /** Undefined for a name that nobody has. What was typed is never logged: some type their password there. */
  readonly user?: number | undefined;
}

/** Writes the audit line of a sign-in. A refused one is a warning; the others are there from the level `info`. */
export function auditSignIn({ log, ip: address }: FastifyRequest, { outcome, user }: SignInOutcome): void {
  const line = { audit: 'sign-in', outcome, ...(user === undefined ? {} : { user }), address };
  if (outcome === 'refused') log.warn(line, 'a sign-in was refused');
  else log.info(line, 'a sign-in');
}
