import { outcome, type Outcome } from '../wire/outcome.js';
import {
  judgmentSettings,
  judgmentSettingsFields,
  welcomeSettings,
  type CourtSettingsInput,
  type JudgmentSettings,
  type WelcomeSettings,
} from './member-settings.js';
import { group, get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { outdata } from '../wire/readers.js';
import { wireNames } from '../wire/wire-names.js';
import { forUser, type ForUser } from '../wire/for-user.js';

/** A member's settings. */
export const settings = group('settings', () => ({
  /** Stores how a member reads judgments. */
  saveJudgment: post<Outcome, ForUser & JudgmentSettings>('/api/user/insertuserjudgementsetting', {
    ...memberWrite,
    answer: outcome,
    body: { ...forUser, ...wireNames(judgmentSettingsFields) },
  }),
  /** Reads how a member likes to read judgments. */
  judgment: get<JudgmentSettings, ForUser | undefined>('/api/user/userjudgementsetting', {
    ...memberRead,
    answer: outdata(judgmentSettings),
    query: forUser,
  }),
  /** Stores the courts whose latest cases appear on the welcome page, and what the page shows. */
  saveCourt: post<Outcome, ForUser & CourtSettingsInput>('/api/user/insertusercourtsetting', {
    ...memberWrite,
    answer: outcome,
    body: {
      ...forUser,
      courtIds: 'courts',
      showsLatestCases: 'showLatestCases',
      showsHistory: 'showHistory',
    },
  }),
  /** Reads the settings of the member's welcome page. */
  welcome: get<WelcomeSettings, ForUser | undefined>('/api/user/getwelcomeusersettings', {
    ...memberRead,
    answer: outdata(welcomeSettings),
    query: forUser,
  }),
}));
