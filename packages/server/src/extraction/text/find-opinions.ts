import { findOpinionStarts } from '../structure/opinion-starts.js';
import { splitOpinions } from '../structure/split-opinions.js';
import type { StructureParagraph } from '../structure/text-structure.js';
import { addMark } from './add-mark.js';
import type { Block } from './block.js';

/** Where an opinion begins in the text. */
export interface Opinions {
  /** The blocks, with a mark where each opinion begins. */
  readonly blocks: readonly Block[];
  /** Positions of the blocks in which an opinion begins. */
  readonly starts: readonly number[];
}

/**
 * Finds where the opinions of a judgment begin, and marks the words that name their authors: `opinion-1`, `opinion-2`. An opinion
 * that begins inside a paragraph gets one of its own. An opinion whose author the text does not name has the mark at its first words. A
 * judge's name at the end is a signature and begins nothing. `judges` is the bench, if it is known.
 */
export function findOpinions(blocks: readonly Block[], judges: readonly string[] = []): Opinions {
  let marked = [...blocks];
  let found = findOpinionStarts(marked.map(paragraphOf), judges);
  const split = splitOpinions(marked, found, judges);
  if (split.length > marked.length) {
    marked = split;
    found = findOpinionStarts(marked.map(paragraphOf), judges);
  }
  for (const [index, { paragraph, start, end }] of found.starts.entries()) {
    const block = marked[paragraph];
    if (block !== undefined) marked[paragraph] = addMark(block, { start, end, id: `opinion-${index + 1}` });
  }
  return { blocks: marked, starts: found.starts.map(({ paragraph }) => paragraph) };
}

function paragraphOf({ kind, text, part }: Block): StructureParagraph {
  return { text, ...(kind === 'paragraph' ? {} : { kind }), ...(part === undefined ? {} : { part }) };
}
