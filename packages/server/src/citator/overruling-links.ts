import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';

/**
 * Selects links by which a judgment overrules another: in the court's own words, and not by fewer judges or a lower court, which
 * cannot overrule, and not where it says that another judgment did. If a bench is unknown, the court's words count.
 */
export function overrulingLinks(db: Kysely<Database>) {
  return (
    db
      .selectFrom('case_links')
      .where('case_links.treatment', '=', 'overruled')
      .where('speaker', '=', 'court')
      // What a judgment reports of another is not its own act.
      .where('source', '<>', 'reported')
      .where('is_smaller_bench', '=', 0)
  );
}
