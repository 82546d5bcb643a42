import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** A parsed command about judges. */
export type JudgeCommand =
  | { readonly kind: 'judges'; readonly act: 'list'; readonly containing: string }
  | {
      readonly kind: 'judges';
      readonly act: 'join';
      readonly one: string;
      readonly other: string;
      readonly reason: string;
    }
  | { readonly kind: 'judges'; readonly act: 'part'; readonly spelling: string; readonly reason: string };

/** The lines of the usage text. */
export const judgeUsage = `  judges list [name]                       judges, each with the spellings of the name that count as one
  judges join <name> <name> --reason <text>
                                           two names, each in quotation marks, are one judge
  judges part <name> --reason <text>       a spelling is another judge's; no rule joins it any more`;

/** Reads the arguments after `judges`. Throws an AdminUsageError with one sentence. */
export function readJudgeCommand(
  [act = 'list', ...words]: readonly string[],
  { reason = '' }: { readonly reason?: string | undefined },
): JudgeCommand {
  const kind = 'judges';
  if (act === 'list') return { kind, act, containing: words.join(' ') };
  if (act !== 'part' && act !== 'join') throw new AdminUsageError(`There is no command "judges ${act}". ${seeHelp}`);
  const given = reason.trim();
  if (act === 'part') {
    const spelling = words.join(' ');
    if (spelling === '') throw new AdminUsageError(`"judges part" needs one name. ${seeHelp}`);
    if (given === '') throw new AdminUsageError(`"judges part" needs --reason. ${seeHelp}`);
    return { kind, act, spelling, reason: given };
  }
  const [one = '', other = '', ...more] = words;
  if (other === '' || more.length > 0)
    throw new AdminUsageError(`"judges join" needs two names, each in quotation marks. ${seeHelp}`);
  if (given === '') throw new AdminUsageError(`"judges join" needs --reason. ${seeHelp}`);
  return { kind, act, one, other, reason: given };
}
