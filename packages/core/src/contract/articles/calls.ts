import { articles as list, type Article } from './article.js';
import { group, get } from '../wire/make-call.js';
import { publicRead } from '../wire/marks.js';
import { outdata } from '../wire/readers.js';

/** Articles. */
export const articles = group('articles', () => ({
  /** Every article. The specification spells the path without its leading slash; it is joined to the base with one. */
  list: get<readonly Article[]>('/api/aricles/getarticles', { ...publicRead, answer: outdata(list) }),
}));
