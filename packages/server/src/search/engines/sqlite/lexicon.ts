import type { Database } from 'better-sqlite3';
import { searchLimits } from '@headnote/core/contract';
import { readGlob } from '../../text/analysis/glob.js';
import { oneEditAway } from '../../text/analysis/one-edit.js';

/** A word of the dictionary. */
export interface Form {
  readonly id: number;
  readonly word: string;
  readonly stem: string;
}

/** Words found by a part of them. */
export interface Expansion {
  readonly forms: readonly Form[];
  /** True if there are more. */
  readonly isCut: boolean;
}

/** The dictionary of an index for reading. Words are folded. */
export interface Lexicon {
  find(word: string): Form | undefined;
  /** Returns every word with a stem. */
  withStem(stem: string): readonly Form[];
  beginningWith(beginning: string): Expansion;
  /** Returns words that match a pattern. */
  matching(pattern: string): Expansion;
  /** Returns words one edit away, without the word itself. */
  oneEditFrom(word: string): Expansion;
}

const MAX = searchLimits.maxExpansions;

/** Returns a text after every word with a beginning, in byte order. */
const LAST_CHARACTER = '\u{10ffff}';

const FORM = 'SELECT id, word, coalesce(stem, word) AS stem FROM forms WHERE';

/** Opens the dictionary. Beyond the limit it keeps the words that occurred first, which are the common ones. */
export function openLexicon(db: Database): Lexicon {
  const byWord = db.prepare(`${FORM} word = ?`);
  const byStem = db.prepare(`${FORM} word = ? AND stem IS NULL UNION ALL ${FORM} stem = ?`);
  const byBeginning = db.prepare(`${FORM} word >= ? AND word < ?`);
  const letters = db.prepare('SELECT letter FROM letters').pluck();
  const find = (word: string) => byWord.get(word) as Form | undefined;

  function within(beginning: string, test: (word: string) => boolean): Expansion {
    if (beginning === '') return { forms: [], isCut: false };
    const all = byBeginning.iterate(beginning, beginning + LAST_CHARACTER) as Iterable<Form>;
    return firstOf([...all].filter(({ word }) => test(word)));
  }

  return {
    find,
    withStem: (stem) => byStem.all(stem, stem) as Form[],
    beginningWith: (beginning) => within(beginning, () => true),
    matching(pattern) {
      const glob = readGlob(pattern);
      return within(glob.beginning, (word) => glob.matches(word));
    },
    oneEditFrom(word) {
      const near = [...oneEditAway(word, letters.all() as string[])].map(find);
      return firstOf(near.filter((form) => form !== undefined));
    },
  };
}

function firstOf(forms: readonly Form[]): Expansion {
  if (forms.length <= MAX) return { forms, isCut: false };
  return { forms: forms.toSorted((a, b) => a.id - b.id).slice(0, MAX), isCut: true };
}
