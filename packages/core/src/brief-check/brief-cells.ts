import type { CheckedCitation } from '../citation/check-text.js';
import { compareCaseNames, type NameComparison } from '../citation/names/compare-case-names.js';
import type {
  ClaimAnswer,
  PinpointState,
  QuotationSegment,
  QuotationState,
} from '../contract/citations/claim-answer.js';
import { type LaterTreatment, type Warning, warnings } from '../contract/citations/later-treatment.js';
import type { Claim } from './claims/claim.js';

/** How the parties that a text names compare with those of the judgment. */
export type PartiesState = NameComparison | 'none' | 'not-compared';

/** The parties that a text names beside a citation. */
export interface PartiesCell {
  /**
   * How they compare with the judgment's; `none` if the text names none or no judgment was found; `not-compared` if the
   * library does not know the parties of the judgment.
   */
  readonly state: PartiesState;
  /** As the text names them; empty if it names none. */
  readonly named: string;
  /** Cause title of the judgment; empty if there is none, or several. */
  readonly title: string;
}

/** A place of the text. */
interface ClaimPlace extends Pick<Claim, 'start' | 'end'> {
  /** Its line, counted from 1. */
  readonly line: number;
  /** As the text has it, in one line. */
  readonly written: string;
}

/** One page or paragraph that a text names. */
export interface PinpointEntry extends ClaimPlace {
  readonly state: PinpointState;
  /** The last paragraph, or the nearest page, that exists, if it is beyond; otherwise empty. */
  readonly last: string;
}

/** One quotation of a text. */
export interface QuotationEntry extends ClaimPlace {
  readonly state: QuotationState;
  /** The quotation with its differences, if it differs; otherwise empty. */
  readonly segments: readonly QuotationSegment[];
  /** The nearest passage of the judgment, for a subscriber; otherwise empty. */
  readonly passage: string;
  /** Anchor of the paragraph with these words; empty if unknown. */
  readonly paragraph: string;
  /** Who wrote the other opinion; empty if unknown. */
  readonly judge: string;
}

/** The pages and paragraphs that a text names of a citation, in its order, and the state that a reader must see first. */
export interface PinpointCell {
  readonly state: PinpointState;
  readonly entries: readonly PinpointEntry[];
}

/** The quotations that a text has of a citation, in its order, and the state that a reader must see first. */
export interface QuotationCell {
  readonly state: QuotationState;
  readonly entries: readonly QuotationEntry[];
}

/** What later judgments say against a case. */
export interface LaterCell {
  /** The worst of them; `none` if the library knows none; `cannot-check` if the citation leads to no single judgment. */
  readonly state: Warning | 'none' | 'cannot-check';
  /** The later judgment; null if there is none. */
  readonly treatment: LaterTreatment | null;
}

/** States of a pinpoint, the one that a reader must see first at the beginning. */
const PINPOINTS: readonly PinpointState[] = ['beyond', 'cannot-check', 'sign-in', 'exists'];
/** States of a quotation in the same order. */
const QUOTATIONS: readonly QuotationState[] = [
  'not-found',
  'differs',
  'other-opinion',
  'cannot-check',
  'sign-in',
  'word-for-word',
];

const worst = <State extends string>(order: readonly State[], entries: readonly { readonly state: State }[]) =>
  order.find((state) => entries.some((entry) => entry.state === state));

/** A claim with its place in the text and what the library answers. */
export interface AnsweredClaim {
  readonly claim: Claim;
  readonly place: ClaimPlace;
  readonly answer: ClaimAnswer | undefined;
}

/** Makes the cell of the parties. */
export function partiesCell({ citation, hits }: CheckedCitation): PartiesCell {
  const named = citation?.caseName ?? '';
  const [only] = hits.length === 1 ? hits : [];
  const title = only?.title ?? '';
  if (named === '' || only === undefined) return { state: 'none', named, title };
  return { state: title === '' ? 'not-compared' : compareCaseNames(named, title), named, title };
}

/** Makes the cell of the pinpoints. */
export function pinpointCell(claims: readonly AnsweredClaim[]): PinpointCell {
  const entries = claims
    .filter(({ claim }) => claim.pinpoint !== '')
    .map(({ place, answer }) => ({
      ...place,
      state: answer?.pinpoint ?? ('cannot-check' as const),
      last: answer?.last ?? '',
    }));
  return { state: worst(PINPOINTS, entries) ?? 'none', entries };
}

/** Makes the cell of the quotations. */
export function quotationCell(claims: readonly AnsweredClaim[]): QuotationCell {
  const entries = claims
    .filter(({ claim }) => claim.quotation !== '')
    .map(({ place, answer }) => ({
      ...place,
      state: answer?.quotation ?? ('cannot-check' as const),
      segments: answer?.segments ?? [],
      passage: answer?.passage ?? '',
      paragraph: answer?.paragraph ?? '',
      judge: answer?.judge ?? '',
    }));
  return { state: worst(QUOTATIONS, entries) ?? 'none', entries };
}

/** Makes the cell of later treatment. */
export function laterCell({ state, hits }: CheckedCitation): LaterCell {
  const found = state === 'found' ? hits : [];
  const said = found.flatMap(({ later }) => later ?? []);
  const treatment = warnings.flatMap((warning) => said.find((one) => one.treatment === warning) ?? [])[0];
  if (treatment) return { state: treatment.treatment, treatment };
  return { state: found.length === 0 ? 'cannot-check' : 'none', treatment: null };
}
