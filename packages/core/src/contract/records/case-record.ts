/** A judgment or order as the product sees it. Text that is not known is empty, a list that is not known has no items. */
export interface CaseRecord {
  readonly id: string;
  readonly appellant: string;
  readonly respondent: string;
  /** Court as printed in the source. */
  readonly courtReference: string;
  /** The bench as printed. */
  readonly bench: string;
  /** Number of judges; 0 where not known. */
  readonly benchStrength: number;
  readonly judges: readonly string[];
  /** Parallel to `judges`. */
  readonly judgeIds: readonly string[];
  readonly advocates: readonly string[];
  /** Parallel to `advocates`. */
  readonly advocateIds: readonly string[];
  readonly caseType: string;
  readonly caseNumber: string;
  readonly subject: string;
  readonly headnote: string;
  /** Acts and sections cited, as an HTML list. */
  readonly actsHtml: string;
  /** Allowed, Dismissed, Partly allowed… */
  readonly decision: string;
  /** ISO date; null where not known. */
  readonly decidedOn: string | null;
  /** Our own citation, unique, for example `2024 HN 12`. */
  readonly houseCitation: string;
  /** Citations of others as printed, without the house citation. */
  readonly otherCitations: readonly string[];
  /** All citations, the house citation among them. */
  readonly citations: readonly string[];
  /** The judgment as sanitised HTML with paragraph ids; cut to the preview for visitors. */
  readonly content: string;
  /** How many judgments of the library cite it. */
  readonly citedCount: number;
  readonly referredCount: number;
  readonly overruledCount: number;
  /** True when something in the library refers to it. */
  readonly isReferred: boolean;
  /** 1 is the Supreme Court; 0 where not known. */
  readonly courtId: number;
  readonly courtName: string;
  readonly fileName: string;
  /** True for the fictional sample that ships with the product. */
  readonly isSample: boolean;
  readonly sourceName: string;
  /** Address of the official copy, or empty. */
  readonly sourceUrl: string;
  /** English names of the fields that a rule read from the text. */
  readonly derivedFields: readonly string[];
}
