import { courtTree, type CourtTree } from './court-tree.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import type { CourtSettings } from '../settings/member-settings.js';
import { group, get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { forUser, type ForUser } from '../wire/for-user.js';

/** The tree to read. */
export interface CourtTreeInput extends ForUser {
  /** `1`, the default, is the tree of case law. */
  readonly flag?: string;
}

/** The tree of courts and the member's choice. */
export const courts = group('courts', () => ({
  /** Reads the tree of courts with the member's choice. */
  tree: get<CourtTree, CourtTreeInput | undefined>('/api/caselaw/getTree', {
    ...memberRead,
    whole: courtTree,
    query: { ...forUser, flag: ['flag', '1'] },
  }),
  /** Stores the member's choice of courts. */
  saveSettings: post<Outcome, ForUser & CourtSettings>('/api/caselaw/addCourtSettings', {
    ...memberWrite,
    whole: outcome,
    body: { ...forUser, courtIds: 'courts' },
  }),
}));
