import { foldText } from '../completions/name-forms.js';
import type { Judge } from './judge.js';
import { type JudgeName, readJudgeName } from './read-judge-name.js';

/**
 * Finds the judges whom a text names in any spelling: each of its words is one of the name, or the words together are some
 * of the name joined, and its initials are those of the name. `Krishna Iyer` finds `KRISHNAIYER, V.R.`; `Sen` finds all of this surname.
 * With `mayContinue` the last word may be the beginning of one.
 */
export function findJudges(
  judges: readonly Judge[],
  text: string,
  { mayContinue = false }: { readonly mayContinue?: boolean } = {},
): readonly Judge[] {
  const typed = readJudgeName(text);
  return judgesWith(judges, typed, (name) => hasWords(name, { ...typed, mayContinue }));
}

/** Returns the judges with a name that passes a test, and with the initials of a typed name; none for a text without a word. */
export function judgesWith(
  judges: readonly Judge[],
  { key, initials }: JudgeName,
  isMeant: (name: JudgeName) => boolean,
): readonly Judge[] {
  if (key === '') return [];
  return judges.filter((judge) => {
    const names = namesOf(judge);
    return names.some(isMeant) && hasInitials(initialsOf(names), initials);
  });
}

const namesRead = new WeakMap<Judge, readonly JudgeName[]>();

/** The names of a judge, in their parts. */
export function namesOf(judge: Judge): readonly JudgeName[] {
  const known = namesRead.get(judge);
  if (known !== undefined) return known;
  const names = judge.spellings.map(({ name }) => readJudgeName(name));
  namesRead.set(judge, names);
  return names;
}

interface Typed extends JudgeName {
  readonly mayContinue: boolean;
}

function hasWords(name: JudgeName, { words, key, mayContinue }: Typed): boolean {
  if (lettersOf(name.key) === lettersOf(key)) return true;
  const isWord = (word: string, at: number) =>
    name.words.some((own) => own === word || (mayContinue && at === words.length - 1 && own.startsWith(word)));
  if (words.every(isWord)) return true;
  const joined = words.join('');
  return name.words.some((_, from) => {
    const rest = name.words.slice(from).join('');
    return mayContinue ? rest.startsWith(joined) : isRun(name.words.slice(from), joined);
  });
}

/** Whether some words from the first on are the text, joined. */
function isRun(words: readonly string[], joined: string): boolean {
  let text = '';
  for (const word of words) {
    text += word;
    if (text === joined) return true;
    if (text.length > joined.length) return false;
  }
  return false;
}

/** The initials of all spellings, with the first letters of given names. */
export const initialsOf = (names: readonly JudgeName[]): readonly string[] =>
  names.flatMap(({ initials, short }) => [initials, short.split(' ')[0] ?? '']).filter((letters) => letters !== '');

/** `P. Bhagwati` may be P.N., and not N.H. A text without initials fits every name. */
export function hasInitials(known: readonly string[], typed: string): boolean {
  return typed === '' || known.some((letters) => letters.startsWith(typed) || letters.endsWith(typed));
}

const lettersOf = (key: string): string => key.split(' ')[0] ?? '';

/** Whether a name begins with a text as typed. */
export const beginsWith = (name: string, text: string): boolean => foldText(name).startsWith(foldText(text).trim());
