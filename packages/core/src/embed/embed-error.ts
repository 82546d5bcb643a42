/** What went wrong, as far as a widget can say. */
export type EmbedErrorCode = 'network' | 'timeout' | 'http' | 'aborted';

/** Error of an embed read. Own class: a widget pays for nothing it does not use. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  readonly code: EmbedErrorCode;
  /** HTTP status for `http`, otherwise 0. */
  readonly status: number;

  constructor(code: EmbedErrorCode, status = 0) {
    super(`embed ${code}${status ? ` ${status}` : ''}`);
    this.code = code;
    this.status = status;
  }
}
