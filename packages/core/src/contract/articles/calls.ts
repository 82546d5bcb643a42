import { article, type Article } from './article.js';
import { group, get } from '../wire/make-call.js';
import { publicRead } from '../wire/marks.js';

/** Articles. */
export const articles = group('articles', () => ({
  /** Lists every article. The specification spells the path without a leading slash; the client adds one. */
  list: get<readonly Article[]>('/api/aricles/getarticles', { ...publicRead, outdata: [article] }),
}));
