import { actJudgmentLimits, type ActJudgments, type ActJudgmentsInput } from '@headnote/core/contract';
import { displayCourt } from '@headnote/core/format';
import { NotFoundError } from '@headnote/core/errors';
import { selectSampleBesideReal } from '../../library/select-sample.js';
import { selectCopies } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';
import { caseBriefs } from './case-briefs.js';
import { countYears } from './count-years.js';

const { maxListed } = actJudgmentLimits;

/** A judgment that names the provision. */
interface NamingRow {
  readonly id: string;
  readonly court_name: string;
  readonly decided_on: string | null;
  readonly cited_count: number;
}

/**
 * Counts the judgments of the library that name an act, or a section of it, by section, court and year, and reads the most cited and the
 * newest. A judgment of several sources counts once. Beside real judgments, those of the sample count only for an act of the sample.
 * Throws a NotFoundError if no act has the id.
 */
export async function actJudgments(store: Store, { id, section = '' }: ActJudgmentsInput): Promise<ActJudgments> {
  const act = await store.db
    .selectFrom('documents')
    .select(['id', 'is_sample'])
    .where('id', '=', id)
    .where('kind', '=', 'act')
    .executeTakeFirst();
  if (act === undefined) throw new NotFoundError('The library has no act with this id. It may have been removed.');
  const naming = namingUses(store, { id, isSample: act.is_sample === 1 });
  const rows = await namingRows(store, section === '' ? naming : naming.where('anchor', '=', section));
  const mostCited = rows.toSorted((one, other) => other.cited_count - one.cited_count || newer(one, other));
  const newest = rows.toSorted(newer);
  const cited = mostCited.slice(0, maxListed).filter((row) => row.cited_count > 0);
  const last = newest.slice(0, maxListed);
  const briefs = await caseBriefs(store, [...new Set([...cited, ...last].map((row) => row.id))], {
    withSentences: false,
  });
  return {
    sections: await countSections(naming),
    total: rows.length,
    courts: courtsOf(rows),
    years: countYears(rows.map(({ decided_on: on }) => on)),
    mostCited: cited.flatMap((row) => {
      const judgment = briefs.get(row.id);
      return judgment ? [{ judgment, citedBy: row.cited_count }] : [];
    }),
    newest: last.flatMap((row) => briefs.get(row.id) ?? []),
  };
}

/** Places that name the act, in the judgments that count. */
function namingUses({ db }: Store, { id, isSample }: { readonly id: string; readonly isSample: boolean }) {
  const uses = db
    .selectFrom('provision_uses')
    .where('act_id', '=', id)
    .where('document_id', 'not in', selectCopies(db));
  return isSample ? uses : uses.where('document_id', 'not in', selectSampleBesideReal(db));
}

type NamingUses = ReturnType<typeof namingUses>;

async function namingRows({ db }: Store, uses: NamingUses): Promise<readonly NamingRow[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'court_name', 'decided_on', 'cited_count'])
    .where('id', 'in', uses.select('document_id'))
    .orderBy('id')
    .execute();
}

async function countSections(uses: NamingUses): Promise<ActJudgments['sections']> {
  const rows = await uses
    .select(({ fn }) => ['anchor', fn.count<LargeInteger>('document_id').distinct().as('judgments')])
    .where('anchor', '!=', '')
    .groupBy('anchor')
    .execute();
  return rows.map(({ anchor, judgments }) => ({ id: anchor, count: readInteger(judgments) }));
}

function courtsOf(rows: readonly NamingRow[]): ActJudgments['courts'] {
  const byCourt = Map.groupBy(rows, (row) => row.court_name);
  return [...byCourt]
    .map(([name, own]) => ({ name: displayCourt(name), count: own.length }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

const newer = (one: NamingRow, other: NamingRow): number =>
  (one.decided_on ?? '') < (other.decided_on ?? '') ? 1 : (one.decided_on ?? '') > (other.decided_on ?? '') ? -1 : 0;
