import type { Call } from '@headnote/core/contract';
import { NotAllowedError } from '@headnote/core/errors';
import type { Principal } from '../accounts/principal.js';

/** The generic query's second parameter has this value in the specification. */
const GENERIC_QUERY = 'welcome';

interface UserIdCheck {
  readonly call: Pick<Call, 'service' | 'name'>;
  /** As it came, before a schema leaves out what the call does not know. */
  readonly query: unknown;
  /** As it came. */
  readonly body: unknown;
  readonly principal: Pick<Principal, 'userId'> | null;
}

/**
 * The user is the token's, never the parameter's (V2): a `userid` that is missing, empty, 0 or, on the generic query,
 * `welcome` counts as not given. Throws NotAllowedError for any other that is not the token's user, whether or not the
 * call names a user.
 *
 * @departs V2
 */
export function checkUserId({ call, query, body, principal }: UserIdCheck): void {
  for (const given of [query, body].flatMap(userIdsOf)) {
    if (given === '' || given === '0') continue;
    if (given === GENERIC_QUERY && call.service === 'search' && call.name === 'query') continue;
    if (principal === null || given !== String(principal.userId)) {
      throw new NotAllowedError(
        'The user id in the request is not that of the signed-in user. Leave it out: the token says who asks.',
      );
    }
  }
}

/** Saved queries spell it with capitals. */
const NAMES = ['userid', 'userID'] as const;

function userIdsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const values = part as Readonly<Record<string, unknown>>;
  return NAMES.map((name) => values[name])
    .filter((value) => value !== undefined && value !== null)
    .map((value) => (typeof value === 'string' ? value.trim() : JSON.stringify(value)));
}
