import { parseCitation, readIncomplete } from '@headnote/core/citation';
import { usualForm } from '@headnote/core/format';
import { citationWords, slugToHouseCitation } from '@headnote/core/search/bodies';
import { selectMarked } from '../../library/document-marks.js';
import { SAMPLE_SERIES, selectSampleBesideReal } from '../../library/select-sample.js';
import { readShownIds } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import { begunForm, courtPartIn, courtPartOf } from './court-part.js';
import { byPage, type FittingCase, fittingCases, type ReportPlace } from './fitting-cases.js';

/** Reports that begin with one page that are read: no volume has more. */
const MAX_READ = 2000;

/** The judgments whose citation begins as a reader types it. */
export interface BegunCitations {
  /** The citation as it was read, in its usual form. */
  readonly readAs: string;
  /** With the citation of each in its usual form. */
  readonly cases: readonly { readonly id: string; readonly printed: string }[];
}

/**
 * Returns the judgments reported at a page that begins with the typed one, by page; for a citation without its page, the first
 * of the volume. Undefined for a text that is no citation of a report.
 */
export async function begunCitations(store: Store, text: string, limit: number): Promise<BegunCitations | undefined> {
  // Our own citation may be in small letters: `1981 hn 25`.
  const citation = parseCitation(slugToHouseCitation(text.trim()) ?? text);
  if (citation && ['reporter', 'neutral', 'online'].includes(citation.kind) && citation.status !== 'impossible') {
    const { page, ...words } = citationWords(citation);
    const place = { ...words, part: courtPartOf(citation) };
    if (/^\d+$/.test(page)) {
      return {
        readAs: usualForm(citation.canonical),
        cases: printed(await pagesFrom(store, place, { page, limit })),
      };
    }
  }
  const begun = readIncomplete(text);
  if (!begun) return undefined;
  const { family, year, volume } = begun;
  const part = courtPartIn(text);
  const readAs = begunForm(begun, part);
  const fits = await fittingCases(store, { book: family, year, volume, part }, { limit, withMarked: false });
  return { readAs, cases: printed(fits) };
}

const printed = (cases: readonly FittingCase[]) => cases.map(({ id, key }) => ({ id, printed: usualForm(key) }));

async function pagesFrom(
  { db }: Store,
  { book, year, volume = '0', part }: ReportPlace,
  { page, limit }: { readonly page: string; readonly limit: number },
): Promise<readonly FittingCase[]> {
  let query = db
    .selectFrom('citation_keys')
    .select(['document_id as id', 'key', 'page'])
    .where('book', '=', book)
    .where('year', '=', year)
    .where('volume', '=', volume)
    .where('page', 'like', `${page}%`)
    .where('document_id', 'not in', selectMarked(db));
  if (part !== undefined) query = query.where('key', 'like', part.keys);
  // The sample's own series is asked for by name.
  if (book !== SAMPLE_SERIES) query = query.where('document_id', 'not in', selectSampleBesideReal(db));
  const rows = await query.limit(MAX_READ).execute();
  const sorted = rows.toSorted((one, other) => byPage.compare(one.page, other.page) || (one.id < other.id ? -1 : 1));
  const shown = await readShownIds(
    db,
    sorted.map(({ id }) => id),
  );
  const own = sorted.map(({ id, key }) => ({ id: shown.get(id) ?? id, key }));
  return [...new Map(own.map((row) => [`${row.id} ${row.key}`, row])).values()].slice(0, limit);
}
