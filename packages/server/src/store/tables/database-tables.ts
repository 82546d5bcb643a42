import type { AccountTables } from './account-tables.js';
import type { AlertTables } from './alert-tables.js';
import type { ArticleTables } from './article-tables.js';
import type { AssistantTables } from './assistant-tables.js';
import type { CitatorTables } from './citator-tables.js';
import type { JudgeTables } from './judge-tables.js';
import type { LibraryTables } from './library-tables.js';
import type { MarkTables } from './mark-tables.js';
import type { MemberLibraryTables } from './member-library-tables.js';
import type { PartnerTables } from './partner-tables.js';
import type { PaymentTables } from './payment-tables.js';
import type { RepealTables } from './repeal-tables.js';
import type { SourceTables } from './source-tables.js';

/** All tables of the library's database. */
export interface Database
  extends
    LibraryTables,
    AccountTables,
    AlertTables,
    ArticleTables,
    AssistantTables,
    CitatorTables,
    JudgeTables,
    MarkTables,
    MemberLibraryTables,
    PartnerTables,
    PaymentTables,
    RepealTables,
    SourceTables {}
