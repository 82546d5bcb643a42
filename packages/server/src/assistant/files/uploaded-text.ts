import type { SourceCase, SourceProvision } from '../passages/passage.js';

/** The words of an uploaded PDF, as they are kept. */
export interface UploadedText {
  readonly pages: number;
  /** Pages without words: scans, or blank. */
  readonly scannedPages: number;
  /** What to show for each page: its number as printed, otherwise as counted. */
  readonly labels: readonly string[];
  /** As the text of a judgment, for its structure; shown to nobody. */
  readonly html: string;
  readonly plain: string;
  readonly sentenceEnds: readonly number[];
  readonly cases: readonly SourceCase[];
  readonly provisions: readonly SourceProvision[];
  /** Places in `plain` at which another page begins, ascending; `page` is counted from 0. */
  readonly starts: readonly PageStart[];
}

/** A place at which a page begins. */
export interface PageStart {
  readonly at: number;
  readonly page: number;
}
