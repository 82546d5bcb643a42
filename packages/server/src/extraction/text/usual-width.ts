import type { SourceLine } from './source-line.js';

/** Lines under this length say nothing about the width of the page. */
const leastMeasuredLine = 40;

/** The length of a full line of the text, in characters: six of ten lines are no longer. */
export function usualWidth(lines: readonly SourceLine[]): number {
  const lengths = lines.map((line) => line.text.length).filter((length) => length >= leastMeasuredLine);
  lengths.sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.6)] ?? leastMeasuredLine;
}
