/** What went wrong, as far as a widget can say; `refused`: the service took it and said no, in words for the reader. */
export type EmbedErrorCode = 'network' | 'timeout' | 'http' | 'refused' | 'aborted';

/** Error of an embed read. Own class: a widget pays for nothing it does not use. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  /** What went wrong. */
  declare readonly code: EmbedErrorCode;
  /** HTTP status, 0 where no answer began. */
  declare readonly status: number;

  constructor(code: EmbedErrorCode, status = 0, message = '') {
    super(message || `embed ${code} ${status}`);
    this.code = code;
    this.status = status;
  }
}
