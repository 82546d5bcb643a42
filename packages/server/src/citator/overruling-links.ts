import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';

/**
 * Links by which a judgment overrules another: in the court's own words, and not by fewer judges or by a lower court, which cannot.
 * Where a bench is not known the court's word is taken for it.
 */
export function overrulingLinks(db: Kysely<Database>) {
  return db
    .selectFrom('case_links')
    .where('treatment', '=', 'overruled')
    .where('speaker', '=', 'court')
    .where('is_smaller_bench', '=', 0);
}
