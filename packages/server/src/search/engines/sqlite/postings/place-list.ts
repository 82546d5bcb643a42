import { textFields } from '../../../fields.js';
import type { Part } from './posting-key.js';

/** Fields of a document; a slot is one of them in one document of a block: `place * FIELDS + field`. */
export const FIELDS = textFields.length;

/** Reads the entries of a list of places one after the other, in the order of their slots. */
export interface PlaceList {
  slot: number;
  /** The bytes of the places, from `start` to `end`. */
  start: number;
  end: number;
  /** Moves to the next entry; false at the end of the list. */
  next(): boolean;
}

/** Opens a list of places. The content is the first field. */
export function openPlaceList(bytes: Uint8Array, part: Part): PlaceList {
  const isContent = part === 'content';
  let place = 0;
  let at = 0;

  function read(): number {
    let byte = bytes[at]!;
    at += 1;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    for (let shift = 7; ; shift += 7) {
      byte = bytes[at]!;
      at += 1;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }

  return {
    slot: 0,
    start: 0,
    end: 0,
    next() {
      if (at >= bytes.length) return false;
      place += read();
      this.slot = place * FIELDS + (isContent ? 0 : read());
      const size = read();
      this.start = at;
      at += size;
      this.end = at;
      return true;
    },
  };
}
