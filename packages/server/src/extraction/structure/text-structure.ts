/** What a judgment consists of. Paragraphs are counted from 0, as the stored plain text separates them; `to` is exclusive. */
export interface TextStructure {
  /** Every paragraph belongs to exactly one part; parts are in the order of the text and do not overlap. */
  readonly parts: readonly TextPart[];
  /** The opinions in the order of the text; empty if nothing says where one begins. */
  readonly opinions: readonly Opinion[];
  /** Where pages of the printed report begin, in the order of the text; empty if the text prints none. */
  readonly pages: readonly ReportPage[];
}

/**
 * `title`: court, number, parties, dates; `appearances`: the lists of counsel; `headnote`: the reporter's; `cases`: a list of the cases
 * cited or treated; `announcement`: who delivers which judgment; `judgment`: words of the judges; `order`: the court's order below
 * several opinions, which is no judge's; `signatures`: names, date and the reporter's line at the end.
 */
export type PartKind =
  'title' | 'appearances' | 'headnote' | 'cases' | 'announcement' | 'judgment' | 'order' | 'signatures';

/** A run of paragraphs of one kind. */
export interface TextPart {
  readonly kind: PartKind;
  readonly from: number;
  readonly to: number;
}

/** `sole`: the only one; `majority`: the court's where there are others; `unknown`: its words do not say. */
export type OpinionKind = 'sole' | 'majority' | 'concurring' | 'dissenting' | 'unknown';

/** The opinion of one judge, or of several through one. */
export interface Opinion {
  /** Counted from 1: its anchor is `opinion-1`. */
  readonly number: number;
  readonly kind: OpinionKind;
  /** Names of the authors as printed, without honours and rank; empty if the text does not name them. */
  readonly authors: readonly string[];
  /** Names of the judges for whom it was delivered too. */
  readonly agreeing: readonly string[];
  /** First paragraph, which may be the line that names the author, and the one behind the last. */
  readonly from: number;
  readonly to: number;
}

/** Where a page of the printed report begins. */
export interface ReportPage {
  readonly page: number;
  readonly paragraph: number;
  /** Offset in the paragraph, in UTF-16 units. */
  readonly offset: number;
}

/** A paragraph of a text whose structure is read. */
export interface StructureParagraph {
  readonly text: string;
  /** A heading, quotation or footnote; absent for other paragraphs. */
  readonly kind?: 'heading' | 'quote' | 'note';
  /** The part of the cause title that it belongs to, such as `counsel`; absent in the body. */
  readonly part?: string;
}
