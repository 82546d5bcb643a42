import { join } from '../wire/join.js';
import type { ValueOf } from '../wire/kind.js';
import { count, flag, ids, sureCount, sureText } from '../wire/readers.js';

/** Every order of a list of judgments. */
export const judgmentSorts = ['relevance', 'date', 'cited'] as const;

/** Every choice of the citation that lists show first. `neutral` is the usual order: neutral, SCC, AIR, SCR. */
export const firstCitations = ['neutral', 'scc', 'air', 'scr'] as const;

export const judgmentSettings = {
  /** Order of a list of judgments. */
  sort: judgmentSorts,
  /** Hits per page. */
  pageSize: count,
  /** True shows the headnote above the text. */
  showsHeadnote: ['showHeadnote', flag],
  /** True marks the words of the search. */
  marksHits: ['highlight', flag],
  /** The citation that lists show first. */
  citationFirst: firstCitations,
} as const;

/** How a member reads judgments. */
export interface JudgmentSettings extends ValueOf<typeof judgmentSettings> {}

/** How a member reads judgments, to store; a missing first citation stays as it is. */
export interface JudgmentSettingsInput
  extends Omit<JudgmentSettings, 'citationFirst'>, Partial<Pick<JudgmentSettings, 'citationFirst'>> {}

const courts = {
  /** Ids of courts; 1 is the Supreme Court. */
  courtIds: ['courts', /* @__PURE__ */ ids(sureCount)],
} as const;

/** The courts a member chose. */
export interface CourtSettings extends ValueOf<typeof courts> {}

export const actSettings = {
  /** Ids of acts. */
  actIds: /* @__PURE__ */ ids(sureText),
} as const;

/** The acts a member chose. */
export interface ActSettings extends ValueOf<typeof actSettings> {}

const shown = {
  /** True shows the latest cases. */
  showsLatestCases: ['showLatestCases', flag],
  /** True shows the member's latest searches. */
  showsHistory: ['showHistory', flag],
  /** Names of the other parts of the page that it leaves out; the site knows the names. */
  hiddenParts: /* @__PURE__ */ ids(sureText),
} as const;

/** A choice of courts to store, and what the welcome page shows; a missing mark stays as it is. */
export interface CourtSettingsInput extends CourtSettings, Partial<ValueOf<typeof shown>> {}

export const welcomeSettings = /* @__PURE__ */ join(courts, actSettings, shown);

/** Settings of a member's welcome page. */
export interface WelcomeSettings extends ValueOf<typeof welcomeSettings> {}

/** Names of a choice of courts on the wire. */
export const courtSettings = /* @__PURE__ */ join(courts, shown);
