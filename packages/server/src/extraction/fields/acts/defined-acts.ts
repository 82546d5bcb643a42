import { findActTitles } from './find-act-titles.js';

/** The act that a judgment calls `the Act`, and the offset of the definition. */
export interface DefinedAct {
  readonly name: string;
  readonly from: number;
}

/** `hereinafter referred to as the Act`, `for short 'the Act'`, `("the Code")`. */
const definition =
  /(?:\b(?:hereinafter|hereafter|for short|in short|for brevity|shortly)\b[^.;()\n]{0,60}?|\(\s?)["'“‘`]{0,2}\s?the\s["'“‘`]{0,2}(Act|Code)["'”’`]{1,2}|\b(?:hereinafter|hereafter)\b[^.;()\n]{0,60}?\bthe (Act|Code)\b/g;

/** Maximum characters between a title and the words that define its short name. */
const NEAR = 60;

/** Characters before those words that may contain the title. */
const WINDOW = 220;

/**
 * Reads which act a judgment calls `the Act` or `the Code` from the words that say so. A word that two acts have
 * means neither.
 */
export function readDefinedActs(text: string): ReadonlyMap<string, DefinedAct> {
  const defined = new Map<string, DefinedAct>();
  const doubtful = new Set<string>();
  for (const match of text.matchAll(definition)) {
    const from = Math.max(0, match.index - WINDOW);
    const title = findActTitles(text.slice(from, match.index)).at(-1);
    if (title === undefined || from + title.end < match.index - NEAR) continue;
    const word = match[1] ?? match[2] ?? '';
    const before = defined.get(word);
    if (before === undefined) defined.set(word, { name: title.name, from: match.index });
    else if (before.name !== title.name) doubtful.add(word);
  }
  for (const word of doubtful) defined.delete(word);
  return defined;
}
