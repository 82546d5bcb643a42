import { slugToHouseCitation } from '@headnote/core/search/bodies';
import type { MaskedName } from '../library/mask-names.js';
import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** A parsed command about documents. */
export type DocumentCommand =
  | { readonly kind: 'documents'; readonly act: 'list' | 'set-aside' }
  | {
      readonly kind: 'documents';
      readonly act: 'mask';
      readonly which: string;
      readonly reason: string;
      readonly names: readonly MaskedName[];
    }
  | {
      readonly kind: 'documents';
      readonly act: 'hide' | 'take-down' | 'restore';
      readonly which: string;
      readonly reason: string;
    };

/** The values of a mark on the command line. */
export interface DocumentValues {
  readonly reason?: string | undefined;
  readonly person?: readonly string[] | undefined;
}

/** The lines of the usage text. */
export const documentUsage = `  documents list                           documents that are masked, hidden or taken down
  documents set-aside                      documents that could not be searched or resolved, with the reason
  documents mask <document> --person "Asha Rao=X" [--person …] --reason <text>
                                           replace names in a judgment; readers see the reason
  documents hide <document> --reason <text>       keep the parties' names from finding a judgment
  documents take-down <document> --reason <text>  remove a document; its address tells readers the reason
  documents restore <document> --reason <text>    bring a document back as its source has it`;

/** Masks of names that come without one, in order. */
const MASKS = ['X', 'Y', 'Z'];

const acts = ['mask', 'hide', 'take-down', 'restore'] as const;

/** Reads the arguments after `documents`. Throws an AdminUsageError with one sentence. */
export function readDocumentCommand(
  [act = 'list', ...words]: readonly string[],
  { reason = '', person = [] }: DocumentValues,
): DocumentCommand {
  const kind = 'documents';
  if ((act === 'list' || act === 'set-aside') && words.length === 0) return { kind, act };
  const known = acts.find((one) => one === act);
  if (known === undefined) throw new AdminUsageError(`There is no command "documents ${act}". ${seeHelp}`);
  // A house citation such as 2024 HN 12 may come without quotation marks, or as the address of its page has it.
  const given = words.join(' ');
  const which = slugToHouseCitation(given) ?? given;
  if (which === '')
    throw new AdminUsageError(
      `"documents ${act}" needs the id of a document, its house citation, or the end of its address. ${seeHelp}`,
    );
  if (reason.trim() === '') throw new AdminUsageError(`"documents ${act}" needs --reason. ${seeHelp}`);
  if (known !== 'mask') return { kind, act: known, which, reason: reason.trim() };
  if (person.length === 0) throw new AdminUsageError(`"documents mask" needs --person, once for each name. ${seeHelp}`);
  return { kind, act: known, which, reason: reason.trim(), names: person.map(readName) };
}

function readName(text: string, index: number): MaskedName {
  const at = text.lastIndexOf('=');
  const name = (at === -1 ? text : text.slice(0, at)).trim();
  const mask = at === -1 ? (MASKS[index] ?? `X${index + 1}`) : text.slice(at + 1).trim();
  if (name === '' || mask === '')
    throw new AdminUsageError(`--person "${text}" needs a name, and a mask after the "=". ${seeHelp}`);
  return { name, mask };
}
