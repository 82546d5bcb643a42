import type { Block } from './blocks.js';
import { withOthersNear, withWordAt } from './compare-places.js';
import { FIELDS } from './place-list.js';
import { NO_PLACES, type Places, type WordPlaces, readPlaces } from './places.js';
import { stepsFor } from './steps.js';
import type { SequenceQuery } from './sequence-query.js';
import { type Part, partsOf } from './posting-key.js';
import type { ReadOptions } from './read-options.js';

/** What a search for places reads and fills. */
export interface FindingSequences extends ReadOptions {
  readonly blocks: readonly Block[];
  /** By field; 0 for a field that does not count. */
  readonly weightOf: readonly number[];
  /** By ordinal; the number of places times the weight of the field is added. */
  readonly weights: Float32Array;
  /** The only documents of interest. */
  readonly within?: Uint8Array | undefined;
}

/** Finds the places of a query, block by block until time runs out. */
export function findSequences(query: SequenceQuery, finding: FindingSequences): void {
  for (const block of finding.blocks) {
    for (const part of partsOf(query.fields)) {
      const found = inBlock(query, { ...finding, block, part });
      if (found === undefined) return finding.onCut();
      addUp(found, { ...finding, block, part });
    }
  }
}

function addUp({ slots, starts }: Places, { block, part, weights, weightOf }: InBlock): void {
  const fields = FIELDS[part];
  for (let run = 0; run < slots.length; run += 1) {
    const slot = slots[run]!;
    const ordinal = block.ordinals[Math.floor(slot / fields)]!;
    weights[ordinal]! += weightOf[slot % fields]! * (starts[run + 1]! - starts[run]!);
  }
}

interface InBlock extends FindingSequences {
  readonly block: Block;
  readonly part: Part;
}

/** Returns the starts in a block; undefined if time ran out. */
function inBlock({ sequences, nearness }: SequenceQuery, at: InBlock): Places | undefined {
  const parts = sequences.map((sequence, index) => ({ words: sequence().map((forms) => openWord(forms, at)), index }));
  const rarities = parts.map(({ words }) => Math.min(...words.map(({ size }) => size)));
  if (rarities.includes(0)) return NO_PLACES;
  // The rarest first: it leaves few documents for the others.
  const [first, ...others] = parts.toSorted((one, other) => rarities[one.index]! - rarities[other.index]!);
  let found = startsOf(first!.words, wantedSlots(at), at);
  for (const { words, index } of others) {
    if (found === undefined || found.slots.length === 0) return found;
    const starts = startsOf(words, markedSlots(found, at), at);
    if (starts === undefined) return undefined;
    found = withOthersNear(found, starts, { ...nearness!, isBefore: first!.index < index });
  }
  return found;
}

/** Returns where the words follow each other; undefined if time ran out. */
function startsOf(words: readonly WordPlaces[], wanted: Uint8Array, at: InBlock): Places | undefined {
  const steps = at.part === 'content' ? stepsFor(words, at) : words.map((word, index) => ({ word, at: index }));
  if (steps === undefined || at.budget.expired()) return undefined;
  const [rarest, ...others] = steps.toSorted((one, other) => one.word.size - other.word.size);
  let found = readPlaces(rarest!.word, wanted);
  for (const step of others) {
    if (found.slots.length === 0) return found;
    if (at.budget.expired()) return undefined;
    found = withWordAt(found, step.at - rarest!.at, step.word);
  }
  if (rarest!.at > 0) moveBack(found, rarest!.at);
  return found;
}

/** Makes the places of the rarest word those of the first one. */
function moveBack({ positions }: Places, distance: number): void {
  for (let at = 0; at < positions.length; at += 1) positions[at]! -= distance;
}

function openWord(forms: readonly number[], { block, part }: InBlock): WordPlaces {
  const known = forms
    .map((form) => ({ form, list: block.places(form, part) }))
    .filter(({ list }) => list !== undefined);
  return {
    part,
    forms: known.map(({ form }) => form),
    lists: known.map(({ list }) => list!.chunks),
    size: known.reduce((sum, { list }) => sum + list!.size, 0),
  };
}

/** Marks the slots of the documents of interest, in the fields that count. */
function wantedSlots({ block, part, weightOf, within }: InBlock): Uint8Array {
  const fields = FIELDS[part];
  const wanted = new Uint8Array(block.ordinals.length * fields);
  for (let place = 0; place < block.ordinals.length; place += 1) {
    const ordinal = block.ordinals[place]!;
    if (ordinal < 0 || within?.[ordinal] === 0) continue;
    for (let field = 0; field < fields; field += 1) if (weightOf[field] !== 0) wanted[place * fields + field] = 1;
  }
  return wanted;
}

function markedSlots({ slots }: Places, { block, part }: InBlock): Uint8Array {
  const marked = new Uint8Array(block.ordinals.length * FIELDS[part]);
  for (const slot of slots) marked[slot] = 1;
  return marked;
}
