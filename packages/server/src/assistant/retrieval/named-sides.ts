import { stemWord } from '../../search/text/analysis/stem-word.js';
import { sideOf } from '../passages/roles.js';
import type { SourceText } from '../passages/passage.js';
import type { Question } from '../question/question.js';

/** What the two parties of a title are called in a judgment. */
const CALLED = [['appellant', 'petitioner'], ['respondent']] as const;
/** Between the words of a name. */
const BETWEEN = /[^\p{L}\p{M}]+/u;
/** Shorter words are initials and short forms. */
const SHORTEST = 3;

/**
 * Finds the parties whom a question names: "What did the State argue?" is about the respondent of `Ram v State of Bihar`. The names
 * are not looked for any more; the sentences say "the respondent".
 */
export function byNamedSides(question: Question, { parties }: Pick<SourceText, 'parties'>): Question {
  if (parties.length !== CALLED.length || (question.sides.length === 0 && question.speaker === '')) return question;
  const words = question.speaker.split(BETWEEN).filter((word) => word.length >= SHORTEST);
  const named = parties.flatMap((party, index) => {
    const stems = stemsOf(party);
    const shared = words.filter((word) => stems.has(stemWord(word)));
    // Small letters are no name, unless the party is called just that: "the bank".
    const isNamed =
      shared.length > 0 && (shared.length === words.length || shared.some((word) => /^\p{Lu}/u.test(word)));
    return isNamed || question.sides.some((side) => isSideOf(side, party, parties[1 - index] ?? '')) ? [index] : [];
  });
  const [only, ...others] = named;
  if (only === undefined || others.length > 0) return question;
  const speaker = new Set(question.speaker.split(BETWEEN).map(stemWord));
  const terms = question.terms.filter(
    ({ text }) =>
      !text.split(BETWEEN).every((word) => speaker.has(stemWord(word))) && !question.sides.includes(sideOf(text)),
  );
  const kind = question.kind === 'words' || question.kind === 'holding' ? 'arguments' : question.kind;
  return {
    ...question,
    kind,
    terms,
    sides: [...new Set([...question.sides, sideOf(parties[only] ?? ''), ...(CALLED[only] ?? [])])].filter(
      (side) => side !== '',
    ),
  };
}

/** Against a State, the other party is the accused, and the State the prosecution. */
function isSideOf(side: string, party: string, other: string): boolean {
  const own = sideOf(party);
  if (side === 'accused') return own !== 'state' && sideOf(other) === 'state';
  return side === own || (side === 'prosecution' && own === 'state');
}

const stemsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .split(BETWEEN)
      .filter((word) => word.length >= SHORTEST)
      .map(stemWord),
  );
