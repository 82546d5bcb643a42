import type { Part } from './posting-key.js';
import type { StoredChunk } from './place-chunks.js';
import { FIELDS, type PlaceList, openPlaceList } from './place-list.js';

/** Places in the documents of a block: those of `slots[i]` are `positions[starts[i]]` up to `starts[i + 1]`, ascending. */
export interface Places {
  readonly slots: Uint32Array;
  readonly starts: Uint32Array;
  readonly positions: Uint32Array;
}

/** No places. */
export const NO_PLACES: Places = {
  slots: new Uint32Array(0),
  starts: new Uint32Array(1),
  positions: new Uint32Array(0),
};

/** Longer runs are sorted by the library. */
const SHORT_RUN = 32;

/** The places of a word in a block: a list for each of its forms, each in chunks. */
export interface WordPlaces {
  readonly part: Part;
  /** Its forms that occur. */
  readonly forms: readonly number[];
  readonly lists: readonly (readonly StoredChunk[])[];
  /** About how many bytes the lists have; 0 if the word does not occur. */
  readonly size: number;
}

/** Reads the places of a word in the wanted slots only. */
export function readPlaces({ part, lists }: WordPlaces, wanted: Uint8Array): Places {
  const runs = openRuns();
  for (const chunks of lists) {
    for (const [index, { place, read }] of chunks.entries()) {
      const first = wanted.indexOf(1, place * FIELDS[part]);
      if (first < 0) break;
      if (first >= placeAfter(chunks, index) * FIELDS[part]) continue;
      const bytes = read();
      const list = openPlaceList(bytes, { part, firstPlace: place });
      while (list.next()) if (wanted[list.slot] === 1) runs.add(list, bytes);
    }
  }
  return lists.length === 1 ? runs.places() : inOrder(runs.places(), wanted.length);
}

/** Returns the first place that is behind a chunk. */
export function placeAfter(chunks: readonly StoredChunk[], index: number): number {
  return chunks[index + 1]?.place ?? Infinity;
}

/** Collects the places of slots. */
function openRuns() {
  let slots = new Uint32Array(256);
  let starts = new Uint32Array(257);
  let positions = new Uint32Array(1024);
  let runs = 0;
  let size = 0;
  return {
    add({ slot, start, end }: PlaceList, bytes: Uint8Array) {
      if (runs === slots.length) {
        slots = longer(slots, runs * 2);
        starts = longer(starts, runs * 2 + 1);
      }
      if (size + end - start > positions.length)
        positions = longer(positions, Math.max(positions.length * 2, size + end - start));
      let position = 0;
      let at = start;
      while (at < end) {
        let byte = bytes[at]!;
        at += 1;
        let gap = byte & 0x7f;
        for (let shift = 7; byte >= 0x80; shift += 7) {
          byte = bytes[at]!;
          at += 1;
          gap |= (byte & 0x7f) << shift;
        }
        position += gap;
        positions[size] = position;
        size += 1;
      }
      slots[runs] = slot;
      runs += 1;
      starts[runs] = size;
    },
    places: (): Places => ({
      slots: slots.subarray(0, runs),
      starts: starts.subarray(0, runs + 1),
      positions: positions.subarray(0, size),
    }),
  };
}

function longer(array: Uint32Array, room: number): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(room);
  more.set(array);
  return more;
}

/** Brings runs of several lists together: one for each slot, in the order of the slots. */
function inOrder({ slots, starts, positions }: Places, slotCount: number): Places {
  const ends = new Uint32Array(slotCount + 1);
  for (let run = 0; run < slots.length; run += 1) ends[slots[run]! + 1]! += starts[run + 1]! - starts[run]!;
  const kept: number[] = [];
  for (let slot = 0; slot < slotCount; slot += 1) {
    if (ends[slot + 1]! > 0) kept.push(slot);
    ends[slot + 1]! += ends[slot]!;
  }
  // From here on, the end of each slot is where its next run goes.
  const sorted = new Uint32Array(positions.length);
  for (let run = 0; run < slots.length; run += 1) {
    const slot = slots[run]!;
    let to = ends[slot]!;
    for (let at = starts[run]!; at < starts[run + 1]!; at += 1) {
      sorted[to] = positions[at]!;
      to += 1;
    }
    ends[slot] = to;
  }
  const bounds = new Uint32Array(kept.length + 1);
  for (const [index, slot] of kept.entries()) {
    bounds[index + 1] = ends[slot]!;
    sortRun(sorted, bounds[index]!, bounds[index + 1]!);
  }
  return { slots: Uint32Array.from(kept), starts: bounds, positions: sorted };
}

/** Sorts a part of an array, which consists of few ascending runs. */
function sortRun(array: Uint32Array, from: number, to: number): void {
  if (to - from > SHORT_RUN) {
    array.subarray(from, to).sort();
    return;
  }
  for (let at = from + 1; at < to; at += 1) {
    const value = array[at]!;
    let place = at;
    while (place > from && array[place - 1]! > value) {
      array[place] = array[place - 1]!;
      place -= 1;
    }
    array[place] = value;
  }
}

/** Returns the places whose number is marked. */
export function onlyMarked({ slots, starts, positions }: Places, marks: Uint8Array): Places {
  const kept = new Uint32Array(positions.length);
  const keptSlots = new Uint32Array(slots.length);
  const bounds = new Uint32Array(slots.length + 1);
  let size = 0;
  let runs = 0;
  for (let run = 0; run < slots.length; run += 1) {
    const before = size;
    for (let at = starts[run]!; at < starts[run + 1]!; at += 1) {
      if (marks[at] === 0) continue;
      kept[size] = positions[at]!;
      size += 1;
    }
    if (size === before) continue;
    keptSlots[runs] = slots[run]!;
    runs += 1;
    bounds[runs] = size;
  }
  return {
    slots: keptSlots.subarray(0, runs),
    starts: bounds.subarray(0, runs + 1),
    positions: kept.subarray(0, size),
  };
}
