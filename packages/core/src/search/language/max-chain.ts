import { MAX_DEPTH } from '../../contract/search/search-limits.js';

/** Words of `a /5 b /5 c`: each but the last two is a level of clauses further in, and two levels are around it. */
export const MAX_CHAIN = MAX_DEPTH - 2;
