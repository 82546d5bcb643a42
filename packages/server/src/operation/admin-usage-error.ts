/** Thrown for an invalid command line; its message shows the usage. */
export class AdminUsageError extends Error {
  override readonly name = 'AdminUsageError';
}

/** The end of each such message. */
export const seeHelp = '"npm run admin -- help" lists the commands.';
