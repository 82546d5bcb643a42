import { assistantAnswer, type AssistantAnswer } from './assistant-answer.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { read } from '../wire/read.js';
import { moment, sureCount, sureText } from '../wire/readers.js';

export const assistantFile = {
  /** Identifies it as a document in every call of the assistant. */
  id: ['file_name', sureText],
  /** The name of the file to show, without folders and control characters. */
  name: sureText,
  /** How many pages it has. */
  pages: sureCount,
  /** Pages without text, which nobody can ask about: scans, or blank. */
  scannedPages: ['scanned_pages', sureCount],
  /** ISO date and time of the upload. */
  uploadedAt: ['uploaded_at', moment],
  /** ISO date and time when the library deletes it. */
  keptUntil: ['kept_until', moment],
} as const;

/** A PDF that a member uploaded. The library keeps its words, not the file. */
export interface AssistantFile extends ValueOf<typeof assistantFile> {}

export const filePagePiece = {
  /** Number of the paragraph in the file, from 1: the first number of the id of each of its sentences. */
  number: sureCount,
  /** Characters of the paragraph before this piece; 0 for most. */
  start: sureCount,
  /** The words, in which a sentence has its own offsets less `start`. */
  text: sureText,
} as const;

/** A paragraph, or the piece of a long one, that is on a page of a member's PDF. */
export interface FilePagePiece extends ValueOf<typeof filePagePiece> {}

export const fileAnswer = {
  /** The PDF, which can be asked about until it is deleted. */
  file: assistantFile as Fields<AssistantFile>,
  /** The answer; null if the PDF came without a question. */
  answer: [assistantAnswer as Fields<AssistantAnswer>, null],
} as const;

/** What an upload returns. */
export interface FileAnswer extends ValueOf<typeof fileAnswer> {}

const pagesRead = {
  /** Pages that have been read. */
  page: sureCount,
  /** All pages of the file. */
  pages: sureCount,
} as const;

/** How far the server has read a PDF. */
export interface PagesRead extends ValueOf<typeof pagesRead> {}

/** Reads the data of a `page` event. Throws for any other form. */
export const readPagesRead = (data: unknown): PagesRead => read(pagesRead as Fields<PagesRead>, data);
