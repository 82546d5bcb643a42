/** The file to read. */
export interface TextRequest {
  readonly path: string;
  readonly kind: 'pdf' | 'docx';
}

/** What a process is told: the file, and the memory in bytes that it may take beside that of the program. */
export interface TextOrder extends TextRequest {
  readonly memory: number;
}

/** What a process answers, and the memory in bytes that it keeps beside that of the program. */
export interface TextMessage {
  readonly reply: TextReply;
  readonly memory: number;
}

/** Its words, or why there are none. */
export type TextReply = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };
