import type { PagesRead } from '@headnote/core/contract';
import type { UploadedText } from './uploaded-text.js';

/** What reading one PDF may take. */
export const uploadBounds = {
  /** Bytes of memory, without that of the program itself. */
  memory: 256_000_000,
  /** Milliseconds. */
  time: 30_000,
  /** Bytes that the streams of a PDF may inflate to, pictures left out: fonts and text of 500 pages take a tenth. */
  unpacked: 100_000_000,
} as const;

/** The words of a PDF, or a word for what is wrong with it. */
export type UploadReply =
  { readonly ok: true; readonly text: UploadedText } | { readonly ok: false; readonly problem: string };

/** What a reader tells on the way, and how it is stopped. */
export interface UploadHears {
  /** Called after each page. */
  readonly onPage: (read: PagesRead) => void;
  readonly signal: AbortSignal;
}

/** Reads PDFs of members, each in a process of its own. Never rejects for a bad file. */
export interface UploadReader {
  read(bytes: Uint8Array, hears: UploadHears): Promise<UploadReply>;
  close(): Promise<void>;
}
