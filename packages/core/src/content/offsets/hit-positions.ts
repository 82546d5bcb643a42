import { highlightRuns, type HighlightRun } from '../highlight-runs.js';
import { findPosition } from './find-position.js';
import type { TextIndex } from './text-index.js';
import type { TextPosition } from './text-selector.js';

/** Where the hits stand in the text of a highlighted fragment, in the order of the text. */
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
 * Where the hits of a highlighted fragment stand in the document that it was cut from: the first place that has the
 * fragment's words. Empty when the document does not have them, as after an import since the search.
 */
export function findHits(index: TextIndex, fragment: string): TextPosition[] {
  const runs = highlightRuns(fragment);
  const exact = runs.map(({ text }) => text).join('');
  const place = findPosition(index, { position: { start: 0, end: 0 }, quote: { exact, prefix: '', suffix: '' } });
  if (!place) return [];
  return hitPositions(runs).map(({ start, end }) => ({ start: place.start + start, end: place.start + end }));
}
