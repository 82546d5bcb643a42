import type { FieldOrigins } from './fields/field-origins.js';
import type { Treatment } from '@headnote/core/contract';

/** One judgment or act from an importer, with its text as safe HTML and as plain text. */
export type NewDocument = NewCase | NewAct;

/** Where a document comes from; readers see it next to the text. */
export interface DocumentSource {
  /** Identifier within its source, unique over all sources, for example `indiacode:2390`. */
  readonly id: string;
  /** Name a reader understands, for example `India Code`. */
  readonly name: string;
  /** Address of the official copy, if the source gives one. */
  readonly url?: string;
  /** Terms the source states, as it states them. */
  readonly licence?: string;
  /** True for the fictional sample that ships with the product. */
  readonly isSample: boolean;
}

/** The text of a document in the three forms the library needs. */
export interface DocumentText {
  /** Sanitised HTML with the ids of a judgment (`p1`, `para-12`, `cause-title`) or of an act's sections (`s302`). */
  readonly html: string;
  /** The same words without markup; paragraphs are separated by one empty line. */
  readonly plain: string;
  /** Ascending offsets into `plain`, each just after the last character of a sentence. */
  readonly sentenceEnds: readonly number[];
  /** The anchor of each paragraph of a judgment's `plain`, in order: `para-12`, or `p7` without a printed number. Empty for an act. */
  readonly anchors: readonly string[];
  /** Offset in `plain` at which the cause title of a judgment ends; absent without one. */
  readonly titleEnd?: number;
}

interface DocumentBase {
  readonly source: DocumentSource;
  readonly text: DocumentText;
  /** House citation fixed by the source (the sample's only); otherwise the library gives the next number. */
  readonly houseCitation?: string;
  /** English names of the fields that a rule read from the text, to distinguish them from the source's own fields. */
  readonly derivedFields: readonly string[];
  /** Where rules read some of these fields, if not at the usual place. */
  readonly fieldOrigins?: FieldOrigins;
}

/** A judgment or order. Text that is not known is an empty string, never a guess. */
export interface NewCase extends DocumentBase {
  readonly kind: 'case';
  readonly appellant: string;
  readonly respondent: string;
  /** Court reference as printed. */
  readonly courtReference: string;
  readonly courtId: number;
  readonly courtName: string;
  /** ISO date of the decision, or null if no rule found one. */
  readonly decidedOn: string | null;
  readonly bench: string;
  readonly judges: readonly string[];
  /** Number of judges who sat, 0 if unknown; absent if `judges` names them all. */
  readonly benchStrength?: number;
  readonly advocates: readonly string[];
  readonly caseType: string;
  readonly caseNumber: string;
  readonly subject: string;
  readonly headnote: string;
  readonly decision: string;
  /** Citations as printed by others, without the house citation. */
  readonly otherCitations: readonly string[];
  /** Acts that the source names as cited, or that a rule found, a line each: `Indian Penal Code, 1860 (IPC): Section 302`. */
  readonly actsCited: readonly string[];
  /** The source's own citator line, separate from the library's results. */
  readonly sourceCitator: string;
  /** The head of a report, read for its lists of cases only; never stored. Absent if the source has none. */
  readonly reportHead?: string;
  /** The lists of the report as they were read before, instead of its head, for a judgment that is saved again. */
  readonly listed?: readonly ListedLine[];
}

/** A case in the list of a report: facts, not the reporter's text. */
export interface ListedLine {
  readonly treatment: Treatment;
  /** Name and citation as printed. */
  readonly text: string;
  /** The word of the list as printed, `over-ruled`. */
  readonly word: string;
}

/** A bare act. */
export interface NewAct extends DocumentBase {
  readonly kind: 'act';
  readonly title: string;
  /** Titles in other languages, by which readers find the act too. */
  readonly otherTitles?: readonly string[];
  readonly longTitle: string;
  readonly year: number | null;
  readonly actNumber: string;
  readonly ministry: string;
  /** ISO date of enactment, or null. */
  readonly enactedOn: string | null;
  /** `As on <date of the source>`, `Repealed`…, from the source; otherwise empty. */
  readonly statusText: string;
  /** False when every section of the source is empty: stored, and shown as not available. */
  readonly isAvailable: boolean;
  readonly sections: readonly ActSection[];
}

/** One section of an act, for the section list. */
export interface ActSection {
  /** Anchor in the HTML. */
  readonly anchor: string;
  readonly number: string;
  readonly heading: string;
}
