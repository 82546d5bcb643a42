/** A piece of a document's text in reading order. */
export interface Block {
  readonly kind: 'paragraph' | 'heading' | 'quote';
  /** Text without markup, one line. */
  readonly text: string;
}
