/** What a file is, as the end of its name says. */
export type TextKind = 'pdf' | 'docx' | 'html' | 'txt';

/** The file to read. */
export interface TextRequest {
  readonly path: string;
  readonly kind: TextKind;
}

/** What a process is told: the file, and how many bytes of memory reading may take, without those of the program itself. */
export interface TextOrder extends TextRequest {
  readonly memory: number;
}

/** What a process answers, and how many bytes of memory it still has, without those of the program itself. */
export interface TextMessage {
  readonly reply: TextReply;
  readonly memory: number;
}

/** Its words, or why there are none. */
export type TextReply = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };
