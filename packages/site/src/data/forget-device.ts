import { removeAllCopies } from './offline-copies.js';
import { forgetShell } from './offline-shell.js';

/**
 * Removes from this device everything that was stored for reading without a connection. Texts of notes that wait stay: only their
 * writer may give them up.
 */
export async function forgetDevice(): Promise<void> {
  // One that fails must not keep the other.
  await Promise.allSettled([removeAllCopies(), forgetShell()]);
}
