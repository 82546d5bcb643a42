/** Looks up a folded word in the dictionary, which adds unknown words; returns its number. */
export type FindWord = (folded: string) => number;

/** Longer words are rare and use the slow path. */
const MAX_WORD = 32;

/** Slots of the table. It is cleared when half full, which takes long for English texts. */
const PLACES = 1 << 19;
const MAX_ENTRIES = PLACES / 2;

/** Bytes of one entry: the length of the word, and the word. */
const ENTRY = 1 + MAX_WORD;

/** Remembers plain words as bytes, with their numbers. */
export interface WordTable {
  /** Returns the number of a word of ASCII letters and digits; undefined for any other word. */
  find(text: string, start: number, end: number): number | undefined;
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

  function isWordAt(entry: number, length: number): boolean {
    if (entries[entry] !== length) return false;
    for (let index = 0; index < length; index += 1) if (entries[entry + 1 + index] !== word[index]) return false;
    return true;
  }

  /** Adds a word; returns the number of its entry. */
  function add(place: number, length: number): number {
    const id = findWord(String.fromCharCode(...word.subarray(0, length)));
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
    entries.set(word.subarray(0, length), entry + 1);
    ids[count] = id;
    count += 1;
    places[place] = count;
    return count - 1;
  }

  return {
    find(text, start, end) {
      const length = end - start;
      if (length > MAX_WORD) return undefined;
      let hash = length;
      for (let index = 0; index < length; index += 1) {
        const code = text.charCodeAt(start + index);
        const letter = code < 0x80 ? lowered[code]! : 0;
        if (letter === 0) return undefined;
        word[index] = letter;
        hash = Math.imul(hash ^ letter, 0x01000193);
      }
      let place = (hash ^ (hash >>> 15)) & (PLACES - 1);
      for (;;) {
        const stored = places[place]!;
        const number = stored === 0 ? add(place, length) : stored - 1;
        if (stored === 0 || isWordAt(number * ENTRY, length)) return ids[number]!;
        place = (place + 1) & (PLACES - 1);
      }
    },
  };
}
