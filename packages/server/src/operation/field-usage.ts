import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** The command about derived fields. */
export interface FieldCommand {
  readonly kind: 'fields';
}

/** The line of the usage text. */
export const fieldUsage =
  '  fields                                    particulars that rules read from the texts: where from, how sure, of how many judgments';

/** Reads the arguments after `fields`. Throws an AdminUsageError with one sentence. */
export function readFieldCommand(more: readonly string[]): FieldCommand {
  if (more.length > 0) throw new AdminUsageError(`The command "fields" has no arguments. ${seeHelp}`);
  return { kind: 'fields' };
}
