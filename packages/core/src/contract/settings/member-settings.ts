import { count, flag, ids, record, sureCount, sureText, word, type Fields } from '../wire/readers.js';

/** How a member reads judgments. */
export interface JudgmentSettings {
  /** Order of a list of judgments. */
  readonly sort: 'relevance' | 'date' | 'cited';
  /** Hits per page. */
  readonly pageSize: number;
  /** True shows the headnote above the text. */
  readonly showsHeadnote: boolean;
  /** True marks the words of the search. */
  readonly marksHits: boolean;
}

/** Every order of a list of judgments. */
export const judgmentSorts = ['relevance', 'date', 'cited'] as const;

/** Fields of the judgment settings on the wire. */
export const judgmentSettingsFields: Fields<JudgmentSettings> = {
  sort: word(judgmentSorts),
  pageSize: count,
  showsHeadnote: ['showHeadnote', flag],
  marksHits: ['highlight', flag],
};

/** The courts a member chose. */
export interface CourtSettings {
  /** Ids of courts; 1 is the Supreme Court. */
  readonly courtIds: readonly number[];
}

/** A choice of courts to store, and what the welcome page shows; a missing mark stays as it is. */
export interface CourtSettingsInput extends CourtSettings {
  /** True shows the latest cases. */
  readonly showsLatestCases?: boolean;
  /** True shows the member's latest searches. */
  readonly showsHistory?: boolean;
}

/** The acts a member chose. */
export interface ActSettings {
  /** Ids of acts. */
  readonly actIds: readonly string[];
}

/** Settings of a member's welcome page. */
export interface WelcomeSettings extends CourtSettings, ActSettings {
  /** True shows the latest cases. */
  readonly showsLatestCases: boolean;
  /** True shows the member's latest searches. */
  readonly showsHistory: boolean;
}

const courtIds = ['courts', ids(sureCount)] as const;
const actIds = ids(sureText);

/** Reads the judgment settings. */
export const judgmentSettings = record(judgmentSettingsFields);
/** Reads the act settings. */
export const actSettings = record<ActSettings>({ actIds });
/** Reads the settings of the welcome page. */
export const welcomeSettings = record<WelcomeSettings>({
  courtIds,
  actIds,
  showsLatestCases: ['showLatestCases', flag],
  showsHistory: ['showHistory', flag],
});
