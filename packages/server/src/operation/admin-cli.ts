import { userInfo } from 'node:os';
import { ConfigError, isHeadnoteError } from '@headnote/core/errors';
import { createMembers, type Members } from '../accounts/members.js';
import { renewIndex } from '../search/run/open-engine.js';
import { createArticles } from '../articles/articles.js';
import { readBrand } from '../config/brand-file.js';
import { readConfig, type ServerConfig } from '../config/config.js';
import { createMessageTexts } from '../messages/message-texts.js';
import { removeSample } from '../citator/remove-sample.js';
import { createMarks } from '../citator/marks.js';
import { createPortals } from '../partners/portals.js';
import { createPaymentDesk } from '../payments/payment-desk.js';
import { createPriceListDesk } from '../payments/price-list-desk.js';
import { openDatabase, type Store } from '../store/database.js';
import { type AdminCommand, adminUsage, readAdminCommand } from './admin-usage.js';
import { AdminUsageError } from './admin-usage-error.js';
import { backUp } from './back-up.js';
import type { BackupList } from './backup-list.js';
import { memberLine, memberLines } from './member-lines.js';
import { runArticles } from './run-articles.js';
import { runPackages, runPayments } from './run-money.js';
import { runUnknownCourts } from './run-courts.js';
import { runFields } from './run-fields.js';
import { runRepeals } from './run-repeals.js';
import { runDocuments } from './run-documents.js';
import { createJudgeDesk } from '../library/judges/judge-desk.js';
import { createSourceDesk } from '../citator/sources/source-desk.js';
import { createTreatmentDesk } from '../citator/treatment-desk.js';
import { runJudges } from './run-judges.js';
import { runSources } from './run-sources.js';
import { runTreatments } from './run-treatments.js';
import { runPortals } from './run-portals.js';
import { runVotes } from './run-votes.js';
import { runUpkeep } from './run-upkeep.js';
import { restoreOriginals } from './restore-originals.js';
import { asideFolder, restoreBackup, verifyBackup, verifyDatabase } from './restore.js';
import { joinLines, printLine } from '../runtime/print-line.js';

const EXIT_FAILED = 1;
const EXIT_USAGE = 2;
/** Members of one list; a text finds the others. */
const LIST_LIMIT = 100;

/** The administrator's commands from the shell. Nothing that they print is a secret. */
async function main(): Promise<void> {
  const command = readAdminCommand(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  const text = command.kind === 'help' ? adminUsage : await run(command, readConfig(process.env));
  printLine(process.stdout, text);
}

async function run(command: Exclude<AdminCommand, { kind: 'help' }>, config: ServerConfig): Promise<string> {
  switch (command.kind) {
    case 'backup': {
      const list = await backUp(config, command.folder);
      const secrets =
        'secrets.json' in list.files
          ? ''
          : ' It has no secrets.json: keep SIGNING_KEY, PEPPER and CODEC_KEY elsewhere.';
      return `The backup ${command.folder} is complete and checked: ${contentsText(list)}.${secrets}`;
    }
    case 'verify': {
      const { folder, database } = command;
      const list = await (database ? verifyDatabase(folder, config.databaseUrl) : verifyBackup(folder));
      return `${database ? 'The database is the same as in the backup' : `The backup ${folder} is whole`}: ${contentsText(list)}.`;
    }
    case 'restore': {
      if (command.originals) {
        const folder = asideFolder(config.dataDir, new Date());
        const { restored, movedAside } = await restoreOriginals(command.folder, config, { folder });
        const moved = movedAside === 0 ? '' : ` ${movedAside} others are in ${folder}.`;
        return `Brought back ${restored} original PDFs of the backup; those that were the same stayed.${moved}`;
      }
      const { list, movedTo } = await restoreBackup(command.folder, config, {
        replace: command.replace,
        now: () => new Date(),
      });
      const moved = movedTo === undefined ? '' : ` The former files are in ${movedTo}.`;
      return `Restored and checked: ${contentsText(list)}.${moved} The next start builds the search index again.`;
    }
    case 'members':
      return withStore(config, (store) => runMembers(command, membersOf(store, config)));
    case 'articles':
      return withStore(config, (store) =>
        runArticles(command, { articles: createArticles({ db: store.db, now: Date.now }), actor: operatorName() }),
      );
    case 'documents':
      return withStore(config, (store) =>
        runDocuments(command, {
          store,
          marks: createMarks({ store, actor: operatorName(), now: Date.now }),
          removeSample: () => removeSample(store, { actor: operatorName(), now: Date.now }),
        }),
      );
    case 'sources':
      return withStore(config, (store) =>
        runSources(command, createSourceDesk({ store, actor: operatorName(), now: Date.now })),
      );
    case 'judges':
      return withStore(config, (store) =>
        runJudges(command, createJudgeDesk({ store, actor: operatorName(), now: Date.now })),
      );
    case 'courts':
      return withStore(config, runUnknownCourts);
    case 'repeals':
      return withStore(config, (store) => runRepeals(command, store));
    case 'fields':
      return withStore(config, runFields);
    case 'treatments':
      return withStore(config, (store) =>
        runTreatments(command, createTreatmentDesk({ store, actor: operatorName(), now: Date.now })),
      );
    case 'assistant':
      return withStore(config, runVotes);
    case 'portals':
      return withStore(config, (store) =>
        runPortals(command, {
          portals: createPortals({ db: store.db, now: Date.now }),
          members: membersOf(store, config),
          actor: { name: operatorName(), userId: null },
        }),
      );
    case 're-index':
    case 'accept-secrets':
    case 'messages':
    case 'audit':
      return withStore(config, (store) =>
        runUpkeep(command, {
          store,
          actor: operatorName(),
          renewIndex: () => renewIndex(config),
          now: Date.now,
        }),
      );
    case 'packages':
      return withStore(config, ({ db }) =>
        runPackages(command, createPriceListDesk({ db, actor: operatorName(), now: Date.now })),
      );
    case 'payments':
      return withStore(config, ({ db }) => {
        const texts = createMessageTexts({ name: readBrand(config.brandFile).name });
        return runPayments(command, createPaymentDesk({ db, texts, actor: operatorName(), now: Date.now }));
      });
  }
}

async function runMembers(command: Extract<AdminCommand, { kind: 'members' }>, members: Members): Promise<string> {
  if (command.act === 'list') {
    const found = await members.list({ containing: command.containing, limit: LIST_LIMIT });
    const more =
      found.length === LIST_LIMIT ? [`Only the first ${LIST_LIMIT} are shown; add a text to find others.`] : [];
    return found.length === 0 ? 'No member was found.' : joinLines([...found.map(memberLine), ...more]);
  }
  const { who, days } = command;
  const acts = {
    show: async () => {
      const member = await members.find(who);
      return member && memberLines(member);
    },
    activate: () => members.activate(who),
    'reset-password': () => members.resetPassword(who),
    'end-sessions': () => members.endSessions(who),
    extend: () => members.extend(who, days),
    delete: () => members.remove(who),
  };
  const done = await acts[command.act]();
  if (done === undefined) throw new ConfigError(`There is no member "${who}".`);
  return done;
}

async function withStore<Result>(
  { dataDir, databaseUrl }: ServerConfig,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openDatabase({ dataDir, databaseUrl });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Who acts, for the audit log. */
function operatorName(): string {
  return `admin:${userInfo().username}`;
}

function membersOf({ db }: Store, { brandFile }: ServerConfig): Members {
  const { name: brand } = readBrand(brandFile);
  return createMembers({ db, brand, actor: operatorName(), now: Date.now });
}

function contentsText({ tables }: BackupList): string {
  const rows = (name: string) => tables[name]?.rows ?? 0;
  return `${rows('documents')} documents, ${rows('users')} accounts, ${Object.keys(tables).length} tables`;
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const isExpected = error instanceof AdminUsageError || isHeadnoteError(error);
  printLine(process.stderr, isExpected ? message : `The command failed: ${message}`);
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) printLine(process.stderr, error.stack ?? message);
  process.exitCode = error instanceof AdminUsageError ? EXIT_USAGE : EXIT_FAILED;
}

void main().catch(fail);
