/** Bytes that were UTF-8 before they were damaged: cut inside of the last letter, or with bytes that belong to none. */
export interface Utf8Damage {
  /** Offset of the first byte that belongs to no letter. */
  readonly at: number;
  /** True if nothing but the last letter is not whole. */
  readonly isCut: boolean;
}

/**
 * Bytes of Windows-1252 for one sequence that only UTF-8 has: a text that quotes garbled letters of another one has few
 * among many. All between is refused, because either reading would garble a part without a word.
 */
const WINDOWS_SHARE = 20;
/** Sequences with a capital letter first: `CAFÉ’S` of Windows has one. A text that is nearly all such is UTF-8. */
const LETTER_SHARE = 10;

const UTF8_MARK = [0xef, 0xbb, 0xbf] as const;

/** Finds how bytes are damaged that are mostly UTF-8; undefined if they are whole UTF-8, or if they were never UTF-8. */
export function damageOfUtf8(bytes: Uint8Array): Utf8Damage | undefined {
  let first: number | undefined;
  let bad = 0;
  let plain = 0;
  let letters = 0;
  let tail = 0;
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] ?? 0;
    const { length, isWhole } = sequenceAt(bytes, at);
    if (isWhole && length === 2 && lead > 0xc3) letters += 1;
    else if (isWhole && length > 1) plain += 1;
    else if (!isWhole) {
      first ??= at;
      bad += 1;
      tail = at + length === bytes.length ? length : 0;
    }
    at += length;
  }
  if (first === undefined) return undefined;
  const isCut = bad === 1 && tail > 0 && wantedLength(bytes[first] ?? 0) > tail;
  if (isCut && tail > 1) plain += 1;
  const isUtf8 =
    UTF8_MARK.every((byte, at) => bytes[at] === byte) || plain * WINDOWS_SHARE > bad || letters > bad * LETTER_SHARE;
  return isUtf8 ? { at: first, isCut } : undefined;
}

/** The bytes of a letter at an offset, or those of one that is not whole: at least one. */
function sequenceAt(bytes: Uint8Array, at: number): { readonly length: number; readonly isWhole: boolean } {
  const lead = bytes[at] ?? 0;
  const wanted = wantedLength(lead);
  let length = 1;
  while (length < wanted && isNext(bytes[at + length], lead, length)) length += 1;
  return { length, isWhole: length === wanted };
}

/** Bytes of the letter that a byte begins; 0 if it begins none. */
function wantedLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

/** The second byte has narrower bounds behind some first ones: no letter is longer than it must be. */
function isNext(byte: number | undefined, lead: number, place: number): boolean {
  if (byte === undefined) return false;
  const least = place > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const most = place > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  return byte >= least && byte <= most;
}
