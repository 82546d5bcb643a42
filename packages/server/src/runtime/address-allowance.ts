import { addressKey } from './address-key.js';

/** What one address may do in a row, and how fast it may go on. */
export interface Allowance {
  /** How often in a row, after a long enough pause. */
  readonly burst: number;
  /** Milliseconds until once more is allowed. */
  readonly refillMs: number;
  /** Milliseconds of a clock that nobody sets. */
  readonly now: () => number;
}

/** Maximum number of addresses, about 10 MB; the least recently used are removed first. */
const MAX_ADDRESSES = 100_000;

/** Takes one from an address's allowance. Returns 0, or the milliseconds until the next is allowed. */
export type Spend = (address: string) => number;

/** Creates the allowances of all addresses. */
export function createAddressAllowance({ burst, refillMs, now }: Allowance): Spend {
  const entries = new Map<string, { left: number; at: number }>();
  return (from) => {
    const address = addressKey(from);
    const entry = entries.get(address) ?? { left: burst, at: now() };
    const left = Math.min(burst, entry.left + (now() - entry.at) / refillMs);
    if (left < 1) return (1 - left) * refillMs;
    // Deletes first, so the map keeps the order of the last uses.
    entries.delete(address);
    entries.set(address, { left: left - 1, at: now() });
    if (entries.size > MAX_ADDRESSES) entries.delete(entries.keys().next().value ?? address);
    return 0;
  };
}
