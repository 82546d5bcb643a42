import { MAX_DEPTH } from '../../contract/search/search-limits.js';

/** Maximum number of words in `a /5 b /5 c`. Each word but the last two adds a level of clauses; two more levels enclose it. */
export const MAX_CHAIN = MAX_DEPTH - 2;
