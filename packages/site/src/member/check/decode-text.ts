/** Places that windows-1252 leaves free: a text written in it has none of them. */
const FREE_PLACES = /[\u0081\u008d\u008f\u0090\u009d]/;

/** A file's text, and whether an old Windows program wrote it. */
export interface DecodedText {
  readonly text: string;
  readonly isWindows: boolean;
}

/** Reads bytes as UTF-8, or else as windows-1252; undefined where they are neither. No letter is ever replaced. */
export function decodeText(bytes: ArrayBuffer): DecodedText | undefined {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isWindows: false };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return FREE_PLACES.test(text) ? undefined : { text, isWindows: true };
  }
}
