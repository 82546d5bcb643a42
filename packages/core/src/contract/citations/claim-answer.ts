import type { Fields, ValueOf } from '../wire/kind.js';
import { text } from '../wire/readers.js';

/**
 * What is known of a page or paragraph that a text names. `none`: it names none. `exists`: the judgment has it. `beyond`: it
 * lies outside the judgment. `sign-in`: a reader without a subscription is not told. `cannot-check`: the text in the library
 * has no such numbers, or the citation leads to no single judgment.
 */
export const pinpointStates = ['none', 'exists', 'beyond', 'sign-in', 'cannot-check'] as const;

/** What is known of a page or paragraph that a text names. */
export type PinpointState = (typeof pinpointStates)[number];

/**
 * How a quotation compares with the judgment. `none`: nothing is quoted. `word-for-word`: it is in the judgment. `differs`: a
 * passage of the judgment has most of its words. `not-found`: no passage has. `other-opinion`: only a dissenting opinion has
 * it. `sign-in`: it is not in the preview, and a reader without a subscription is told no more. `cannot-check`: the citation
 * leads to no single judgment.
 */
export const quotationStates = [
  'none',
  'word-for-word',
  'differs',
  'not-found',
  'other-opinion',
  'sign-in',
  'cannot-check',
] as const;

/** How a quotation compares with the judgment. */
export type QuotationState = (typeof quotationStates)[number];

/** `equal`: in both. `missing`: only the judgment has the words. `added`: only the quotation has them. */
export const segmentKinds = ['equal', 'missing', 'added'] as const;

const segment = {
  /** Who has the words. */
  kind: segmentKinds,
  /** The words: those of the judgment if they are missing, otherwise those of the quotation. */
  text,
} as const;

/** A run of words of a quotation, or of the judgment where the quotation lacks them. */
export interface QuotationSegment extends ValueOf<typeof segment> {}

export const claimAnswer = {
  /** Whether the page or paragraph exists. */
  pinpoint: pinpointStates,
  /** The last paragraph, or the nearest page, that exists, if the pinpoint is beyond: `89`, `p. 785`; otherwise empty. */
  last: text,
  /** How the quotation compares. */
  quotation: quotationStates,
  /** The quotation with its differences, if it differs; otherwise empty. */
  segments: [segment as Fields<QuotationSegment>],
  /** The nearest passage, if the quotation was not found and the reader has a subscription; otherwise empty. */
  passage: text,
  /** Anchor of the paragraph with the passage; empty if unknown. */
  paragraph: text,
  /** Who wrote the other opinion, as printed; empty if unknown. */
  judge: text,
} as const;

/** The answer to one claim of a text: a quotation, a page or a paragraph of a judgment. */
export interface ClaimAnswer extends ValueOf<typeof claimAnswer> {}
