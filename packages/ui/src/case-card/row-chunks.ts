import type { CaseCardProps } from './CaseCard.js';

/** Rows that come into sight, and are drawn, together. More are too much for one frame, or one idle moment, of a slow phone. */
export const CHUNK = 3;

/**
 * Chunks that stand in a block. The browser watches each chunk while it scrolls, and finds its way through all of them to
 * what is under the pointer: far from sight it has a block to do with instead.
 */
export const BLOCK = 16;

/** Rows in chunks, chunks in blocks; the last of each may be smaller. */
export function inBlocks(cases: readonly CaseCardProps[]): CaseCardProps[][][] {
  return inPieces(inPieces(cases, CHUNK), BLOCK);
}

function inPieces<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
