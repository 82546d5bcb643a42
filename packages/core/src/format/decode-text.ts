/** Codes that windows-1252 does not use, so a windows-1252 text does not contain them. */
const FREE_PLACES = /[\u0081\u008d\u008f\u0090\u009d]/;

/** The text of a file, and whether an old Windows program wrote it. */
export interface DecodedText {
  readonly text: string;
  readonly isWindows: boolean;
}

/** Reads bytes as UTF-8, otherwise as windows-1252; undefined when they are neither. It never replaces a letter. */
export function decodeText(bytes: ArrayBuffer): DecodedText | undefined {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isWindows: false };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return FREE_PLACES.test(text) ? undefined : { text, isWindows: true };
  }
}
