/** Maximum bytes of a number below 2^28. */
export const MAX_VARINT = 4;

/** Writes a whole number in groups of seven bits, the lowest first; returns the position after it. */
export function writeVarint(value: number, into: Uint8Array, at: number): number {
  let rest = value;
  let place = at;
  while (rest >= 0x80) {
    into[place] = (rest & 0x7f) | 0x80;
    place += 1;
    rest >>>= 7;
  }
  into[place] = rest;
  return place + 1;
}
