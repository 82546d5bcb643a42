import { join } from '../wire/join.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { text } from '../wire/readers.js';
import { codesPair, type CodesPair } from '../acts/codes-pair.js';
import { citationStates } from './citation-verdict.js';
import { caseBrief } from './judgment-citations.js';
import { nearCitation, type NearCitation } from './near-citation.js';

/** Every state of a line that a reader typed. */
export const lineStates = [...citationStates, 'incomplete', 'provision', 'names'] as const;

/**
 * The state of a line: that of a checked citation, or `incomplete` a citation without its page, year or volume,
 * `provision` a provision of law, `names` names of parties.
 */
export type LineState = (typeof lineStates)[number];

/** What a line is, without the judgments. */
export const lineReading = {
  /** As sent. */
  citation: text,
  /** What it is, or what the library has for it. */
  state: lineStates,
  /** The normal form; empty if it was not read. */
  canonical: text,
  /** The citation in its usual form, to show; empty if it was not read. */
  printed: text,
  /** Why it is impossible or ambiguous, or what it lacks, as a sentence; empty if only the state says so. */
  reason: text,
  /** Of a section of one of the six codes: what the code that replaced it, or that it replaced, has in its place. */
  pair: [codesPair as Fields<CodesPair>, undefined],
} as const;

const linePart = /* @__PURE__ */ join(lineReading, {
  /** Best first. The citation of each judgment is the one to show here. */
  cases: [caseBrief],
  /** Unless it is found: judgments with the parties that were named, under another citation. */
  elsewhere: [caseBrief],
  /** Reports of the same volume: those that complete an incomplete citation, or the nearest to one that is not held. */
  fits: [caseBrief],
  /** For one of the first citations that are not held or impossible: what the library has near it. */
  near: [nearCitation as Fields<NearCitation>, undefined],
});

/** What the library has for one citation, provision or name of a line. */
export interface LinePart extends ValueOf<typeof linePart> {}

export const lineAnswer = /* @__PURE__ */ join(linePart, {
  /** The further citations of the line, if it has several that are not parallel. */
  others: [[linePart as Fields<LinePart>], undefined],
});

/** What the library has for a line. */
export interface LineAnswer extends ValueOf<typeof lineAnswer> {}
