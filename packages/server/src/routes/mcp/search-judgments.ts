import { readLater, readRecord, type CaseRecord } from '@headnote/core/contract';
import { parseQuery, toSearchBody } from '@headnote/core/search';
import * as v from 'valibot';
import { describeJudgment } from './find-judgment.js';
import { defineTool } from './tool.js';

/** Judgments in one answer: a page of the site. */
const MAX_SIZE = 20;
const SIZE = 10;
/** The search engine reads no further. */
const MAX_FROM = 1000;
const names = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(20)));
const year = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2100)));

/** The search of the results page. */
export const searchJudgments = defineTool({
  name: 'search_judgments',
  title: 'Search judgments',
  description:
    'Searches the judgments with the words and filters of the search page: plain words, "a phrase", AND, OR, NOT, near. Each result has its citation, link, passages and the strongest later treatment against it.',
  input: v.object({
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
    from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_FROM)), 0),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SIZE)), SIZE),
    sort: v.optional(v.picklist(['relevance', 'newest', 'oldest', 'cited']), 'relevance'),
    courts: v.pipe(names, v.description('Full names of courts.')),
    yearFrom: year,
    yearTo: year,
  }),
  async run(
    { text, from, size, sort, courts = [], yearFrom, yearTo },
    { services, principal, address, signal, origin },
  ) {
    const { tree, problems } = parseQuery(text);
    const years = { ...(yearFrom !== undefined && { from: yearFrom }), ...(yearTo !== undefined && { to: yearTo }) };
    const body = toSearchBody(tree, { from, size, sort, courtNames: courts, years, facets: [] });
    const { hits, timed_out: timedOut } = await services.search({ body, kind: 'case', principal, address, signal });
    return {
      total: hits.total,
      timedOut,
      problems: problems.map(({ message }) => message),
      judgments: hits.hits.map((hit) => {
        const record = readRecord(hit._source, hit._id) as CaseRecord;
        return {
          ...describeJudgment({ record, later: readLater(hit.later) }, origin),
          decision: record.decision,
          subject: record.subject,
          passages: hit.highlight ?? {},
        };
      }),
    };
  },
});
