/** The file to read. */
export interface TextRequest {
  readonly path: string;
  readonly kind: 'pdf' | 'docx';
}

/** Its words, or why there are none. */
export type TextReply = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };
