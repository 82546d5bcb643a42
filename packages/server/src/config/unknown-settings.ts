import type { Environment } from './config.js';
import { variables } from './settings.js';

/** A name of the environment that looks like a setting and is none. */
export interface UnknownSetting {
  readonly name: string;
  /** The setting that was probably meant; undefined if there is none like it. */
  readonly meant: string | undefined;
}

/** Other programs have short names of their own, such as `HOME` next to `HOST`; in a longer one two letters may be wrong. */
const SHORTEST = 7;
const WRONG_LETTERS = 2;

/**
 * Finds variables that somebody probably meant for Headnote: names that begin with `HEADNOTE_`, and names that differ
 * from a setting in one or two letters. The server would ignore them silently.
 */
export function findUnknownSettings(env: Environment): readonly UnknownSetting[] {
  const known = new Set<string>(variables);
  return Object.keys(env)
    .filter((name) => !known.has(name) && env[name] !== '')
    .flatMap((name) => {
      const isOurs = /^HEADNOTE_/i.test(name);
      const meant = closest(name.toUpperCase().replace(/^HEADNOTE_/, ''));
      return isOurs || meant !== undefined ? [{ name, meant }] : [];
    });
}

/** Says that such a variable has no effect, in one sentence. */
export function unknownSettingText({ name, meant }: UnknownSetting): string {
  return `${name} is not a setting of Headnote and has no effect${meant === undefined ? '' : `; ${meant} is one`}.`;
}

function closest(name: string): string | undefined {
  return variables.find(
    (known) => known === name || (name.length >= SHORTEST && distance(name, known) <= WRONG_LETTERS),
  );
}

/** Letters to add, remove, change or swap between neighbours to get from one name to the other. */
function distance(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > WRONG_LETTERS) return WRONG_LETTERS + 1;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_item, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[right.length] ?? WRONG_LETTERS + 1;
}
