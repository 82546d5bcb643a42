import { caseBrief } from '../citations/judgment-citations.js';
import { yearCount } from '../citations/year-count.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { sureCount, sureText, text } from '../wire/readers.js';

/** Judgments in one list of a provision: as many as fit next to its text. */
const MAX_LISTED = 3;

/** Bounds of the judgments on a provision. */
export const actJudgmentLimits = {
  /** Judgments in one list. */
  maxListed: MAX_LISTED,
} as const;

const namedSection = {
  /** Its anchor in the act's text. */
  id: sureText,
  /** Judgments that name it. */
  count: sureCount,
} as const;

/** A section that judgments name. */
export interface NamedSection extends ValueOf<typeof namedSection> {}

const namingCourt = {
  name: text,
  /** Its judgments that name the provision. */
  count: sureCount,
} as const;

/** A court whose judgments name a provision. */
export interface NamingCourt extends ValueOf<typeof namingCourt> {}

const citedCase = {
  judgment: caseBrief,
  /** Judgments of the library that cite it. */
  citedBy: ['cited_by', sureCount],
} as const;

/** A judgment on a provision, and how often it is cited. */
export interface CitedCase extends ValueOf<typeof citedCase> {}

export const actJudgments = {
  /** Every section of the act that a judgment names, in no order. */
  sections: [namedSection as Fields<NamedSection>],
  /** Judgments that name the provision asked for; the act, if no section was asked for. */
  total: sureCount,
  /** Their courts, the largest number first. */
  courts: [namingCourt as Fields<NamingCourt>],
  /** Their years, in order; judgments without a date are left out. */
  years: [yearCount],
  /** At most 3. */
  mostCited: ['most_cited', [citedCase as Fields<CitedCase>]],
  /** At most 3. */
  newest: [caseBrief],
} as const;

/** The judgments of the library that name an act or a section of it. */
export interface ActJudgments extends ValueOf<typeof actJudgments> {}
