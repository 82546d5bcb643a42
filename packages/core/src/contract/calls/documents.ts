import type { Call } from '../call.js';
import type { CaseRecord } from '../records/case-record.js';
import type { SearchAnswer } from '../search/search-answer.js';
import type { SearchInput } from './search-call.js';
import { latestCases } from './welcome.js';

/** Preview of one case: the same path as the latest cases, told apart by its body. */
export const casePreview = {
  ...latestCases,
  service: 'documents',
  name: 'casePreview',
} as const satisfies Call<SearchInput, SearchAnswer<CaseRecord>>;
