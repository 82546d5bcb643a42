import { outcome, type Outcome } from '../wire/outcome.js';
import {
  courtSettings,
  judgmentSettings,
  welcomeSettings,
  type CourtSettingsInput,
  type JudgmentSettings,
  type JudgmentSettingsInput,
  type WelcomeSettings,
} from './member-settings.js';
import { group, get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { wireNames } from '../wire/wire-names.js';
import { forUser, type ForUser } from '../wire/for-user.js';

/** A member's settings. */
export const settings = group('settings', () => ({
  /** Stores how a member reads judgments. */
  saveJudgment: post<Outcome, ForUser & JudgmentSettingsInput>('/api/user/insertuserjudgementsetting', {
    ...memberWrite,
    whole: outcome,
    body: { ...forUser, ...wireNames<JudgmentSettings>(judgmentSettings) },
  }),
  /** Reads how a member likes to read judgments. */
  judgment: get<JudgmentSettings, ForUser | undefined>('/api/user/userjudgementsetting', {
    ...memberRead,
    outdata: judgmentSettings,
    query: forUser,
  }),
  /** Stores the courts whose latest cases appear on the welcome page, and what the page shows. */
  saveCourt: post<Outcome, ForUser & CourtSettingsInput>('/api/user/insertusercourtsetting', {
    ...memberWrite,
    whole: outcome,
    body: { ...forUser, ...wireNames<CourtSettingsInput>(courtSettings) },
  }),
  /** Reads the settings of the member's welcome page. */
  welcome: get<WelcomeSettings, ForUser | undefined>('/api/user/getwelcomeusersettings', {
    ...memberRead,
    outdata: welcomeSettings,
    query: forUser,
  }),
}));
