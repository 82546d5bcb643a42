/** Thrown for a file that cannot be read to its end; the message explains why to the person who runs the import. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  /** True if the file could not be opened, so nothing was read. */
  readonly isUnopened: boolean;

  constructor(reason: string, details: { readonly isUnopened: boolean; readonly cause?: unknown }) {
    super(reason, { cause: details.cause });
    this.isUnopened = details.isUnopened;
  }
}
