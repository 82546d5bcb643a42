import type { SourceText } from '../passages/passage.js';
import type { Question } from '../question/question.js';

/** Shorter words are initials and parts of names that many share. */
const SHORTEST = 4;
const TITLES = new Set(
  "chief justice justices hon’ble hon'ble honourable mr mrs ms miss dr smt shri sri sir lord j jj cj cji acting actg learned".split(
    ' ',
  ),
);
/** Between the words of a name. */
const BETWEEN = /[^\p{L}\p{M}’']+/u;
/** Questions about what others did: a name in them is mostly that of a person in the case. */
const OF_OTHERS = new Set(['arguments', 'parties', 'facts']);

/** A question, and the opinions that it names by their judges. */
export interface ByJudges {
  /** Without the names of these judges: the words of an opinion do not contain its author's name, those of the others do. */
  readonly question: Question;
  /** Numbers of the opinions; undefined if no judge of the document is named. */
  readonly opinions: ReadonlySet<number> | undefined;
}

/** Finds the judges whom a question names, in a judgment of several opinions. */
export function byNamedJudges(question: Question, { opinions }: Pick<SourceText, 'opinions'>): ByJudges {
  // The first entry stands for what is in no opinion.
  if (opinions.length <= 2 || OF_OTHERS.has(question.kind)) return { question, opinions: undefined };
  const names = opinions.map(({ author }) => new Set(author.toLowerCase().split(BETWEEN)));
  const isOf = (word: string, number: number) =>
    word.length >= SHORTEST && !TITLES.has(word) && (names[number]?.has(word) ?? false);
  const words = question.terms.map(({ text }) => text.toLowerCase());
  const found = opinions.flatMap((_opinion, number) => (words.some((word) => isOf(word, number)) ? [number] : []));
  if (found.length === 0) return { question, opinions: undefined };
  // With the surname go its initials, first names and titles: `H.R. Khanna`, `Chief Justice Sikri`, `Khanna J.`
  const isName = (word: string) =>
    word.length === 1 || TITLES.has(word) || found.some((number) => names[number]?.has(word));
  const terms = question.terms.filter(
    ({ text }) =>
      !text
        .toLowerCase()
        .split(BETWEEN)
        .every((word) => word === '' || isName(word)),
  );
  // "What did X say?" asks for what X held, once the name is gone.
  const kind = question.kind === 'words' && terms.length === 0 ? 'holding' : question.kind;
  return { question: { ...question, kind, terms }, opinions: new Set(found) };
}
