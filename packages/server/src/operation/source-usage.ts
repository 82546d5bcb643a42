import { slugToHouseCitation } from '@headnote/core/search/bodies';
import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** A parsed command about judgments with several sources. */
export type SourceCommand =
  | { readonly kind: 'sources'; readonly act: 'list'; readonly containing: string }
  | {
      readonly kind: 'sources';
      readonly act: 'join';
      readonly one: string;
      readonly other: string;
      readonly reason: string;
    }
  | {
      readonly kind: 'sources';
      readonly act: 'part';
      readonly which: string;
      readonly reason: string;
      /** True if the operator has read which names the text has. */
      readonly hasReadNames: boolean;
    };

/** The lines of the usage text. */
export const sourceUsage = `  sources list [text]                      judgments that the library has from several sources
  sources part <document> --reason <text> [--names-read]
                                           show a document by itself again; no rule joins it any more
  sources join <document> <document> --reason <text>
                                           show two documents as one judgment`;

/** Reads the arguments after `sources`. Throws an AdminUsageError with one sentence. */
export function readSourceCommand(
  [act = 'list', ...words]: readonly string[],
  {
    reason = '',
    'names-read': hasReadNames = false,
  }: { readonly reason?: string | undefined; readonly 'names-read'?: boolean | undefined },
): SourceCommand {
  const kind = 'sources';
  if (act === 'list') return { kind, act, containing: words.join(' ') };
  if (act !== 'part' && act !== 'join') throw new AdminUsageError(`There is no command "sources ${act}". ${seeHelp}`);
  const given = reason.trim();
  if (act === 'part') {
    // A house citation such as 2024 HN 12 may come without quotation marks.
    const which = nameOf(words.join(' '));
    if (which === '') throw new AdminUsageError(`"sources part" needs one document. ${seeHelp}`);
    if (given === '') throw new AdminUsageError(`"sources part" needs --reason. ${seeHelp}`);
    return { kind, act, which, reason: given, hasReadNames };
  }
  const [one = '', other = '', ...more] = words.map(nameOf);
  if (other === '' || more.length > 0)
    throw new AdminUsageError(
      `"sources join" needs two documents, each in one word (2024-hn-12) or in quotation marks. ${seeHelp}`,
    );
  if (given === '') throw new AdminUsageError(`"sources join" needs --reason. ${seeHelp}`);
  return { kind, act, one, other, reason: given };
}

const nameOf = (text: string): string => slugToHouseCitation(text) ?? text;
