/** The most common words of judgments; nearly every judgment contains each of them. */
export const commonWords: readonly string[] = (
  'the of and to in is that it be was for on by as not with which this or have from at are has had under court any no ' +
  'an he case there his but section order so said shall such'
).split(' ');

const FIELDS = ['content', 'enote', 'appellant', 'respondent'];
const clauses = (count: number, make: (index: number) => object) => Array.from({ length: count }, (_, at) => make(at));
const word = (at: number) => commonWords[at % commonWords.length] ?? '';
const all = commonWords.join(' ');
/** All common words but one, with a different start: no two clauses are equal. */
const turned = (by: number) =>
  [...commonWords.slice(by), ...commonWords.slice(0, by)].filter((_, at) => at !== 2 * by).join(' ');
const phrase = (at: number, length: number) => Array.from({ length }, (_, each) => word(at + each * 3)).join(' ');

/** The most expensive bodies that the guard accepts, by what they repeat. */
export const hostileBodies: Readonly<Record<string, object>> = {
  'the same words 24 times': { bool: { should: clauses(24, () => ({ match: { content: all } })) } },
  'nearly the same words 24 times': { bool: { should: clauses(24, (at) => ({ match: { content: turned(at) } })) } },
  'words across fields, all needed': {
    bool: {
      must: clauses(24, (at) => ({ multi_match: { query: turned(at), fields: FIELDS, type: 'cross_fields' } })),
    },
  },
  'words in the best field': {
    bool: { should: clauses(10, (at) => ({ multi_match: { query: turned(at), fields: FIELDS } })) },
  },
  '120 phrases': {
    bool: { should: clauses(120, (at) => ({ match_phrase: { content: `${word(at)} ${word(at * 7 + 1)}` } })) },
  },
  '120 long phrases': { bool: { should: clauses(120, (at) => ({ match_phrase: { content: phrase(at, 8) } })) } },
  'one phrase of hundreds of words': { match_phrase: { content: 'of the '.repeat(280) } },
  'words near each other': {
    bool: {
      should: clauses(40, (at) => ({
        near: { field: 'content', within: 50, of: clauses(5, (each) => ({ match: { content: word(at + each) } })) },
      })),
    },
  },
  'words without a score': { bool: { filter: clauses(24, (at) => ({ match: { content: turned(at) } })) } },
};
