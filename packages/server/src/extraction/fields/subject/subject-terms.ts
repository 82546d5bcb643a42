import { subjectTable } from './subject-table.js';

interface Meaning {
  readonly subject: string;
  readonly weight: number;
}

/** A term of the table by its first word. */
export interface Term {
  /** Its index in `meanings`. */
  readonly index: number;
  /** Its words, without the `*`. */
  readonly words: string;
  /** Code of their last character, because terms with the same first letters mostly differ there. */
  readonly last: number;
  /** Any ending may follow. */
  readonly isOpen: boolean;
}

/** The table of subjects, ready for looking words up. */
export interface SubjectTerms {
  /** Returns the subjects that a term supports. */
  readonly meanings: readonly (readonly Meaning[])[];
  /** Terms by the key of the first three letters; other words may share it. */
  readonly byKey: readonly (readonly Term[] | undefined)[];
  /** Returns the subjects that an act's title supports. */
  ofAct(title: string): readonly Meaning[];
}

/** Maximum cached titles of acts; an import of many sets has a few thousand. */
const MAX_TITLES = 10_000;

let read: SubjectTerms | undefined;

/** The table, read once. */
export function subjectTerms(): SubjectTerms {
  read ??= readTable();
  return read;
}

/** The key of three letters of a text in small letters: five bits of each. */
export const keyOf = (first: number, second: number, third: number): number =>
  (first & FIVE_BITS) | ((second & FIVE_BITS) << 5) | ((third & FIVE_BITS) << 10);

const FIVE_BITS = 0x1f;

/** A short word is followed by a blank. */
const letterAt = (word: string, at: number): number => word.padEnd(at + 1).charCodeAt(at);

function readTable(): SubjectTerms {
  const byTerm = new Map<string, Meaning[]>();
  const acts: (Meaning & { part: string })[] = [];
  for (const { subject, isAct, weight, items } of readLines()) {
    for (const item of items) {
      if (isAct) acts.push({ subject, weight, part: item });
      else byTerm.set(item, [...(byTerm.get(item) ?? []), { subject, weight }]);
    }
  }
  const byKey = Array.from<readonly Term[] | undefined>({ length: (FIVE_BITS + 1) ** 3 });
  for (const [index, written] of [...byTerm.keys()].entries()) {
    const words = written.replace(/\*$/, '');
    const own = { index, words, last: words.charCodeAt(words.length - 1), isOpen: written.endsWith('*') };
    const [word = ''] = words.split(' ', 1);
    const key = keyOf(word.charCodeAt(0), letterAt(word, 1), letterAt(word, 2));
    byKey[key] = [...(byKey[key] ?? []), own];
  }
  const known = new Map<string, readonly Meaning[]>();
  return {
    meanings: [...byTerm.values()],
    byKey,
    ofAct(title) {
      const before = known.get(title);
      if (before !== undefined) return before;
      const small = title.toLowerCase();
      const meanings = acts.filter(({ part }) => small.includes(part));
      if (known.size < MAX_TITLES) known.set(title, meanings);
      return meanings;
    },
  };
}

function* readLines() {
  for (const block of subjectTable.trim().split('\n\n')) {
    const [subject = '', ...lines] = block.split('\n');
    for (const line of lines) {
      const [, kind, weight = '', list = ''] = /^(acts )?(\d+): (.*)$/.exec(line) ?? [];
      yield { subject, isAct: kind !== undefined, weight: Number(weight), items: list.split(', ') };
    }
  }
}
