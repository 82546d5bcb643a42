import type { PagesRead } from '@headnote/core/contract';
import type { UploadedText } from '../../assistant/files/uploaded-text.js';

/** What a file is, as the end of its name says. */
export type TextKind = 'pdf' | 'docx' | 'html' | 'txt';

/** The file to read. */
export interface FileRequest {
  readonly path: string;
  readonly kind: TextKind;
}

/** A PDF that a member uploaded. */
export interface UploadRequest {
  readonly kind: 'upload';
  readonly bytes: Uint8Array;
}

/** What to read. */
export type TextRequest = FileRequest | UploadRequest;

/** What a process is told: the file, and how many bytes of memory reading may take, without those of the program itself. */
export interface TextOrder {
  readonly request: TextRequest;
  readonly memory: number;
}

/** What a process answers, and how many bytes of memory it still has, without those of the program itself; before that, how far it is. */
export type TextMessage = { readonly reply: TextReply; readonly memory: number } | { readonly progress: PagesRead };

/** Its words, or why there are none: as a sentence, and for an upload as a word of its problem. */
export type TextReply =
  | { readonly ok: true; readonly text: string; readonly upload?: UploadedText }
  | { readonly ok: false; readonly reason: string; readonly problem?: string };
