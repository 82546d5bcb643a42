/** The PDF to read. */
export interface PdfRequest {
  readonly path: string;
}

/** Its words, or why there are none. */
export type PdfReply = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };
