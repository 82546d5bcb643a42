import type { Database } from 'better-sqlite3';
import { stemWord } from '../../text/analysis/stem-word.js';
import type { FindWord } from './word-table.js';

/**
 * Opens the dictionary of an index for writing. Every folded word gets a number at its first occurrence, so common
 * words have small numbers. Call it in a transaction.
 */
export function openDictionary(db: Database): FindWord {
  const find = db.prepare('SELECT id FROM forms WHERE word = ?').pluck();
  const add = db.prepare('INSERT INTO forms (word, stem) VALUES (?, ?)');
  const addLetter = db.prepare('INSERT OR IGNORE INTO letters (letter) VALUES (?)');
  const letters = new Set<string>();

  return (folded) => {
    const known = find.get(folded) as number | undefined;
    if (known !== undefined) return known;
    const stem = stemWord(folded);
    const id = Number(add.run(folded, stem === folded ? null : stem).lastInsertRowid);
    for (const letter of folded) {
      if (letters.has(letter)) continue;
      addLetter.run(letter);
      letters.add(letter);
    }
    return id;
  };
}
