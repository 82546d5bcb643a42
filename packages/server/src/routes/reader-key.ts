import type { Principal } from '../accounts/principal.js';
import { addressKey } from '../runtime/address-key.js';

/** For whom limits count: the member, or the network address of a reader who is not signed in. */
export function readerKey(principal: Principal | null, address: string): string {
  return principal === null ? addressKey(address) : `member ${principal.userId}`;
}
