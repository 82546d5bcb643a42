import type { OpinionKind, SentenceRole } from '@headnote/core/contract';

/** One sentence of a document, as it can be quoted. */
export interface Passage {
  /** Paragraph of the plain text, counted from 0. */
  readonly paragraph: number;
  /** Sentence of the paragraph, counted from 0. */
  readonly ordinal: number;
  /** The printed number that it has below that of its block; empty where the block's own number is its number. */
  readonly number: string;
  /** Offsets in the plain text. */
  readonly start: number;
  readonly end: number;
  /** The words of the document, on one line. */
  readonly text: string;
  /** Number of the opinion, from 1; 0 if it belongs to none. */
  readonly opinion: number;
  readonly role: SentenceRole;
  /** For an argument: the side as the text names it; otherwise empty. */
  readonly side: string;
  /** How far into the judgment it is, from 0 to 1. */
  readonly depth: number;
}

/** A paragraph of a document, or a paragraph of a section of an act. */
export interface SourceParagraph {
  /** Anchor in the document's text; empty if unknown. */
  readonly anchor: string;
  /** Number to show. */
  readonly label: string;
  /** Offset in the plain text. */
  readonly start: number;
}

/** Whose opinion a passage belongs to. */
export interface SourceOpinion {
  readonly author: string;
  readonly kind: OpinionKind;
}

/** A citation of a case in the text. */
export interface SourceCase {
  readonly start: number;
  readonly end: number;
  /** Normal form: `AIR 1973 SC 1461`. */
  readonly canonical: string;
  /** The parties as printed before it; may be empty. */
  readonly name: string;
}

/** Provisions of one act. */
export interface NamedProvision {
  /** The act in its short form, such as `IPC`; empty if it is not named. */
  readonly act: string;
  /** `S.`, `Art.`, `R.`… */
  readonly unit: string;
  /** As `extractCitations` writes it: `12, 5(2)`; empty for the act as a whole. */
  readonly number: string;
}

/** Provisions that the text names. */
export interface SourceProvision extends NamedProvision {
  readonly start: number;
  readonly end: number;
}

/** A document as numbered sentences. */
export interface SourceText {
  readonly passages: readonly Passage[];
  readonly paragraphs: readonly SourceParagraph[];
  /** By number, from 1; the entry 0 is no opinion. */
  readonly opinions: readonly SourceOpinion[];
  /** The parties of a judgment, appellant first; empty if they are not known. */
  readonly parties: readonly string[];
  readonly cases: readonly SourceCase[];
  readonly provisions: readonly SourceProvision[];
  /** Passages by the stem of each of their words, in order; a passage that has a word twice is there twice. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** Words of each passage. */
  readonly lengths: readonly number[];
  /** Of an act: its name as citations name it, and its passages by the number of their section. */
  readonly act?: {
    readonly name: string;
    readonly sections: ReadonlyMap<string, readonly number[]>;
  };
}

/** A stored document, before it is read. */
export interface StoredText {
  readonly kind: 'case' | 'act';
  readonly title: string;
  /** Appellant and respondent of a judgment, if they are known. */
  readonly parties?: readonly string[];
  readonly html: string;
  readonly plain: string;
  readonly sentenceEnds: readonly number[];
  /** The bench of a judgment, if it is known. */
  readonly judges: readonly string[];
  /** Numbers of an act's sections by their anchors. */
  readonly sections: ReadonlyMap<string, string>;
  readonly cases: readonly SourceCase[];
  readonly provisions: readonly SourceProvision[];
}
