import { NotSignedInError } from '@headnote/core/errors';
import type { Principal } from '../accounts/principal.js';

/** Returns the member of a call that only members may make. Throws NotSignedInError for a visitor. */
export function memberOf(principal: Principal | null): Principal {
  if (principal === null) throw new NotSignedInError('This needs a signed-in member.');
  return principal;
}
