import { openVarints, writeVarint, MAX_VARINT } from './varint.js';

/** Bytes after which a list of places goes on in another chunk: a common word is read only where it is needed. */
export const CHUNK_BYTES = 8192;

/** Consecutive entries of a list of places. */
export interface PlaceChunk {
  /** Place of the document of the first entry; its distance in the chunk is counted from here. */
  readonly place: number;
  readonly bytes: Uint8Array;
}

/** A chunk that is read when it is needed. */
export interface StoredChunk {
  readonly place: number;
  readonly read: () => Uint8Array;
}

/** Packs a list for its row: as it is if it has one chunk, else where its chunks are; these have rows of their own. */
export function packList(chunks: readonly PlaceChunk[], first: number): Uint8Array {
  const [only] = chunks;
  const packed = new Uint8Array((chunks.length + 2) * MAX_VARINT + (chunks.length === 1 ? only!.bytes.length : 0));
  let size = writeVarint(chunks.length, packed, 0);
  if (chunks.length === 1) {
    packed.set(only!.bytes, size);
    return packed.slice(0, size + only!.bytes.length);
  }
  size = writeVarint(first, packed, size);
  let before = 0;
  for (const { place } of chunks) {
    size = writeVarint(place - before, packed, size);
    before = place;
  }
  return packed.slice(0, size);
}

/** A list whose chunks are read when they are needed. */
export interface StoredList {
  readonly chunks: readonly StoredChunk[];
  /** About how many bytes it has. */
  readonly size: number;
}

/** Returns a list that was not packed. */
export function listInMemory(chunks: readonly PlaceChunk[]): StoredList {
  return {
    chunks: chunks.map(({ place, bytes }) => ({ place, read: () => bytes })),
    size: chunks.reduce((sum, { bytes }) => sum + bytes.length, 0),
  };
}

/** Returns a packed list; `readChunk` reads the row of a chunk by its number. */
export function unpackList(packed: Uint8Array, readChunk: (number: number) => Uint8Array): StoredList {
  const next = openVarints(packed);
  const count = next.read();
  if (count === 1) {
    const bytes = packed.subarray(next.at);
    return { chunks: [{ place: 0, read: () => bytes }], size: bytes.length };
  }
  const first = next.read();
  let place = 0;
  const chunks = Array.from({ length: count }, (_, index) => {
    place += next.read();
    return { place, read: () => readChunk(first + index) };
  });
  return { chunks, size: count * CHUNK_BYTES };
}
