import { setImmediate as nextTask } from 'node:timers/promises';
import { COST_OF_PIECE, costOf } from './print-cost.js';
import { type Page, setParagraph, type Setting } from './page-setting.js';
import type { Run } from './read-blocks.js';

/** Work is done in pieces of this length, so that other requests are answered meanwhile. */
const SLICE_MS = 25;
/** Cost of what is set in one go: seven pages of one script, more than any paragraph of a judgment. It takes less than a slice. */
const LONGEST_PARAGRAPH = 20_000;

/** Sets a paragraph below the last one. */
export type SetParagraph = (runs: readonly Run[], setting?: Setting) => Promise<void>;

/**
 * Sets the paragraphs of a page in slices of 25 ms, a very long one in parts. Rejects with the signal's reason when it
 * aborts.
 */
export function paragraphSetter(page: Page, signal: AbortSignal): SetParagraph {
  let sliceEnds = performance.now() + SLICE_MS;
  return async (runs, setting = {}) => {
    const parts = partsOf(runs);
    for (const [index, part] of parts.entries()) {
      if (performance.now() > sliceEnds) {
        await nextTask();
        signal.throwIfAborted();
        sliceEnds = performance.now() + SLICE_MS;
      }
      setParagraph(page, part, index === parts.length - 1 ? setting : { ...setting, after: 0 });
    }
  };
}

function partsOf(runs: readonly Run[]): (readonly Run[])[] {
  if (runs.reduce((sum, { text }) => sum + costOf(text), 0) <= LONGEST_PARAGRAPH) return [runs];
  const parts: Run[][] = [];
  let part: Run[] = [];
  let room = LONGEST_PARAGRAPH;
  for (const run of runs)
    for (let start = 0; start < run.text.length;) {
      const most = lengthWithin(run.text, start, room);
      const end = start + most >= run.text.length ? run.text.length : endOfWord(run.text, start, start + most);
      const text = run.text.slice(start, end);
      part.push({ ...run, text });
      room -= costOf(text);
      start = end;
      if (room > 0 && start === run.text.length) continue;
      parts.push(part);
      part = [];
      room = LONGEST_PARAGRAPH;
    }
  if (part.length > 0) parts.push(part);
  return parts;
}

/** How much of a text costs no more than the room; at least one character. */
function lengthWithin(text: string, start: number, room: number): number {
  let length = Math.min(room, text.length - start);
  while (length > COST_OF_PIECE && costOf(text.slice(start, start + length)) > room + COST_OF_PIECE) length >>= 1;
  return Math.max(1, length);
}

/** Letters of a word that may stay in the part before. */
const MOST_BACK = 200;

/** The last blank before `end`, if there is one near; else `end`, between two characters. */
function endOfWord(text: string, start: number, end: number): number {
  const blank = text.lastIndexOf(' ', end);
  if (blank > start && end - blank < MOST_BACK) return blank + 1;
  return (text.codePointAt(end - 1) ?? 0) > 0xff_ff ? end + 1 : end;
}
