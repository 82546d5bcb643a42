/** A court or tribunal whose decisions the library holds. */
export interface Court {
  /** Fixed for ever, since links and saved searches carry it; 1 is the Supreme Court. */
  readonly courtId: number;
  /** `<state>_<court>` code of the eCourts portal for a High Court, our own short name for the others. */
  readonly code: string;
  readonly name: string;
  readonly kind: 'supreme' | 'high' | 'tribunal';
  /** The court that this one is a bench of. */
  readonly parentId?: number;
}
