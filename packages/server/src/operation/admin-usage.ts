import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { AdminUsageError, seeHelp } from './admin-usage-error.js';
import { refuseOtherOptions } from './admin-options.js';
import { assistantUsage, readAssistantCommand, type AssistantCommand } from './assistant-usage.js';
import { articleUsage, readArticleCommand, type ArticleCommand } from './article-usage.js';
import {
  moneyUsage,
  readPackageCommand,
  readPaymentCommand,
  type PackageCommand,
  type PaymentCommand,
} from './money-usage.js';
import { fieldUsage, readFieldCommand, type FieldCommand } from './field-usage.js';
import { readRepealCommand, type RepealCommand, repealUsage } from './repeal-usage.js';
import { courtUsage, readCourtCommand, type CourtCommand } from './court-usage.js';
import { documentUsage, readDocumentCommand, type DocumentCommand } from './document-usage.js';
import {
  readAuditCommand,
  readBareCommand,
  readReindexCommand,
  upkeepUsage,
  type UpkeepCommand,
} from './upkeep-usage.js';
import { judgeUsage, readJudgeCommand, type JudgeCommand } from './judge-usage.js';
import { readSourceCommand, sourceUsage, type SourceCommand } from './source-usage.js';
import { readTreatmentCommand, treatmentUsage, type TreatmentCommand } from './treatment-usage.js';
import { portalUsage, readPortalCommand, type PortalCommand } from './portal-usage.js';

/** A parsed command of the administrator. */
export type AdminCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'backup'; readonly folder: string }
  | { readonly kind: 'verify'; readonly folder: string; readonly database: boolean }
  | { readonly kind: 'restore'; readonly folder: string; readonly replace: boolean; readonly originals: boolean }
  | ArticleCommand
  | CourtCommand
  | FieldCommand
  | RepealCommand
  | DocumentCommand
  | SourceCommand
  | JudgeCommand
  | TreatmentCommand
  | AssistantCommand
  | PortalCommand
  | PackageCommand
  | PaymentCommand
  | UpkeepCommand
  | { readonly kind: 'members'; readonly act: 'list'; readonly containing: string }
  | { readonly kind: 'members'; readonly act: MemberAct; readonly who: string; readonly days: number };

const memberActs = ['show', 'activate', 'reset-password', 'end-sessions', 'extend', 'delete'] as const;
type MemberAct = (typeof memberActs)[number];

/** The longest extension at once: ten years. */
const MAX_DAYS = 3_650;

/** All commands, one a line. */
export const adminUsage = `Use: npm run admin -- <command>
  backup <new folder>                      copy the database, the secrets and the original PDFs while the server runs
  verify <folder>                          check a backup: hashes, pages and rows
  verify <folder> --database               compare the PostgreSQL database of DATABASE_URL with a backup
  restore <folder> [--replace]             restore a backup into DATA_DIR; the server must be stopped
  restore <folder> --originals             bring back only the original PDFs, after pg_restore of the database
  members list [text]                      members whose name, address or number contains a text
  members show <member>                    one member, by user name, e-mail address or id
  members activate <member>                activate a registration without its code
  members reset-password <member>          make the password invalid; the member chooses a new one with a code
  members end-sessions <member>            sign the member out on all devices
  members extend <member> --days <number>  lengthen the subscription
  members delete <member> --yes            delete the account with all its data
${portalUsage}
${articleUsage}
${moneyUsage}
${courtUsage}
${fieldUsage}
${repealUsage}
${documentUsage}
${sourceUsage}
${judgeUsage}
${treatmentUsage}
${assistantUsage}
${upkeepUsage}`;

/** Reads the arguments after `npm run admin --`. Relative paths start from `from`. Throws an AdminUsageError with one sentence. */
export function readAdminCommand(args: readonly string[], from: string): AdminCommand {
  const { positionals, values } = parse(args);
  const [name = '', ...rest] = positionals;
  if (values.help || name === '' || name === 'help') return { kind: 'help' };
  const command = readCommand(name, rest, { values, from });
  refuseOtherOptions('act' in command ? `${command.kind} ${command.act}` : command.kind, values);
  return command;
}

interface CommandDetails {
  readonly values: ReturnType<typeof parse>['values'];
  readonly from: string;
}

function readCommand(name: string, rest: readonly string[], { values, from }: CommandDetails): AdminCommand {
  const { database, replace, originals, yes, days } = values;
  if (name === 'members') return readMemberCommand(rest, { yes, days });
  if (name === 'portals') return readPortalCommand(rest, days);
  if (name === 'courts') return readCourtCommand(rest);
  if (name === 'fields') return readFieldCommand(rest);
  if (name === 'repeals') return readRepealCommand(rest, from);
  if (name === 'documents') return readDocumentCommand(rest, values);
  if (name === 'sources') return readSourceCommand(rest, values);
  if (name === 'judges') return readJudgeCommand(rest, values);
  if (name === 'treatments') return readTreatmentCommand(rest, values.as);
  if (name === 'assistant') return readAssistantCommand(rest);
  if (name === 'articles') return readArticleCommand(rest, values);
  if (name === 'packages') return readPackageCommand(rest, values);
  if (name === 'payments') return readPaymentCommand(rest, values);
  if (name === 're-index') return readReindexCommand(rest);
  if (name === 'messages' || name === 'accept-secrets') return readBareCommand(name, rest);
  if (name === 'audit') return readAuditCommand(rest, days);
  if (name !== 'backup' && name !== 'verify' && name !== 'restore')
    throw new AdminUsageError(`There is no command "${name}". ${seeHelp}`);
  const [folder, ...more] = rest;
  if (folder === undefined || more.length > 0) throw new AdminUsageError(`"${name}" needs one folder. ${seeHelp}`);
  const path = resolve(from, folder);
  if (name === 'backup') return { kind: name, folder: path };
  if (name === 'verify') return { kind: name, folder: path, database };
  return { kind: name, folder: path, replace, originals };
}

function readMemberCommand(
  [act = 'list', who = '', ...more]: readonly string[],
  { yes, days }: { readonly yes: boolean; readonly days: string | undefined },
): AdminCommand {
  if (more.length > 0) throw new AdminUsageError(`"members ${act}" takes one member. ${seeHelp}`);
  if (act === 'list') return { kind: 'members', act, containing: who };
  if (!isMemberAct(act)) throw new AdminUsageError(`There is no command "members ${act}". ${seeHelp}`);
  if (who === '')
    throw new AdminUsageError(`"members ${act}" needs a user name, an e-mail address or an id. ${seeHelp}`);
  if (act === 'delete' && !yes)
    throw new AdminUsageError(`"members delete" cannot be undone. Add --yes if you mean ${who}.`);
  if (act !== 'extend') return { kind: 'members', act, who, days: 0 };
  const number = Number(days);
  if (!Number.isInteger(number) || number < 1 || number > MAX_DAYS)
    throw new AdminUsageError(`"members extend" needs --days with a whole number from 1 to ${MAX_DAYS}. ${seeHelp}`);
  return { kind: 'members', act, who, days: number };
}

function isMemberAct(text: string): text is MemberAct {
  return (memberActs as readonly string[]).includes(text);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        database: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        originals: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        'names-read': { type: 'boolean', default: false },
        days: { type: 'string' },
        person: { type: 'string', multiple: true },
        lift: { type: 'string' },
        title: { type: 'string' },
        url: { type: 'string' },
        subtitle: { type: 'string' },
        name: { type: 'string' },
        covers: { type: 'string', multiple: true },
        priority: { type: 'string' },
        initial: { type: 'string' },
        renewal: { type: 'string' },
        reason: { type: 'string' },
        as: { type: 'string' },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new AdminUsageError(`${reason.replace(/\.$/, '')}. ${seeHelp}`);
  }
}
