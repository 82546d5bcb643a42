import type { Migration } from 'kysely/migration';
import { libraryMigration } from './001-library.js';
import { accountsMigration } from './002-accounts.js';
import { citatorMigration } from './003-citator.js';
import { indexFailuresMigration } from './004-index-failures.js';
import { registrationMigration } from './005-registration.js';
import { libraryIdentityMigration } from './006-library-identity.js';
import { messagesMigration } from './007-messages.js';
import { auditLogMigration } from './008-audit-log.js';
import { ownAccountMigration } from './009-own-account.js';
import { partnersMigration } from './010-partners.js';
import { partyWordsMigration } from './011-party-words.js';
import { partnerInquiriesMigration } from './012-partner-inquiries.js';
import { paymentsMigration } from './013-payments.js';
import { articlesMigration } from './014-articles.js';
import { completionsMigration } from './017-completions.js';
import { documentMarksMigration } from './018-document-marks.js';
import { memberLibraryMigration } from './019-member-library.js';
import { sentJudgmentsMigration } from './021-sent-judgments.js';
import { portalDefaultsMigration } from './020-portal-defaults.js';
import { packageTextMigration } from './022-package-text.js';
import { documentTreatmentMigration } from './023-document-treatment.js';
import { packageLibraryMigration } from './024-package-library.js';
import { bookmarkWordsMigration } from './025-bookmark-words.js';
import { noteDocumentsMigration } from './026-note-documents.js';
import { earlierNotesMigration } from './027-earlier-notes.js';
import { queueFailuresMigration } from './028-queue-failures.js';
import { separateBudgetsMigration } from './029-separate-budgets.js';
import { importedFilesMigration } from './030-imported-files.js';
import { contactOwnersMigration } from './031-contact-owners.js';
import { outboxLanesMigration } from './032-outbox-lanes.js';
import { treatmentSourcesMigration } from './034-treatment-sources.js';
import { severalMarksMigration } from './035-several-marks.js';
import { codeBudgetsMigration } from './036-code-budgets.js';
import { assistantMigration } from './037-assistant.js';
import { accessTokensMigration } from './038-access-tokens.js';
import { assistantFilesMigration } from './039-assistant-files.js';
import { judgmentSourcesMigration } from './040-judgment-sources.js';
import { judgesMigration } from './041-judges.js';
import { actRepealsMigration } from './042-act-repeals.js';
import { alertsMigration } from './044-alerts.js';
import { severalServersMigration } from './045-several-servers.js';
import { mostCitedMigration } from './043-most-cited.js';

/** One step of the schema. A step that has been released is never edited; a change is a new step at the end. */
export interface NamedMigration {
  readonly name: string;
  readonly up: Migration['up'];
  /** Servers of the version before cannot go on with the tables that it leaves, so they are stopped first. */
  readonly needsStop?: true;
}

/** All steps, in the order in which they run. */
export const migrations: readonly NamedMigration[] = [
  { name: '001-library', up: (db) => libraryMigration.up(db) },
  { name: '002-accounts', up: (db) => accountsMigration.up(db) },
  { name: '003-citator', up: (db) => citatorMigration.up(db) },
  { name: '004-index-failures', up: (db) => indexFailuresMigration.up(db) },
  { name: '005-registration', up: (db) => registrationMigration.up(db), needsStop: true },
  { name: '006-library-identity', up: (db) => libraryIdentityMigration.up(db) },
  { name: '007-messages', up: (db) => messagesMigration.up(db) },
  { name: '008-audit-log', up: (db) => auditLogMigration.up(db) },
  { name: '009-own-account', up: (db) => ownAccountMigration.up(db) },
  { name: '010-partners', up: (db) => partnersMigration.up(db) },
  { name: '011-party-words', up: (db) => partyWordsMigration.up(db) },
  { name: '012-partner-inquiries', up: (db) => partnerInquiriesMigration.up(db) },
  { name: '013-payments', up: (db) => paymentsMigration.up(db) },
  { name: '014-articles', up: (db) => articlesMigration.up(db) },
  { name: '017-completions', up: (db) => completionsMigration.up(db) },
  { name: '018-document-marks', up: (db) => documentMarksMigration.up(db) },
  { name: '019-member-library', up: (db) => memberLibraryMigration.up(db) },
  { name: '020-portal-defaults', up: (db) => portalDefaultsMigration.up(db) },
  { name: '021-sent-judgments', up: (db) => sentJudgmentsMigration.up(db) },
  { name: '022-package-text', up: (db) => packageTextMigration.up(db) },
  { name: '023-document-treatment', up: (db) => documentTreatmentMigration.up(db) },
  { name: '024-package-library', up: (db) => packageLibraryMigration.up(db) },
  { name: '025-bookmark-words', up: (db) => bookmarkWordsMigration.up(db) },
  { name: '026-note-documents', up: (db) => noteDocumentsMigration.up(db) },
  { name: '027-earlier-notes', up: (db) => earlierNotesMigration.up(db) },
  { name: '028-queue-failures', up: (db) => queueFailuresMigration.up(db) },
  { name: '029-separate-budgets', up: (db) => separateBudgetsMigration.up(db) },
  { name: '030-imported-files', up: (db) => importedFilesMigration.up(db) },
  { name: '031-contact-owners', up: (db) => contactOwnersMigration.up(db), needsStop: true },
  { name: '032-outbox-lanes', up: (db) => outboxLanesMigration.up(db) },
  { name: '034-treatment-sources', up: (db) => treatmentSourcesMigration.up(db) },
  { name: '035-several-marks', up: (db) => severalMarksMigration.up(db), needsStop: true },
  { name: '036-code-budgets', up: (db) => codeBudgetsMigration.up(db) },
  { name: '037-assistant', up: (db) => assistantMigration.up(db) },
  { name: '038-access-tokens', up: (db) => accessTokensMigration.up(db) },
  { name: '039-assistant-files', up: (db) => assistantFilesMigration.up(db) },
  { name: '040-judgment-sources', up: (db) => judgmentSourcesMigration.up(db) },
  { name: '041-judges', up: (db) => judgesMigration.up(db) },
  { name: '042-act-repeals', up: (db) => actRepealsMigration.up(db) },
  { name: '043-most-cited', up: (db) => mostCitedMigration.up(db) },
  { name: '044-alerts', up: (db) => alertsMigration.up(db) },
  { name: '045-several-servers', up: (db) => severalServersMigration.up(db) },
];
