/** What of a citation that is not held the lines say; `NearCitation` of the contract and the embed API has it. */
export interface NearParts {
  readonly book: string;
  readonly year: number;
  readonly volume: string;
  readonly inVolume: number;
  readonly inYear: number;
  readonly inSeries: number;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly citedBy: number;
  readonly names: readonly string[];
  readonly parallels: readonly string[];
}
