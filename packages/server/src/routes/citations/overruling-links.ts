import type { Store } from '../../store/database.js';

/** Links by which a judgment overrules another: in the court's own words, and not by a smaller bench, which cannot. */
export function overrulingLinks({ db }: Store) {
  return db
    .selectFrom('case_links')
    .where('treatment', '=', 'overruled')
    .where('speaker', '=', 'court')
    .where('is_smaller_bench', '=', 0);
}
