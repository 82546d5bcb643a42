import { RefusedError } from '../errors/index.js';
import type { TokenSet } from '../contract/account/token-set.js';
import { tokenSet } from './tokens.fixtures.js';

interface Issued {
  readonly set: TokenSet;
  readonly family: number;
  rotatedAt?: number;
  successor?: Issued;
}

/** Milliseconds in which an older refresh token returns the current one. */
const GRACE = 30_000;

/**
 * The account service in memory, with the behaviour of our server: each use of a refresh token replaces it. The older
 * token returns the current one during the grace period; after it, the session ends.
 */
export function rotatingServer(clock: { now(): number }) {
  const issued = new Map<string, Issued>();
  const ended = new Set<number>();
  let count = 0;
  const issue = (family: number, user: string): Issued => {
    count += 1;
    const entry: Issued = { set: tokenSet(clock.now(), 600, { user, id: `${family} ${count}` }), family };
    issued.set(entry.set.refreshToken, entry);
    return entry;
  };
  const server = {
    /** Number of sessions that ended because an older token was used after the grace period. */
    reused: 0,
    familyOf: (refreshToken: string) => issued.get(refreshToken)?.family,
    hasEnded: (refreshToken: string) => ended.has(issued.get(refreshToken)?.family ?? 0),
    signIn: (user: string) => issue(issued.size + 1, user).set,
    newTicket(refreshToken: string, user: string): TokenSet {
      let entry = issued.get(refreshToken);
      if (!entry || ended.has(entry.family)) throw new RefusedError('The session has ended.');
      if (entry.successor) {
        if (clock.now() - (entry.rotatedAt ?? 0) > GRACE) {
          ended.add(entry.family);
          server.reused += 1;
          throw new RefusedError('The session has ended.');
        }
        while (entry.successor) entry = entry.successor;
        return entry.set;
      }
      entry.rotatedAt = clock.now();
      entry.successor = issue(entry.family, user);
      return entry.successor.set;
    },
    end(refreshToken: string) {
      const family = issued.get(refreshToken)?.family;
      if (family !== undefined) ended.add(family);
    },
  };
  return server;
}
