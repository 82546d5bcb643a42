import { count, flag, ids, record, sureCount, sureText, word, type Fields } from '../wire/readers.js';

/** How a member reads judgments. */
export interface JudgmentSettings {
  readonly sort: 'relevance' | 'date' | 'cited';
  /** Hits of a page. */
  readonly pageSize: number;
  readonly showsHeadnote: boolean;
  /** True marks the words that were searched for. */
  readonly marksHits: boolean;
}

/** Orders of a list of judgments. */
export const judgmentSorts = ['relevance', 'date', 'cited'] as const;

/** Fields of the judgment settings on the wire. */
export const judgmentSettingsFields: Fields<JudgmentSettings> = {
  sort: word(...judgmentSorts),
  pageSize: count,
  showsHeadnote: ['showHeadnote', flag],
  marksHits: ['highlight', flag],
};

/** The courts a member chose. */
export interface CourtSettings {
  readonly courtIds: readonly number[];
}

/** The acts a member chose. */
export interface ActSettings {
  readonly actIds: readonly string[];
}

/** What a member's welcome page shows. */
export interface WelcomeSettings extends CourtSettings, ActSettings {
  readonly showsLatestCases: boolean;
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
