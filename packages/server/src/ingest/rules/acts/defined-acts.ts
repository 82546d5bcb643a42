import { findActTitles } from './find-act-titles.js';

/** What a judgment calls `the Act`, and from where on. */
export interface DefinedAct {
  readonly word: 'Act' | 'Code';
  readonly name: string;
  readonly from: number;
}

/** `hereinafter referred to as the Act`, `for short 'the Act'`, `("the Code")`. */
const definition =
  /(?:\b(?:hereinafter|hereafter|for short|in short|for brevity|shortly)\b[^.;()\n]{0,60}?|\(\s?)["'“‘`]{0,2}\s?the\s["'“‘`]{0,2}(Act|Code)["'”’`]{1,2}|\b(?:hereinafter|hereafter)\b[^.;()\n]{0,60}?\bthe (Act|Code)\b/g;

/** Characters between a title and the words that give it its short name, at most. */
const NEAR = 60;

/**
 * Reads which act a judgment calls `the Act` or `the Code` from the words that say so. A word that is given to two acts
 * stands for neither.
 */
export function readDefinedActs(text: string): DefinedAct[] {
  const found: DefinedAct[] = [];
  for (const match of text.matchAll(definition)) {
    const from = Math.max(0, match.index - 220);
    const title = findActTitles(text.slice(from, match.index)).at(-1);
    if (title === undefined || from + title.end < match.index - NEAR) continue;
    found.push({ word: (match[1] ?? match[2]) === 'Code' ? 'Code' : 'Act', name: title.name, from: match.index });
  }
  return found.filter(({ word, name }) => found.every((other) => other.word !== word || other.name === name));
}
