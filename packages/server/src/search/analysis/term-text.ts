import { type WordAnalyser, analyserOf } from './analyse.js';
import type { TextField } from '../fields.js';
import { scanWords } from './scan-words.js';
import { openWordTable } from './word-table.js';

/** Room at the start; it grows with the longest text. */
const FIRST_ROOM = 1 << 16;

const tables = new Map<WordAnalyser, ReturnType<typeof openWordTable>>();
let room = Buffer.allocUnsafe(FIRST_ROOM);

/**
 * The terms of a text joined by blanks, as the word index takes them: the same as `analyse(…).join(' ')`, several
 * times faster. Plain English words go from text to index through a table of bytes, without a string for each.
 */
export function termText(field: TextField, text: string): string {
  const toTerm = analyserOf(field);
  const table = tableOf(toTerm);
  let length = 0;
  let isAscii = true;
  scanWords(text, (start, end) => {
    // No term is longer in bytes than four times the units of its word and the word a symbol stands for.
    const needed = length + 4 * (end - start) + 16;
    if (needed > room.length) grow(needed);
    const written = table.write(text, { start, end, into: room, at: length });
    if (written > 0) {
      length += written;
    } else {
      const term = toTerm(text.slice(start, end));
      if (term === '') return;
      if (4 * term.length + 16 > room.length - length) grow(length + 4 * term.length + 16);
      const bytes = room.write(term, length, 'utf8');
      if (bytes !== term.length) isAscii = false;
      length += bytes;
    }
    room[length] = 0x20;
    length += 1;
  });
  return room.toString(isAscii ? 'latin1' : 'utf8', 0, Math.max(0, length - 1));
}

function tableOf(toTerm: WordAnalyser): ReturnType<typeof openWordTable> {
  let table = tables.get(toTerm);
  if (table === undefined) {
    table = openWordTable(toTerm);
    tables.set(toTerm, table);
  }
  return table;
}

function grow(needed: number): void {
  const larger = Buffer.allocUnsafe(Math.max(needed, room.length * 2));
  room.copy(larger);
  room = larger;
}
