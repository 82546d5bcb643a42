/** A house citation that a source fixes cannot be given: it is malformed, of another series, or taken. */
export class HouseCitationError extends Error {
  override readonly name = 'HouseCitationError';
  /** The citation that was asked for. */
  readonly citation: string;
  /** Source id of the document that asked for it. */
  readonly sourceId: string;

  constructor(message: string, details: { readonly citation: string; readonly sourceId: string }) {
    super(message);
    this.citation = details.citation;
    this.sourceId = details.sourceId;
  }
}
