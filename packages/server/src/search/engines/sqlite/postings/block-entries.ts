/** Largest count of a word in one field of one document; a higher one makes no difference for the order. */
const MAX_COUNT = 0xffff;

/** Initial number of entries; it grows with the texts. */
const FIRST_ROOM = 1 << 16;

/** A word in one field of one document of a block. */
export interface BlockEntry {
  readonly form: number;
  readonly place: number;
  readonly field: number;
  readonly count: number;
  /** Position after its encoded places, which begin where those of the entry before end. */
  readonly end: number;
}

/** The entries of a block, by their numbers. */
export interface BlockEntries {
  add(entry: BlockEntry): void;
  readonly places: Uint16Array;
  readonly fields: Uint8Array;
  readonly counts: Uint16Array;
  readonly ends: Uint32Array;
  /**
   * Returns the numbers of the entries in the order of the words; those of a word stay in the order of documents and
   * fields, from `starts[form]` to `starts[form + 1]`.
   */
  sorted(forms: number): { readonly starts: Uint32Array; readonly order: Uint32Array };
}

/** Collects the entries of a block in the order of its documents. */
export function openBlockEntries(): BlockEntries {
  let words = new Uint32Array(FIRST_ROOM);
  let places = new Uint16Array(FIRST_ROOM);
  let fields = new Uint8Array(FIRST_ROOM);
  let counts = new Uint16Array(FIRST_ROOM);
  let ends = new Uint32Array(FIRST_ROOM);
  let length = 0;

  function grow(): void {
    const room = length * 2;
    const [moreWords, moreEnds] = [new Uint32Array(room), new Uint32Array(room)];
    const [morePlaces, moreFields, moreCounts] = [new Uint16Array(room), new Uint8Array(room), new Uint16Array(room)];
    moreWords.set(words);
    morePlaces.set(places);
    moreFields.set(fields);
    moreCounts.set(counts);
    moreEnds.set(ends);
    [words, places, fields, counts, ends] = [moreWords, morePlaces, moreFields, moreCounts, moreEnds];
  }

  return {
    add(entry) {
      if (length === words.length) grow();
      words[length] = entry.form;
      places[length] = entry.place;
      fields[length] = entry.field;
      counts[length] = Math.min(entry.count, MAX_COUNT);
      ends[length] = entry.end;
      length += 1;
    },
    get places() {
      return places;
    },
    get fields() {
      return fields;
    },
    get counts() {
      return counts;
    },
    get ends() {
      return ends;
    },
    sorted(forms) {
      const starts = new Uint32Array(forms + 2);
      for (let at = 0; at < length; at += 1) starts[words[at]! + 1]! += 1;
      for (let form = 0; form <= forms; form += 1) starts[form + 1]! += starts[form]!;
      const next = starts.slice();
      const order = new Uint32Array(length);
      for (let at = 0; at < length; at += 1) {
        const form = words[at]!;
        order[next[form]!] = at;
        next[form]! += 1;
      }
      return { starts, order };
    },
  };
}
