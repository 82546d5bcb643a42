import type { Call } from '@headnote/core/contract';
import { NotAllowedError } from '@headnote/core/errors';
import type { Principal } from '../accounts/principal.js';

/** The generic query's second parameter has this value in the specification. */
const GENERIC_QUERY = 'welcome';

interface UserIdCheck {
  readonly call: Pick<Call, 'service' | 'name'>;
  /** The raw query, before a schema drops unknown fields. */
  readonly query: unknown;
  /** The raw body. */
  readonly body: unknown;
  readonly principal: Pick<Principal, 'userId'> | null;
  /** Called with the foreign id before the request is refused. */
  readonly onForeign: (given: string) => void;
}

/**
 * The token, never a parameter, decides the user (V2). A `userid` that is missing, empty, 0 or, on the generic query,
 * `welcome` is ignored. Throws NotAllowedError for any other `userid` that is not the token's user, on every call.
 *
 * @departs V2
 */
export function checkUserId({ call, query, body, principal, onForeign }: UserIdCheck): void {
  for (const given of [query, body].flatMap(userIdsOf)) {
    if (given === '' || given === '0') continue;
    if (given === GENERIC_QUERY && call.service === 'search' && call.name === 'query') continue;
    if (principal === null || given !== String(principal.userId)) {
      onForeign(given);
      throw new NotAllowedError(
        'The user id in the request is not that of the signed-in user. Leave it out: the token says who asks.',
      );
    }
  }
}

/** Saved queries spell it with capital letters. */
const NAMES = ['userid', 'userID'] as const;

function userIdsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const values = part as Readonly<Record<string, unknown>>;
  return NAMES.map((name) => values[name])
    .filter((value) => value !== undefined && value !== null)
    .map((value) => (typeof value === 'string' ? value.trim() : JSON.stringify(value)));
}
