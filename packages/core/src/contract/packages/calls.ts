import { aPackage, type Package } from './package.js';
import { group, get } from '../wire/make-call.js';
import { publicRead } from '../wire/marks.js';
import { cell } from '../wire/readers.js';

/** Subscription packages. */
export const packages = group('packages', () => ({
  /** Lists every package on sale. */
  list: get<readonly Package[]>('/api/package/getallpackages', {
    ...publicRead,
    whole: cell<readonly Package[]>(0, [aPackage]),
  }),
}));
