import { packages as list, type Package } from './package.js';
import { group, get } from '../wire/make-call.js';
import { publicRead } from '../wire/marks.js';
import { cell } from '../wire/readers.js';

/** Subscription packages. */
export const packages = group('packages', () => ({
  /** Lists every package on sale. */
  list: get<readonly Package[]>('/api/package/getallpackages', { ...publicRead, answer: cell(0, list) }),
}));
