import type { CheckedCitation, LookedUp, Reference } from '@headnote/core/citation';

/** The result of a check. */
export interface CheckRecord {
  /** Name of the file, or of the pasted text. */
  readonly name: string;
  readonly text: string;
  readonly checked: readonly CheckedCitation[];
  readonly references: readonly Reference[];
  /** When the last answer came. */
  readonly at: Date;
  /** Beginning of the SHA-256 of the text, so that a printed record can be told from that of another version; may be empty. */
  readonly fingerprint: string;
}

/** What the check shows. */
export interface CheckState {
  readonly phase: 'start' | 'reading' | 'asking' | 'failed' | 'done';
  /** The text as pasted or read. It is kept until another one is checked. */
  readonly text: string;
  readonly name: string;
  /** Pages read, or citations asked for. */
  readonly done: number;
  readonly total: number;
  /** Why the file or text cannot be checked; then the phase is `start`. */
  readonly problem: string;
  /** What the reader should look at although the file was read. */
  readonly note: string;
  /** The error of the source, in `failed`. */
  readonly error?: unknown;
  readonly record?: CheckRecord | undefined;
}

/** Looks up citations: at most 100 a call. */
export interface CheckSource {
  readonly check: (
    input: { readonly citations: readonly string[]; readonly names: readonly string[] },
    options?: { readonly signal?: AbortSignal },
  ) => Promise<readonly LookedUp[]>;
}

/** The machine of the check. */
export interface CheckMachine {
  readonly getSnapshot: () => CheckState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => void;
  /** Ends the running check; the text is kept. */
  readonly stop: () => void;
  /** Checks a text that was pasted. */
  readonly checkText: (text: string) => Promise<void>;
  /** Reads a file and checks its text. */
  readonly checkFile: (file: File) => Promise<void>;
  /** Shows a note above the record, in place of another. */
  readonly say: (note: string) => void;
  /** Asks again for what has no answer yet. */
  readonly retry: () => Promise<void>;
  /** Returns to the start; the text stays in the field. */
  readonly again: () => void;
}
