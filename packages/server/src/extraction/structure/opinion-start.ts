/** Where an opinion begins, and what its first words say of it. */
export interface OpinionStart {
  readonly paragraph: number;
  /** Offsets of the words that name the author, or of the first words where none do. */
  readonly start: number;
  readonly end: number;
  /** Offset of the judge's own words. */
  readonly own: number;
  /** Names of the authors; empty if the text does not say. */
  readonly authors: readonly string[];
  /** What stands behind the name: `dissenting`. */
  readonly note: string;
}
