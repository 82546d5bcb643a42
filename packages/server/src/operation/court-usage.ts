import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** A parsed command about courts. */
export interface CourtCommand {
  readonly kind: 'courts';
  readonly act: 'unknown';
}

/** The line of the usage text. */
export const courtUsage =
  '  courts unknown                           courts of judgments that are not in the table of courts, with their number';

/** Reads the arguments after `courts`. Throws an AdminUsageError with one sentence. */
export function readCourtCommand([act = '', ...more]: readonly string[]): CourtCommand {
  if (act !== 'unknown' || more.length > 0)
    throw new AdminUsageError(`There is one command about courts: "courts unknown". ${seeHelp}`);
  return { kind: 'courts', act };
}
