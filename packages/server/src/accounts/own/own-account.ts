import type { Profile } from '@headnote/core/contract';
import type { FlowParts } from '../flows/flow-parts.js';
import type { Cells } from '../../runtime/budgets/cells.js';
import type { Asker } from './asker.js';
import { changePassword, type PasswordChange } from './change-password.js';
import { confirmContactChange, startContactChange, type ContactChange } from './contact-change.js';
import { deleteOnRequest, keepAccount, purgeDeleted, type DeletionResult } from './deletion.js';
import { exportData, type ExportPieces } from './export-data.js';
import { type BeginExport, createExportTurns } from './export-turns.js';
import { createPasswordProof } from './password-proof.js';
import { readProfile, saveProfile, type ProfileForm } from './profile.js';
import { endOtherSessions, endSession, listSessions, type ListedSession } from './session-list.js';
import type { StepResult } from '../flows/flow-parts.js';

/** What members do with their own account. A password that it takes is checked within a budget: BusyError. */
export interface OwnAccount {
  profile(userId: number): Promise<Profile>;
  saveProfile(userId: number, form: ProfileForm): Promise<StepResult>;
  startContactChange(userId: number, change: ContactChange): Promise<StepResult>;
  confirmContactChange(userId: number, entry: { readonly handle: string; readonly code: string }): Promise<StepResult>;
  changePassword(asker: Asker, change: PasswordChange): Promise<StepResult>;
  /** The sessions that live, that of the asker first. */
  sessions(asker: Asker): Promise<readonly ListedSession[]>;
  /** Rejects with NotFoundError if the member has no such session. */
  endSession(userId: number, id: string): Promise<void>;
  /** Returns how many have ended. */
  endOtherSessions(asker: Asker): Promise<number>;
  exportData(userId: number): Promise<ExportPieces>;
  /** Comes before an export that a member asks for. */
  readonly beginExport: BeginExport;
  /** Ends all sessions and sets the day of the deletion. */
  deleteOnRequest(userId: number, password: string): Promise<DeletionResult>;
  keep(userId: number): Promise<StepResult>;
  /** Deletes the accounts whose day has come. */
  purge(): Promise<void>;
}

interface OwnAccountOptions {
  readonly parts: FlowParts;
  /** Milliseconds of a monotonic clock. */
  readonly cells: Cells;
}

/** Creates them on one database. */
export function createOwnAccount({ parts, cells }: OwnAccountOptions): OwnAccount {
  const { db } = parts;
  const prove = createPasswordProof({ db, hasher: parts.hasher, cells });
  return {
    profile: (userId) => readProfile(db, userId),
    saveProfile: (userId, form) => saveProfile(db, userId, form),
    startContactChange: (userId, change) => startContactChange({ parts, prove }, userId, change),
    confirmContactChange: (userId, entry) => confirmContactChange(parts, userId, entry),
    changePassword: (asker, change) => changePassword({ parts, prove }, asker, change),
    sessions: (asker) => listSessions(db, asker, parts.now()),
    endSession: (userId, id) => endSession(db, { userId, id, now: parts.now() }),
    endOtherSessions: (asker) => endOtherSessions(db, asker, parts.now()),
    exportData: (userId) => exportData(db, userId, parts.now()),
    beginExport: createExportTurns(cells),
    deleteOnRequest: (userId, password) => deleteOnRequest({ parts, prove }, userId, password),
    keep: (userId) => keepAccount(db, userId),
    purge: () => purgeDeleted(parts),
  };
}
