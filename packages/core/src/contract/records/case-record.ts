/** A judgment or order with English field names. Unknown text is empty; an unknown list has no items. */
export interface CaseRecord {
  /** Id of the document. */
  readonly id: string;
  /** Party as printed. */
  readonly appellant: string;
  /** Party as printed. */
  readonly respondent: string;
  /** Court as printed in the source. */
  readonly courtReference: string;
  /** The bench as printed. */
  readonly bench: string;
  /** Number of judges; 0 if unknown. */
  readonly benchStrength: number;
  /** Names as printed. */
  readonly judges: readonly string[];
  /** Parallel to `judges`. */
  readonly judgeIds: readonly string[];
  /** Names as printed. */
  readonly advocates: readonly string[];
  /** Parallel to `advocates`. */
  readonly advocateIds: readonly string[];
  /** For example `Civil Appeal`. */
  readonly caseType: string;
  /** As printed, for example `12/1973`. */
  readonly caseNumber: string;
  /** Subject of the case. */
  readonly subject: string;
  /** Empty unless we may show one. */
  readonly headnote: string;
  /** Acts and sections cited, as an HTML list. */
  readonly actsHtml: string;
  /** Allowed, Dismissed, Partly allowed… */
  readonly decision: string;
  /** ISO date; null if unknown. */
  readonly decidedOn: string | null;
  /** Our own citation, unique, for example `2024 HN 12`. */
  readonly houseCitation: string;
  /** Citations by other publishers, as printed. */
  readonly otherCitations: readonly string[];
  /** All citations, including our own. */
  readonly citations: readonly string[];
  /** The judgment as sanitised HTML with paragraph ids; only the preview for visitors. */
  readonly content: string;
  /** How many judgments of the library cite it. */
  readonly citedCount: number;
  /** How many judgments it refers to. */
  readonly referredCount: number;
  /** How many judgments it overrules. */
  readonly overruledCount: number;
  /** True if another document of the library refers to it. */
  readonly isReferred: boolean;
  /**
   * What later judgments do with it, a name of `treatments`; empty if the library knows none. A warning comes first, otherwise what most
   * of them do.
   */
  readonly treatment: string;
  /** 1 is the Supreme Court; 0 if unknown. */
  readonly courtId: number;
  /** Name of the court in our table. */
  readonly courtName: string;
  /** The same value as `id`. */
  readonly fileName: string;
  /** The same value as `id` if the library keeps the original PDF and the reader may download it; otherwise empty. */
  readonly originalId: string;
  /** True for the fictional sample that ships with the product. */
  readonly isSample: boolean;
  /**
   * Ids of all documents of this judgment, which the library has from several sources, the shown one first; empty for one
   * source. Each of them opens it, and so does the house citation of each, which is in `citations`.
   */
  readonly sourceIds: readonly string[];
  /** Source of the text; all of them, each with its house citation, if there are several: `Reports (2024 HN 12); …`. */
  readonly sourceName: string;
  /** Address of the official copy; empty if unknown. */
  readonly sourceUrl: string;
  /** English names of the fields that rules extracted from the text. */
  readonly derivedFields: readonly string[];
  /** Where each of these was read and how sure that is: `decision@order@likely`. */
  readonly fieldSources: readonly string[];
}
