import { textFields } from '../../../model/fields.js';
import type { Part } from './posting-key.js';

/**
 * Fields of a document in each part. A slot is one of them in one document of a block: `place * FIELDS[part] + field`. The
 * content is the first field.
 */
export const FIELDS: Readonly<Record<Part, number>> = { content: 1, short: textFields.length };

/** Reads the entries of a list of places one after the other, in the order of their slots. */
export interface PlaceList {
  slot: number;
  /** The bytes of the places, from `start` to `end`. */
  start: number;
  end: number;
  /** Moves to the next entry; false at the end of the list. */
  next(): boolean;
}

/** Opens a chunk of a list of places, whose first distance is counted from `firstPlace`. The content is the first field. */
export function openPlaceList(
  bytes: Uint8Array,
  { part, firstPlace }: { readonly part: Part; readonly firstPlace: number },
): PlaceList {
  const isContent = part === 'content';
  let place = firstPlace;
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
      this.slot = isContent ? place : place * FIELDS.short + read();
      const size = read();
      this.start = at;
      at += size;
      this.end = at;
      return true;
    },
  };
}
