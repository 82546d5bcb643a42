/** Thrown if a source sets a house citation that cannot be used: malformed, of another series, or taken. */
export class HouseCitationError extends Error {
  override readonly name = 'HouseCitationError';
  /** The citation that the source sets. */
  readonly citation: string;
  /** Source id of the document. */
  readonly sourceId: string;

  constructor(message: string, details: { readonly citation: string; readonly sourceId: string }) {
    super(message);
    this.citation = details.citation;
    this.sourceId = details.sourceId;
  }
}
