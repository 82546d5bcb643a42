import { readFieldSources } from '@headnote/core/format';
import { readList } from '../library/document-record.js';
import type { Store } from '../store/database.js';

const NONE = 'No particular of any judgment was read by a rule.';

/** Returns how many judgments have each particular from a rule, with its origin and how sure the rule is, to print. */
export async function runFields({ db }: Store): Promise<string> {
  const rows = await db
    .selectFrom('documents')
    .select((of) => ['derived_fields', of.fn.countAll<number | string>().as('judgments')])
    .where('kind', '=', 'case')
    .groupBy('derived_fields')
    .execute();
  const counts = new Map<string, number>();
  for (const { derived_fields: stored, judgments } of rows) {
    for (const { field, origin, certainty } of readFieldSources(readList(stored))) {
      const line = `${field}  ${origin}  ${certainty}`;
      counts.set(line, (counts.get(line) ?? 0) + Number(judgments));
    }
  }
  const lines = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return lines.length === 0 ? NONE : lines.map(([line, judgments]) => `${judgments}  ${line}`).join('\n');
}
