/** Reading aloud by the browser's own voice. */
export interface Speech {
  /** False in a browser without a voice. */
  readonly isPossible: boolean;
  readonly state: 'silent' | 'speaking' | 'paused';
  /** Reads from a paragraph, or from the beginning, to the end of the text. */
  readonly start: (anchor?: string) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}
