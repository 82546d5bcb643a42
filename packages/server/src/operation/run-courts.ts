import { joinLines } from '../runtime/print-line.js';
import { UNKNOWN_COURT_ID } from '../courts/courts.js';
import type { Store } from '../store/database.js';

/** Names of one list; they come with most judgments first. */
const LIMIT = 200;

/** Returns the courts that the table of courts does not have, as the judgments name them, to print. */
export async function runUnknownCourts({ db }: Store): Promise<string> {
  const found = await db
    .selectFrom('documents')
    .select((of) => ['court_name', 'court_reference', of.fn.countAll<number | string>().as('judgments')])
    .select((of) => of.fn.min('id').as('first'))
    .where('kind', '=', 'case')
    .where('court_id', '=', UNKNOWN_COURT_ID)
    .groupBy(['court_name', 'court_reference'])
    .orderBy('judgments', 'desc')
    .orderBy('first')
    .limit(LIMIT)
    .execute();
  if (found.length === 0) return 'The court of every judgment is in the table of courts.';
  const more = found.length === LIMIT ? [`Only the first ${LIMIT} are shown.`] : [];
  const lines = found.map(
    ({ court_name: name, court_reference: reference, judgments, first }) =>
      `${judgments}  ${name || reference || '(no court named)'}  ${first}`,
  );
  return joinLines([...lines, ...more]);
}
