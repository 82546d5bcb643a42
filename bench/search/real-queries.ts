import type { CorpusDocument } from './corpus.js';
import { type Question, makeQuestions } from './questions.js';
import { makeRandom } from './random.js';
import type { ScaleQueries, ScaleQuery } from './scale-queries.js';

const SEED = 20_261_124;
const QUERIES_PER_CLASS = 30;
/** Letters of a beginning. */
const [SHORTEST, LONGEST] = [3, 5];

/** Classes of the questions by their names. */
const CLASSES: Readonly<Record<string, string>> = {
  'rare word': 'rare',
  'common word': 'common',
  'two words AND': 'and2',
  'phrase of 2': 'phrase2',
  'phrase of 4': 'phrase4',
  'boolean OR, NOT': 'bool',
  'court + years + words': 'filter',
  'newest first': 'newest',
  'facets court + year': 'facets',
  'citation, exact': 'cite',
};

/** The same thirteen classes as at 100,000 judgments, and phrases in quotes, from the words of the judgments themselves. */
export function realQueries(corpus: readonly CorpusDocument[]): ScaleQueries {
  const courts = [...new Set(corpus.map(({ courtName }) => courtName))];
  const asked = makeQuestions(corpus).flatMap(({ name, questions }) =>
    questions.map((question) => queryOf(CLASSES[name] ?? name, question, courts)),
  );
  const random = makeRandom(SEED);
  const each = (make: () => ScaleQuery) => Array.from({ length: QUERIES_PER_CLASS }, make);
  const wordsNear = (): string[] => {
    for (;;) {
      const { content } = corpus[random(corpus.length)] ?? { content: '' };
      const start = random(Math.max(1, content.length - 200));
      const words = content.slice(start, start + 200).match(/\b[a-z]{4,}\b/g) ?? [];
      if (words.length > 5 && words[1] !== words[4]) return words;
    }
  };
  const partyOf = (): string[] => {
    for (;;) {
      const { appellant } = corpus[random(corpus.length)] ?? { appellant: '' };
      const words = (appellant.toLowerCase().match(/[a-z]+/g) ?? []).slice(0, 1 + random(3));
      const last = words.pop();
      if (last !== undefined && last.length > 2) return [...words, last.slice(0, 2 + random(4))];
    }
  };
  const quoted = asked
    .filter(({ cls }) => cls === 'phrase2' || cls === 'phrase4')
    .map((query) => ({ ...query, cls: query.cls.replace('phrase', 'quoted') }));
  return {
    courts,
    list: [
      ...asked,
      ...each(() => {
        const [, one = '', , , other = ''] = wordsNear();
        return { cls: 'near', a: [one, other] };
      }),
      ...each(() => ({
        cls: 'prefix',
        a: [(wordsNear()[1] ?? '').slice(0, SHORTEST + random(LONGEST - SHORTEST + 1))],
      })),
      ...each(() => ({ cls: 'party', a: partyOf() })),
      ...quoted,
    ],
  };
}

function queryOf(cls: string, question: Question, courts: readonly string[]): ScaleQuery {
  // A question with alternatives (`a OR b`) has no other word here. In the large corpus it has a common one, so we add `court`.
  const { all = question.any === undefined ? [] : ['court'], any, not, phrase, citation, courtName, years } = question;
  const a = phrase !== undefined ? [phrase] : citation !== undefined ? [citation] : all;
  return {
    cls,
    a,
    ...(any && { any }),
    ...(not && { no: not }),
    ...(courtName !== undefined && { court: courts.indexOf(courtName) }),
    ...(years && { y0: years[0], y1: years[1] }),
    ...(question.isNewest === true && { sort: 'date' as const }),
    ...(question.isCounted === true && { facets: true }),
  };
}
