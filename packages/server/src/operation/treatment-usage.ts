import { type Treatment, treatments } from '@headnote/core/contract';
import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** A parsed command about red flags. */
export type TreatmentCommand =
  | { readonly kind: 'treatments'; readonly act: 'list' | 'decided'; readonly containing: string }
  | {
      readonly kind: 'treatments';
      readonly act: 'confirm' | 'remove' | 'undo';
      readonly citing: string;
      readonly cited: string;
    }
  | {
      readonly kind: 'treatments';
      readonly act: 'correct';
      readonly citing: string;
      readonly cited: string;
      readonly treatment: Treatment;
    };

/** The lines of the usage text. */
export const treatmentUsage = `  treatments list [text]                   judgments shown as overruled or doubted, with the sentences
  treatments decided [text]                what editors have decided, newest first
  treatments confirm <by> <of>             keep a flag: ids of the judgment that says so and of the other
  treatments correct <by> <of> --as <word> give another treatment, such as distinguished
  treatments remove <by> <of>              take a flag away
  treatments undo <by> <of>                remove the decision; the treatment in the text applies again`;

const acts = ['confirm', 'correct', 'remove', 'undo'] as const;

/** Reads the arguments after `treatments`. Throws an AdminUsageError with one sentence. */
export function readTreatmentCommand(
  [act = 'list', ...words]: readonly string[],
  word: string | undefined,
): TreatmentCommand {
  const kind = 'treatments';
  if (act === 'list' || act === 'decided') return { kind, act, containing: words.join(' ') };
  const known = acts.find((one) => one === act);
  if (known === undefined) throw new AdminUsageError(`There is no command "treatments ${act}". ${seeHelp}`);
  const [citing, cited, ...more] = words;
  if (citing === undefined || cited === undefined || more.length > 0)
    throw new AdminUsageError(`"treatments ${act}" needs two ids, as "treatments list" prints them. ${seeHelp}`);
  if (known !== 'correct') return { kind, act: known, citing, cited };
  const treatment = treatments.find((one) => one === word && one !== 'referred');
  if (treatment === undefined)
    throw new AdminUsageError(
      `"treatments correct" needs --as with one of ${treatments.filter((one) => one !== 'referred').join(', ')}. ${seeHelp}`,
    );
  return { kind, act: known, citing, cited, treatment };
}
