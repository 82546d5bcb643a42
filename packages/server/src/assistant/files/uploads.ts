import { createHash } from 'node:crypto';
import { assistantLimits, type AssistantFile } from '@headnote/core/contract';
import { BusyError, RefusedError } from '@headnote/core/errors';
import type { QuestionBudget } from '../question-budget.js';
import type { Files } from './files.js';
import { uploadBounds, type UploadHears, type UploadReader } from './upload-reader.js';
import { shownName } from './shown-name.js';

/** A file that has arrived. */
export interface ArrivedFile {
  /** As the browser names it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How an upload is received and read. */
export interface UploadTask extends UploadHears {
  /** Receives the file. Called when the member may upload one, so that nothing else is received. */
  readonly receive: () => Promise<ArrivedFile>;
}

/** Uploads of members. */
export interface Uploads {
  /**
   * Receives a PDF and keeps its words. Rejects with BusyError while another one of the member is under way, if the server reads
   * too many or the member's budget is spent; with RefusedError if it cannot be read, or no more are kept.
   */
  upload(userId: number, task: UploadTask): Promise<AssistantFile>;
  close(): Promise<void>;
}

interface UploadsOptions {
  readonly files: Files;
  readonly budget: QuestionBudget;
  readonly reader: UploadReader;
}

/** Uploads that are received or wait to be read: each takes up to 20 MB of memory. */
const MAX_UNDER_WAY = 8;
const RETRY_AFTER_S = 20;

const ALREADY = 'You are uploading another PDF at the moment. Please wait for its end.';
const MANY = 'Many PDFs are being read at the moment. Please try again in a few seconds.';
const EMPTY = 'The file is empty.';
const NO_PDF = 'This is no PDF. Only PDF files can be asked about.';
const UNREADABLE = 'The PDF could not be read.';

const megabytes = (bytes: number): number => bytes / 1_000_000;

const problems: ReadonlyMap<string, string> = new Map([
  ['password', 'The PDF has a password. Save it without one, and try again.'],
  ['damaged', 'The PDF is damaged and cannot be read.'],
  ['no-words', 'The PDF has no text that can be read: its pages are scans. Read it with an OCR program first.'],
  ['too-long', 'The PDF has too much text. Divide it, and upload the parts.'],
  [
    'too-many-pages',
    `The PDF has more than ${assistantLimits.maxFilePages} pages, the most that are read. Divide it, and upload the parts.`,
  ],
  [
    'too-large-inside',
    `The PDF unpacks to more than ${megabytes(uploadBounds.unpacked)} MB, the most that is read. Print it to a new PDF, and try again.`,
  ],
  [
    'memory',
    `Reading the PDF takes more than ${megabytes(uploadBounds.memory)} MB of memory. Print it to a new PDF, and try again.`,
  ],
  ['time', `Reading the PDF takes more than ${uploadBounds.time / 1000} seconds. Divide it, and upload the parts.`],
]);

/** What every PDF begins with. A file with something else in front is something else too. */
const PDF = Buffer.from('%PDF-');

/** Creates the uploads of one server. */
export function createUploads({ files, budget, reader }: UploadsOptions): Uploads {
  const underWay = new Set<number>();

  async function read(userId: number, { receive, onPage, signal }: UploadTask): Promise<AssistantFile> {
    const { name, bytes } = await receive();
    if (bytes.byteLength === 0) throw new RefusedError(EMPTY);
    if (!PDF.equals(bytes.subarray(0, PDF.length))) throw new RefusedError(NO_PDF);
    const hash = createHash('sha256').update(bytes).digest('base64url');
    const known = await files.find(userId, hash);
    if (known !== undefined) return known;
    await files.checkRoom(userId);
    await budget.spend(userId, assistantLimits.fileQuestions);
    const reply = await reader.read(bytes, { onPage, signal });
    signal.throwIfAborted();
    if (!reply.ok) throw new RefusedError(problems.get(reply.problem) ?? UNREADABLE);
    return files.add(userId, { name: shownName(name), hash, text: reply.text });
  }

  return {
    async upload(userId, task) {
      if (underWay.has(userId)) throw new BusyError(ALREADY, { retryAfter: RETRY_AFTER_S });
      if (underWay.size >= MAX_UNDER_WAY) throw new BusyError(MANY, { retryAfter: RETRY_AFTER_S });
      underWay.add(userId);
      try {
        return await read(userId, task);
      } finally {
        underWay.delete(userId);
      }
    },
    close: () => reader.close(),
  };
}
