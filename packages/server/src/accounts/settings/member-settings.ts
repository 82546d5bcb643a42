import type { ActSettings, JudgmentSettings, JudgmentSettingsInput, WelcomeSettings } from '@headnote/core/contract';
import type { Kysely } from 'kysely';
import { courtById } from '../../courts/courts.js';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { refusal, type StepResult } from '../flows/flow-parts.js';
import { createSettingStore } from './setting-store.js';

/** Settings of the welcome page to store; a missing one keeps its value. */
export interface CourtChoice {
  readonly courtIds: readonly number[];
  readonly showsLatestCases?: boolean | undefined;
  readonly showsHistory?: boolean | undefined;
  readonly hiddenParts?: readonly string[] | undefined;
}

/** Reads and stores what members have set. The last write of a setting wins; others stay as they are. */
export interface MemberSettings {
  judgment(userId: number): Promise<JudgmentSettings>;
  /** A missing first citation keeps its value. */
  saveJudgment(userId: number, settings: JudgmentSettingsInput): Promise<StepResult>;
  /** Refuses a court that is not in the table of courts. */
  saveCourts(userId: number, choice: CourtChoice): Promise<StepResult>;
  welcome(userId: number): Promise<WelcomeSettings>;
  acts(userId: number): Promise<ActSettings>;
  /** Refuses an act that the library does not have. */
  saveActs(userId: number, actIds: readonly string[]): Promise<StepResult>;
  resetActs(userId: number): Promise<StepResult>;
}

/** What a member has who has set nothing. */
const STANDARD = {
  judgment: { sort: 'relevance', pageSize: 20, showsHeadnote: true, marksHits: true, citationFirst: 'neutral' },
  courts: { courtIds: [], showsLatestCases: true, showsHistory: true, hiddenParts: [] },
  acts: { actIds: [] },
} as const satisfies { judgment: JudgmentSettings; courts: Omit<WelcomeSettings, 'actIds'>; acts: ActSettings };

const SAVED: StepResult = { isDone: true, message: 'Your settings were saved.', handle: '' };
const CLEARED: StepResult = { isDone: true, message: 'Your choice of acts was cleared.', handle: '' };

interface MemberSettingsOptions {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

/** Creates the settings on one database. */
export function createMemberSettings({ db, now }: MemberSettingsOptions): MemberSettings {
  const store = createSettingStore({ db, now });
  return {
    judgment: (userId) => store.read(userId, 'judgment', STANDARD.judgment),
    async saveJudgment(userId, { sort, pageSize, showsHeadnote, marksHits, citationFirst }) {
      await store.write(userId, 'judgment', { sort, pageSize, showsHeadnote, marksHits, citationFirst });
      return SAVED;
    },
    async saveCourts(userId, { courtIds, ...shown }) {
      const unknown = courtIds.find((id) => courtById(id) === undefined);
      if (unknown !== undefined) return refusal(`There is no court with the id ${unknown}.`);
      await store.write(userId, 'courts', { courtIds: unique(courtIds), ...shown });
      return SAVED;
    },
    async welcome(userId) {
      const [courts, acts] = await Promise.all([
        store.read(userId, 'courts', STANDARD.courts),
        store.read(userId, 'acts', STANDARD.acts),
      ]);
      return { ...courts, ...acts };
    },
    acts: (userId) => store.read(userId, 'acts', STANDARD.acts),
    async saveActs(userId, actIds) {
      const chosen = unique(actIds);
      if ((await countActs(db, chosen)) < chosen.length) return refusal('The library does not have one of these acts.');
      await store.write(userId, 'acts', { actIds: chosen });
      return SAVED;
    },
    async resetActs(userId) {
      await store.clear(userId, 'acts');
      return CLEARED;
    },
  };
}

const unique = <T>(ids: readonly T[]): readonly T[] => [...new Set(ids)];

async function countActs(db: Kysely<Database>, ids: readonly string[]): Promise<number> {
  const found = await inChunks(ids, (chunk) =>
    db.selectFrom('documents').select('id').where('kind', '=', 'act').where('id', 'in', chunk).execute(),
  );
  return found.length;
}
