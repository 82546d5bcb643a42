import { resolve } from 'node:path';
import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** A parsed command about repealed acts. */
export interface RepealCommand {
  readonly kind: 'repeals';
  readonly act: 'load';
  /** Path of the list. */
  readonly file: string;
}

/** The line of the usage text. */
export const repealUsage =
  '  repeals load <file>                      repealed acts by India Code’s list, in the place of the former list';

/** Reads the arguments after `repeals`; a relative path starts from `from`. */
export function readRepealCommand([act = '', file, ...more]: readonly string[], from: string): RepealCommand {
  if (act !== 'load' || file === undefined || more.length > 0)
    throw new AdminUsageError(`There is one command about repealed acts: "repeals load <file>". ${seeHelp}`);
  return { kind: 'repeals', act, file: resolve(from, file) };
}
