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

/** Reads numbers one after the other, from `at`. */
export function openVarints(bytes: Uint8Array) {
  return {
    at: 0,
    read(): number {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[this.at]!;
        this.at += 1;
        value |= (byte & 0x7f) << shift;
        if (byte < 0x80) return value;
      }
    },
  };
}
