import { join } from '../wire/join.js';
import { warnings, type Warning } from '../citations/later-treatment.js';
import { claimAnswer, type ClaimAnswer } from '../citations/claim-answer.js';
import { lineReading, type LineState } from '../citations/line-answer.js';
import { nearReading } from '../citations/near-citation.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { count, day, href, text } from '../wire/readers.js';

export const embedLink = {
  /** Cause title. */
  title: text,
  /** The citation to show. */
  citation: text,
  /** Name of the court in our table. */
  court: text,
  /** ISO date of the decision; null if unknown. */
  date: day,
  /** Absolute. */
  href,
} as const;

/** A judgment with its complete link. */
export interface EmbedLink extends ValueOf<typeof embedLink> {}

export const embedLater = /* @__PURE__ */ join(embedLink, {
  /** What it does with the case. */
  treatment: warnings,
  /** Number of its judges; 0 if unknown. */
  bench: count,
});

/** The later judgment that overrules, reverses or doubts a case. */
export interface EmbedLater extends ValueOf<typeof embedLater> {}

const embedHit = /* @__PURE__ */ join(embedLink, {
  /** The strongest later treatment against it; null if the library knows none. */
  later: [embedLater as Fields<EmbedLater>, null],
});

/** A judgment that a citation leads to. */
export interface EmbedHit extends ValueOf<typeof embedHit> {}

/** The state of a line that a reader typed. */
export type EmbedState = LineState;

/** What to say about a line: its state, or what a later judgment says against the case that it leads to. */
export type EmbedAnswer = EmbedState | Warning;

const embedNear = /* @__PURE__ */ join(nearReading, {
  /** Judgments that the library has under one of its other reports. */
  cases: [embedLink as Fields<EmbedLink>],
});

/** What the library has near a citation that it does not have. */
export interface EmbedNear extends ValueOf<typeof embedNear> {}

const embedPart = /* @__PURE__ */ join(lineReading, {
  /** Best first. */
  items: [embedHit as Fields<EmbedHit>],
  /** Unless it is found: judgments with the parties that were named, under another citation. */
  elsewhere: [embedHit as Fields<EmbedHit>],
  /** Reports of the same volume: those that complete an incomplete citation, or the nearest to one that is not held. */
  fits: [embedLink as Fields<EmbedLink>],
  /** For one of the first citations that are not held or impossible: what the library has near it. */
  near: [embedNear as Fields<EmbedNear>, undefined],
});

/** What the library has for one citation, provision or name of a line, with complete links. */
export interface EmbedPart extends ValueOf<typeof embedPart> {}

export const embedVerdict = /* @__PURE__ */ join(embedPart, {
  /** The further citations of the line, if it has several that are not parallel. */
  others: [[embedPart as Fields<EmbedPart>], undefined],
});

/** What the library has for one line, with complete links. */
export interface EmbedVerdict extends ValueOf<typeof embedVerdict> {}

export const embedSuggestions = {
  /** Best first. */
  items: [embedLink as Fields<EmbedLink>],
} as const;

/** Suggestions for the text typed so far. */
export interface EmbedSuggestions extends ValueOf<typeof embedSuggestions> {}

export const embedVerdicts = {
  /** In the order of the request. */
  items: [embedVerdict as Fields<EmbedVerdict>],
} as const;

/** The results of checking several citations. */
export interface EmbedVerdicts extends ValueOf<typeof embedVerdicts> {}

export const embedComparisons = {
  /** In the order of the request. */
  items: [claimAnswer as Fields<ClaimAnswer>],
} as const;

/** What the previews of judgments say about several claims. */
export interface EmbedComparisons extends ValueOf<typeof embedComparisons> {}
