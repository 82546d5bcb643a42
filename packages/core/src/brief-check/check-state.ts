import type { ClaimAnswer } from '../contract/citations/claim-answer.js';
import type { CheckedBrief } from './check-brief.js';
import type { DocumentProblem } from './read-document.js';
import type { ReportFilter } from './report-words.js';

/** The result of a check. */
export interface CheckRecord extends CheckedBrief {
  /** Name of the file, or of the pasted text. */
  readonly name: string;
  readonly text: string;
  /** What the library answers to each claim; undefined where the citation leads to no single judgment. */
  readonly answers: readonly (ClaimAnswer | undefined)[];
  /** When the last answer came. */
  readonly at: Date;
  /** Beginning of the SHA-256 of the text, which tells the records of two versions apart; may be empty. */
  readonly fingerprint: string;
}

/** Why a text or a file cannot be checked. */
export type CheckProblem = DocumentProblem | 'no-text' | 'too-many-citations';

/** What the reader should know: how the file was read, or that the browser does not let the page print. */
export type CheckNote = 'windows' | 'print-refused';

/** What the check shows. */
export interface CheckState {
  readonly phase: 'start' | 'reading' | 'asking' | 'comparing' | 'failed' | 'done';
  /** The text as pasted or read. It is kept until another one is checked. */
  readonly text: string;
  readonly name: string;
  /** Pages read, citations asked for, or quotations and pinpoints compared. */
  readonly done: number;
  readonly total: number;
  /** Why the file or text cannot be checked; then the phase is `start`. */
  readonly problem?: CheckProblem | undefined;
  readonly note?: CheckNote | undefined;
  /** The error of the source, in `failed`. */
  readonly error?: unknown;
  readonly record?: CheckRecord | undefined;
  /** What of the report is shown; a new check begins with all of it. */
  readonly filter: ReportFilter;
}

/** The machine of the check. */
export interface CheckMachine {
  readonly getSnapshot: () => CheckState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => void;
  /** Ends the running check; the text is kept. */
  readonly stop: () => void;
  /** Checks a pasted text. */
  readonly checkText: (text: string) => Promise<void>;
  /** Reads a file and checks its text. */
  readonly checkFile: (file: File) => Promise<void>;
  /** Shows a note with the record. */
  readonly say: (note: CheckNote) => void;
  /** Shows a part of the report. */
  readonly filter: (filter: ReportFilter) => void;
  /** Asks again for the citations without an answer. */
  readonly retry: () => Promise<void>;
  /** Returns to the start; the text is kept. */
  readonly again: () => void;
}
