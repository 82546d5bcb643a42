import type { ReactNode } from 'react';
import type { FlagTreatment } from '../treatment-flag/index.js';

/** One row of the list below a search box. */
export interface SuggestionRow {
  /** Different for every row of a list. */
  readonly id: string;
  /** Heading of its group. Rows of one group are next to each other. */
  readonly group: string;
  /** How it is set: a document in serif, a search in italics with its sign, a step in the accent colour. */
  readonly look: 'document' | 'search' | 'step';
  /** The name, in which the typed letters are marked. */
  readonly words: string;
  /** A citation or a section number in front of the name. */
  readonly lead?: string | undefined;
  /** A citation or a number behind the name. */
  readonly detail?: string | undefined;
  /** Court and year, or a count. */
  readonly note?: string | undefined;
  /** The worst that a later judgment says. */
  readonly warning?: FlagTreatment | undefined;
  /** What the box contains after the row was copied into it. */
  readonly fill: string;
  /** Where the row leads. */
  readonly href: string;
  /** Said above the list while this row is its first. */
  readonly notice?: ReactNode;
}
