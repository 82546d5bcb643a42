import type { Citation } from '@headnote/core/citation';
import type { NearCitation } from '@headnote/core/contract';
import { displayName, usualForm } from '@headnote/core/format';
import { citationWords } from '@headnote/core/search/bodies';
import { selectHidden } from '../../library/document-marks.js';
import { selectSampleBesideReal } from '../../library/select-sample.js';
import { readShownIds } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { courtPartOf } from './court-part.js';
import { openCitingMasks } from './quoted-texts.js';
import { seriesCoverage } from './series-coverage.js';

/** What is near a citation, with the ids of its judgments. */
export interface NearFound extends Omit<NearCitation, 'cases'> {
  readonly cases: readonly string[];
}

/** Judgments that are asked how they cite it: those of a leading case agree long before. */
const MAX_CITING = 200;
/** Names, other reports and judgments that are told. */
const MAX_NAMES = 2;
const MAX_PARALLELS = 4;
const MAX_CASES = 3;

/**
 * Says what the library has near a citation that leads to none of its judgments: how much of its volume, year and series, which
 * judgments cite it, by which names and with which other reports, and the judgments under these. The one source for search,
 * finder, check and widget. `withTexts` is false for a reader who must not see texts: then it tells nothing of who cites it.
 */
export async function nearCitation(
  store: Store,
  citation: Citation,
  { withTexts }: { readonly withTexts: boolean },
): Promise<NearFound> {
  const { book, year, volume } = citationWords(citation);
  const part = courtPartOf(citation);
  const coverage = await seriesCoverage(store, { book, year, volume, part });
  const cited = await citedWith(store, [citation.canonical, ...(citation.alternatives ?? [])]);
  const place = {
    book: part === undefined ? book : `${book} (${part.court})`,
    year,
    volume: volume === '0' ? '' : volume,
  };
  const told = withTexts ? cited : { ...cited, citedBy: 0, names: [], parallels: [] };
  return { ...place, ...coverage, ...told };
}

type Cited = Pick<NearFound, 'citedBy' | 'names' | 'parallels' | 'cases'>;

/** Reads how the judgments that wait for a citation cite it. */
async function citedWith(store: Store, keys: readonly string[]): Promise<Cited> {
  const { db } = store;
  const waiting = await db
    .selectFrom('waiting_keys')
    .select('document_id')
    .distinct()
    .where('key', 'in', keys)
    .where('document_id', 'not in', selectHidden(db))
    .where('document_id', 'not in', selectSampleBesideReal(db))
    .orderBy('document_id')
    .limit(MAX_CITING)
    .execute();
  const ids = waiting.map(({ document_id: id }) => id);
  const places = await inChunks(ids, (chunk) =>
    db
      .selectFrom('citation_uses')
      .select(['document_id', 'canonical', 'case_name', 'parallel_group', 'kind', 'short_form'])
      .where('document_id', 'in', chunk)
      .where('short_form', '=', '')
      .execute(),
  );
  const own = places.filter(({ canonical }) => keys.includes(canonical));
  const groupOf = ({ document_id: id, parallel_group: group }: (typeof places)[number]) => `${id} ${group}`;
  const groups = new Set(own.filter((place) => place.parallel_group !== null).map(groupOf));
  const others = places.filter(
    (place) => groups.has(groupOf(place)) && place.kind !== 'docket' && !keys.includes(place.canonical),
  );
  const maskOf = await openCitingMasks(store, ids);
  const names = own.map(({ document_id: id, case_name: name }) => displayName(maskOf(id).plain(name)));
  const reports = mostFrequent(others.map(({ canonical }) => canonical)).slice(0, MAX_PARALLELS);
  return {
    citedBy: new Set(own.map(({ document_id: id }) => id)).size,
    names: mostFrequent(names.filter((name) => name !== '')).slice(0, MAX_NAMES),
    parallels: reports.map(usualForm),
    cases: await heldUnder(store, reports),
  };
}

/** The judgments that the library has under other reports of the citation. */
async function heldUnder({ db }: Store, reports: readonly string[]): Promise<readonly string[]> {
  if (reports.length === 0) return [];
  const rows = await db
    .selectFrom('citation_keys')
    .select('document_id')
    .distinct()
    .where('key', 'in', reports)
    .where('document_id', 'not in', selectHidden(db))
    .where('document_id', 'not in', selectSampleBesideReal(db))
    .limit(MAX_CASES)
    .execute();
  const ids = rows.map(({ document_id: id }) => id);
  const shown = await readShownIds(db, ids);
  return [...new Set(ids.map((id) => shown.get(id) ?? id))];
}

function mostFrequent(values: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);
}
