import { highlightRuns, type HighlightRun } from '../highlight-runs.js';
import { findPosition } from './find-position.js';
import type { TextIndex } from './text-index.js';
import type { TextPosition } from './text-selector.js';

/** Returns the positions of the hits in the text of a highlighted fragment, in order. */
export function hitPositions(runs: readonly HighlightRun[]): TextPosition[] {
  const hits: TextPosition[] = [];
  let length = 0;
  for (const { text, hit } of runs) {
    if (hit && text !== '') hits.push({ start: length, end: length + text.length });
    length += text.length;
  }
  return hits;
}

/**
 * Returns the positions of a fragment's hits in its document, at the first occurrence of the fragment's text. Returns an
 * empty list if the document does not contain the text, for example because it was imported again after the search.
 */
export function findHits(index: TextIndex, fragment: string): TextPosition[] {
  const runs = highlightRuns(fragment);
  const exact = runs.map(({ text }) => text).join('');
  const place = findPosition(index, { position: { start: 0, end: 0 }, quote: { exact, prefix: '', suffix: '' } });
  if (!place) return [];
  return hitPositions(runs).map(({ start, end }) => ({ start: place.start + start, end: place.start + end }));
}
