import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** A parsed command about the search index, the messages or the audit log. */
export type UpkeepCommand =
  | { readonly kind: 'messages' }
  | { readonly kind: 'accept-secrets' }
  | { readonly kind: 're-index'; /** House citation or id; empty: every document. */ readonly document: string }
  | { readonly kind: 'audit'; readonly containing: string; readonly days: number };

/** The lines of the usage text. */
export const upkeepUsage = `  re-index                                 send every document to the search index again
  re-index <document>                      only one, by its citation in this library or its id
  messages                                 messages that were not sent, with the reason of the last try
  accept-secrets                           the next server that starts decides which secrets all servers have
  audit [text] [--days <n>]                acts of operators and members with the text, newest first; 30 days, or n`;

const PRESET_DAYS = 30;
/** Longer than any library keeps them. */
const MAX_DAYS = 36_500;

/** Reads the arguments after `re-index`. Throws an AdminUsageError with one sentence. */
export function readReindexCommand(words: readonly string[]): UpkeepCommand {
  // A citation has blanks: `2024 HN 12` needs no quotation marks.
  return { kind: 're-index', document: words.join(' ') };
}

/** Reads the arguments of a command that has none. Throws an AdminUsageError with one sentence. */
export function readBareCommand(kind: 'accept-secrets' | 'messages', words: readonly string[]): UpkeepCommand {
  if (words.length > 0) throw new AdminUsageError(`"${kind}" takes nothing more. ${seeHelp}`);
  return { kind };
}

/** Reads the arguments after `audit`. Throws an AdminUsageError with one sentence. */
export function readAuditCommand(words: readonly string[], days: string | undefined): UpkeepCommand {
  const number = Number(days ?? PRESET_DAYS);
  if (!Number.isInteger(number) || number < 1 || number > MAX_DAYS)
    throw new AdminUsageError(`"audit" takes --days with a whole number from 1 to ${MAX_DAYS}. ${seeHelp}`);
  return { kind: 'audit', containing: words.join(' '), days: number };
}
