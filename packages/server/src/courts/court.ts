/** A court or tribunal. */
export interface Court {
  /** Never changes, because links and saved searches contain it; 1 is the Supreme Court. */
  readonly courtId: number;
  /** For a High Court, the `<state>_<court>` code of the eCourts portal; for other courts, our own short name. */
  readonly code: string;
  readonly name: string;
  readonly kind: 'supreme' | 'high' | 'tribunal';
  /** Id of the court, if this is one of its benches. */
  readonly parentId?: number;
}
