import type { Question } from './questions.js';

const FIELDS = ['content', 'appellant', 'respondent', 'judge', 'advocate', 'topic', 'enote', 'citation'];

/** The question as our client sends it. */
export function bodyOf(question: Question): unknown {
  const words = (query: string, operator: 'and' | 'or') => ({
    multi_match: { query, fields: FIELDS, type: 'cross_fields', operator },
  });
  const must: unknown[] = [];
  const filter: unknown[] = [];
  if (question.all !== undefined) must.push(words(question.all.join(' '), 'and'));
  if (question.any !== undefined) must.push(words(question.any.join(' '), 'or'));
  if (question.phrase !== undefined) must.push({ match_phrase: { content: question.phrase } });
  if (question.citation !== undefined) must.push({ term: { citation: question.citation } });
  if (question.courtName !== undefined) filter.push({ term: { courtname: question.courtName } });
  if (question.years !== undefined) {
    const [from, to] = question.years;
    filter.push({ range: { dispose_dt: { gte: String(from), lte: String(to) } } });
  }
  const not = question.not === undefined ? [] : [words(question.not.join(' '), 'or')];
  return {
    query: { bool: { must, filter, must_not: not } },
    size: 20,
    sort: question.isNewest === true ? [{ dispose_dt: 'desc' }] : ['_score'],
    _source: ['appellant', 'respondent', 'courtname', 'dispose_dt', 'topic', 'citation'],
    highlight: { fields: { content: { fragment_size: 150, number_of_fragments: 1 } } },
    ...(question.isCounted === true
      ? {
          aggs: {
            courts: { terms: { field: 'courtname', size: 200 } },
            years: { terms: { field: 'lyear', size: 200 } },
          },
        }
      : {}),
    track_total_hits: true,
  };
}
