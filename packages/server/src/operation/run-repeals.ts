import { saveRepeals } from '../library/save-repeals.js';
import type { Store } from '../store/database.js';
import type { RepealCommand } from './repeal-usage.js';

/** Loads a list of repealed acts. Returns its count, and each entry that was refused, to print. */
export async function runRepeals({ file }: RepealCommand, store: Store): Promise<string> {
  const { repeals, refused } = await saveRepeals(store, file);
  const lines = refused.map(({ entry, reason }) => `Refused: ${reason} ${entry}`);
  return [`${repeals.length} repealed acts are stored, ${refused.length} entries refused.`, ...lines].join('\n');
}
