/** A name or word that completes what a reader has typed. */
export interface FoundCompletion {
  readonly text: string;
  /** How many documents have it. */
  readonly count: number;
}
