import type { TextField } from './fields.js';

/** Counts of a document, and how later judgments treat it: what changes without its text. */
export interface IndexFigures {
  readonly id: string;
  readonly citedCount: number;
  readonly referredCount: number;
  readonly overruledCount: number;
  readonly isReferred: number;
  /** The name of a treatment, or empty. */
  readonly treatment: string;
}

/** A document for the engine. Missing text is empty; missing numbers are null. */
export interface IndexDocument extends IndexFigures {
  readonly kind: 'case' | 'act';
  /** Words of every text field except `content`. */
  readonly texts: Readonly<Record<Exclude<TextField, 'content'>, string>>;
  /** The plain text, compressed with zstd, as stored by the library. */
  readonly content: Uint8Array;
  /** Ends of its sentences, packed, as stored by the library. */
  readonly sentenceEnds: Uint8Array;
  /** Every citation that finds the document, including our own. */
  readonly citations: readonly string[];
  /** Keys of the names in its cause title, of its judges, and of the provisions that its text names; of an act, of the headings of its sections. */
  readonly nameKeys: readonly string[];
  /** ISO date. */
  readonly decidedOn: string | null;
  readonly year: number | null;
  readonly courtId: number | null;
  readonly benchStrength: number | null;
  readonly isSample: number;
  readonly isAvailable: number;
  readonly courtName: string;
  readonly courtReference: string;
  readonly bench: string;
  readonly caseType: string;
  readonly caseNumber: string;
  readonly decision: string;
  readonly houseCitation: string;
  readonly sourceName: string;
  readonly actNumber: string;
  readonly ministry: string;
  readonly statusText: string;
}
