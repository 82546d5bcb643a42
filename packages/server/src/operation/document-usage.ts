import { slugToHouseCitation } from '@headnote/core/search/bodies';
import type { Lift } from '../citator/mark-document.js';
import type { GivenName } from '../library/mask-names.js';
import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** A parsed command about documents. */
export type DocumentCommand =
  | { readonly kind: 'documents'; readonly act: 'list' | 'set-aside' | 'remove-sample' }
  | {
      readonly kind: 'documents';
      readonly act: 'mask';
      readonly which: string;
      readonly reason: string;
      readonly names: readonly GivenName[];
    }
  | {
      readonly kind: 'documents';
      readonly act: 'hide' | 'take-down';
      readonly which: string;
      readonly reason: string;
    }
  | {
      readonly kind: 'documents';
      readonly act: 'restore';
      readonly which: string;
      readonly reason: string;
      readonly lift?: Lift;
      /** Names to show again. */
      readonly names: readonly string[];
    };

/** The values of a mark on the command line. */
export interface DocumentValues {
  readonly reason?: string | undefined;
  readonly person?: readonly string[] | undefined;
  readonly lift?: string | undefined;
}

/** The lines of the usage text. */
export const documentUsage = `  documents list                           documents that are masked, hidden or taken down
  documents set-aside                      documents that could not be searched or resolved, with the reason
  documents remove-sample                  delete the fictional judgments and acts that came with the server
  documents mask <document> --person "Asha Rao=X" [--person …] --reason <text>
                                           replace names in a judgment; readers see the reason
  documents hide <document> --reason <text>       keep the parties' names from finding a judgment
  documents take-down <document> --reason <text>  remove a document; its address tells readers the reason
  documents restore <document> [--lift mask|hide|take-down|all] --reason <text>
                                           lift a mark, so that the document is as its source has it
  documents restore <document> --person "Asha Rao" [--person …] --reason <text>
                                           show a name again, with or without "=X"; the others stay replaced
  A <document> is its id, its house citation, the end of its address, or the id that its import gave it.`;

const acts = ['mask', 'hide', 'take-down', 'restore'] as const;
const lifts: readonly Lift[] = ['mask', 'hide', 'take-down', 'all'];

/** Reads the arguments after `documents`. Throws an AdminUsageError with one sentence. */
export function readDocumentCommand(
  [act = 'list', ...words]: readonly string[],
  { reason = '', person = [], lift }: DocumentValues,
): DocumentCommand {
  const kind = 'documents';
  if ((act === 'list' || act === 'set-aside' || act === 'remove-sample') && words.length === 0) return { kind, act };
  const known = acts.find((one) => one === act);
  if (known === undefined) throw new AdminUsageError(`There is no command "documents ${act}". ${seeHelp}`);
  // A house citation such as 2024 HN 12 may come without quotation marks, or as the address of its page has it.
  const given = words.join(' ');
  const which = slugToHouseCitation(given) ?? given;
  if (which === '')
    throw new AdminUsageError(
      `"documents ${act}" needs the id of a document, its house citation, the end of its address, or the id of its import. ${seeHelp}`,
    );
  if (reason.trim() === '') throw new AdminUsageError(`"documents ${act}" needs --reason. ${seeHelp}`);
  if (known === 'restore')
    return {
      kind,
      act: known,
      which,
      reason: reason.trim(),
      ...readLift(lift, [...new Set(person.map((one) => readName(one).name))]),
    };
  if (known !== 'mask') return { kind, act: known, which, reason: reason.trim() };
  if (person.length === 0) throw new AdminUsageError(`"documents mask" needs --person, once for each name. ${seeHelp}`);
  return { kind, act: known, which, reason: reason.trim(), names: person.map(readName) };
}

function readLift(text: string | undefined, names: readonly string[]): { lift?: Lift; names: readonly string[] } {
  if (text === undefined) return { names };
  const lift = lifts.find((one) => one === text);
  if (lift === undefined) throw new AdminUsageError(`--lift takes ${lifts.join(', ')}, not "${text}". ${seeHelp}`);
  if (names.length > 0) throw new AdminUsageError(`"documents restore" takes --lift or --person. ${seeHelp}`);
  return { lift, names };
}

/** A name without a mask gets the next free letter. */
function readName(text: string): GivenName {
  const at = text.lastIndexOf('=');
  const name = (at === -1 ? text : text.slice(0, at)).trim();
  const mask = at === -1 ? undefined : text.slice(at + 1).trim();
  if (name === '' || mask === '')
    throw new AdminUsageError(`--person "${text}" needs a name, and a mask after the "=". ${seeHelp}`);
  return { name, ...(mask !== undefined && { mask }) };
}
