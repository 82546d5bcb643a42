import { FIELDS, openPlaceList } from './place-list.js';
import { type Places, type WordPlaces, onlyMarked, placeAfter } from './places.js';
import type { Nearness } from './sequence-query.js';

/** Returns the places that have a word at a distance. */
export function withWordAt(places: Places, distance: number, { part, lists }: WordPlaces): Places {
  const { slots } = places;
  const marks = new Uint8Array(places.positions.length);
  for (const chunks of lists) {
    let run = 0;
    for (const [index, { place, read }] of chunks.entries()) {
      while (run < slots.length && slots[run]! < place * FIELDS[part]) run += 1;
      if (run === slots.length) break;
      if (slots[run]! >= placeAfter(chunks, index) * FIELDS[part]) continue;
      const bytes = read();
      const list = openPlaceList(bytes, { part, firstPlace: place });
      while (run < slots.length && list.next()) {
        while (run < slots.length && slots[run]! < list.slot) run += 1;
        if (slots[run] === list.slot) markAt(places, run, { bytes, start: list.start, end: list.end, distance, marks });
      }
    }
  }
  return onlyMarked(places, marks);
}

interface Marking {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly distance: number;
  readonly marks: Uint8Array;
}

/** Marks the places of a run that have one of the encoded places at the distance. */
function markAt({ starts, positions }: Places, run: number, { bytes, start, end, distance, marks }: Marking): void {
  const last = starts[run + 1]!;
  let place = starts[run]!;
  let position = 0;
  let at = start;
  while (at < end && place < last) {
    let byte = bytes[at]!;
    at += 1;
    let gap = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at]!;
      at += 1;
      gap |= (byte & 0x7f) << shift;
    }
    position += gap;
    const sought = position - distance;
    while (place < last && positions[place]! < sought) place += 1;
    if (place < last && positions[place] === sought) marks[place] = 1;
  }
}

/** Returns the places that have one of the others near them. `isBefore` is true if they come first in the query. */
export function withOthersNear(
  places: Places,
  others: Places,
  { within, isOrdered, mayOverlap, isBefore }: Nearness & { readonly isBefore: boolean },
): Places {
  const least = isOrdered && isBefore ? (mayOverlap ? 0 : 1) : -within;
  const most = isOrdered && !isBefore ? (mayOverlap ? 0 : -1) : within;
  const marks = new Uint8Array(places.positions.length);
  let other = 0;
  for (let run = 0; run < places.slots.length && other < others.slots.length; run += 1) {
    while (other < others.slots.length && others.slots[other]! < places.slots[run]!) other += 1;
    if (others.slots[other] !== places.slots[run]) continue;
    let first = others.starts[other]!;
    const end = others.starts[other + 1]!;
    for (let at = places.starts[run]!; at < places.starts[run + 1]!; at += 1) {
      const position = places.positions[at]!;
      while (first < end && others.positions[first]! < position + least) first += 1;
      const isSame = !mayOverlap && first < end && others.positions[first] === position;
      const next = isSame ? first + 1 : first;
      if (next < end && others.positions[next]! <= position + most) marks[at] = 1;
    }
  }
  return onlyMarked(places, marks);
}
