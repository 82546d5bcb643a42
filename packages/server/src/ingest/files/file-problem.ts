/** A file that cannot be read to its end: why, in words for the person who gave it. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  /** True when nothing at all could be read because the file could not be opened. */
  readonly isUnopened: boolean;

  constructor(reason: string, details: { readonly isUnopened: boolean; readonly cause?: unknown }) {
    super(reason, { cause: details.cause });
    this.isUnopened = details.isUnopened;
  }
}
