import { actFields } from '../../contract/records/act-fields.js';
import { caseFields } from '../../contract/records/case-fields.js';
import type { SortKey } from '../../contract/search/search-body.js';

/** Characters of one highlighted fragment. */
export const FRAGMENT_SIZE = 150;

/** Hits are marked with bold tags, the only markup of a fragment. */
export const boldTags = { pre_tags: ['<b>'], post_tags: ['</b>'] } as const;

/** Newest first; a document without a date comes last. */
export const newestFirst: SortKey = { [caseFields.decidedOn]: { order: 'desc', missing: '_last' } };

/** Wire names of every field of a case. */
export const allCaseFields: readonly string[] = Object.values(caseFields);

/** Wire names of every field of an act. */
export const allActFields: readonly string[] = Object.values(actFields);

/** Wire names of what a list of cases shows: everything but the text. */
export const caseListFields: readonly string[] = allCaseFields.filter((field) => field !== caseFields.content);

/** Wire names of what a list of acts shows: everything but the text. */
export const actListFields: readonly string[] = allActFields.filter((field) => field !== actFields.content);

/** Names of the aggregations, under which their counts come back as facets. */
export const facetNames = { courts: 'courts', years: 'years', decisions: 'decisions' } as const;
