/** A word of the index: its number in the dictionary and its stem. */
export interface KnownWord {
  readonly id: number;
  readonly stem: string;
}

/** Looks up a folded word in the dictionary, which adds unknown words. */
export type FindWord = (folded: string) => KnownWord;

/** Longer words are rare and use the slow path. */
const MAX_WORD = 32;

/** Slots of the table. It is cleared when half full, which takes long for English texts. */
const PLACES = 1 << 19;
const MAX_ENTRIES = PLACES / 2;

/** Bytes of one entry: lengths of word and stem, the word, the stem. */
const ENTRY = 2 + 2 * MAX_WORD;

/** The position of a word and the target of its term. */
export interface WordPlace {
  readonly start: number;
  readonly end: number;
  readonly into: Uint8Array;
  readonly at: number;
  /** False writes the folded word itself. */
  readonly isStemmed: boolean;
}

/** Remembers plain words with their stems as bytes. */
export interface WordTable {
  /** Writes the term of a word of ASCII letters and digits. Returns its bytes; 0 for any other word. */
  write(text: string, place: WordPlace): number;
  /** Number of the last written word. */
  readonly id: number;
}

/** The lower-case letter or the digit; 0 for any other character. */
const lowered = new Uint8Array(0x80);
for (const code of Buffer.from('abcdefghijklmnopqrstuvwxyz0123456789')) lowered[code] = code;
for (const code of Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')) lowered[code] = code | 0x20;

/** Opens an empty table in front of a dictionary. */
export function openWordTable(findWord: FindWord): WordTable {
  const places = new Int32Array(PLACES);
  const word = new Uint8Array(MAX_WORD);
  let entries = new Uint8Array(ENTRY * 4096);
  let ids = new Uint32Array(4096);
  let count = 0;
  let id = 0;

  function isWordAt(entry: number, length: number): boolean {
    if (entries[entry] !== length) return false;
    for (let index = 0; index < length; index += 1) if (entries[entry + 2 + index] !== word[index]) return false;
    return true;
  }

  /** Returns the number of the entry; -1 if the stem has other characters than the word. */
  function add(place: number, length: number): number {
    const known = findWord(String.fromCharCode(...word.subarray(0, length)));
    const { stem } = known;
    if (stem === '' || stem.length > MAX_WORD) return -1;
    if (count === MAX_ENTRIES) {
      places.fill(0);
      count = 0;
    }
    const entry = count * ENTRY;
    if (entry + ENTRY > entries.length) {
      const larger = new Uint8Array(entries.length * 2);
      larger.set(entries);
      entries = larger;
      const moreIds = new Uint32Array(ids.length * 2);
      moreIds.set(ids);
      ids = moreIds;
    }
    entries[entry] = length;
    entries[entry + 1] = stem.length;
    entries.set(word.subarray(0, length), entry + 2);
    for (let index = 0; index < stem.length; index += 1) entries[entry + 2 + MAX_WORD + index] = stem.charCodeAt(index);
    ids[count] = known.id;
    count += 1;
    places[place] = count;
    return count - 1;
  }

  return {
    get id() {
      return id;
    },
    write(text, { start, end, into, at, isStemmed }) {
      const length = end - start;
      if (length > MAX_WORD) return 0;
      let hash = length;
      for (let index = 0; index < length; index += 1) {
        const code = text.charCodeAt(start + index);
        const letter = code < 0x80 ? lowered[code]! : 0;
        if (letter === 0) return 0;
        word[index] = letter;
        hash = Math.imul(hash ^ letter, 0x01000193);
      }
      let place = (hash ^ (hash >>> 15)) & (PLACES - 1);
      let number = -1;
      for (;;) {
        const stored = places[place]!;
        number = stored === 0 ? add(place, length) : stored - 1;
        if (stored === 0 || isWordAt(number * ENTRY, length)) break;
        place = (place + 1) & (PLACES - 1);
      }
      if (number < 0) return 0;
      id = ids[number]!;
      const entry = number * ENTRY;
      const size = isStemmed ? entries[entry + 1]! : length;
      const from = isStemmed ? entry + 2 + MAX_WORD : entry + 2;
      for (let index = 0; index < size; index += 1) into[at + index] = entries[from + index]!;
      return size;
    },
  };
}
