/** A source fixes a house citation that cannot be used: it is malformed, of another series, or taken. */
export class HouseCitationError extends Error {
  override readonly name = 'HouseCitationError';
  /** The citation that the source fixes. */
  readonly citation: string;
  /** Source id of the document. */
  readonly sourceId: string;

  constructor(message: string, details: { readonly citation: string; readonly sourceId: string }) {
    super(message);
    this.citation = details.citation;
    this.sourceId = details.sourceId;
  }
}
