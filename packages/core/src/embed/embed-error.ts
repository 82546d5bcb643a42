/** What went wrong. `refused`: the service refused, with a message for the reader. */
export type EmbedErrorCode = 'network' | 'timeout' | 'http' | 'refused' | 'aborted';

/** The error of an embed request. A separate class, so a widget does not bundle core's errors. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  /** What went wrong. */
  declare readonly code: EmbedErrorCode;
  /** HTTP status; 0 without an answer. */
  declare readonly status: number;
  /** The field that a form was refused for, if it was one; otherwise empty. */
  declare readonly field: string;

  constructor(code: EmbedErrorCode, status = 0, message = '', field = '') {
    super(message || `embed ${code} ${status}`);
    this.code = code;
    this.status = status;
    this.field = field;
  }
}
