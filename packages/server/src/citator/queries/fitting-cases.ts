import { selectHidden, selectMarked } from '../../library/document-marks.js';
import { SAMPLE_SERIES, selectSampleBesideReal } from '../../library/select-sample.js';
import { readShownIds } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import type { CourtPart } from './court-part.js';

/** The place of a citation in its series. */
export interface ReportPlace {
  readonly book: string;
  readonly year: number;
  /** Missing for any volume. */
  readonly volume?: string | undefined;
  /** The court's part of the series; missing for the whole series. */
  readonly part?: CourtPart | undefined;
}

/** A judgment that is reported in a volume. */
export interface FittingCase {
  readonly id: string;
  /** Its citation in that volume. */
  readonly key: string;
}

/** Pages of one volume that are read: more than any year of a series has. */
const MAX_PAGES = 5000;

/** Which judgments of a volume to list. */
interface FittingOptions {
  /** Those nearest to this page are listed. */
  readonly page?: string | undefined;
  readonly limit: number;
  /** Pages or numbers from that one to the farthest that is near. */
  readonly within?: number;
  readonly withMarked?: boolean;
}

/** Compares pages as numbers. */
export const byPage = new Intl.Collator('en', { numeric: true });

/**
 * Returns the judgments of a volume, or of a court's part of it, by page, at most `limit`. With a `page`, those nearest to it: half
 * before, half behind, and none farther than `within`.
 * A hidden judgment is not listed, because nothing of it was named but its volume; without `withMarked`, neither is a masked one.
 */
export async function fittingCases(
  { db }: Store,
  { book, year, volume, part }: ReportPlace,
  { page, limit, within = Infinity, withMarked = true }: FittingOptions,
): Promise<readonly FittingCase[]> {
  let query = db
    .selectFrom('citation_keys')
    .select(['document_id as id', 'key', 'page', 'volume'])
    .where('book', '=', book)
    .where('year', '=', year)
    .where('document_id', 'not in', withMarked ? selectHidden(db) : selectMarked(db));
  // The sample's own series is asked for by name.
  if (book !== SAMPLE_SERIES) query = query.where('document_id', 'not in', selectSampleBesideReal(db));
  if (volume !== undefined) query = query.where('volume', '=', volume);
  if (part !== undefined) query = query.where('key', 'like', part.keys);
  const found = await query.limit(MAX_PAGES).execute();
  const shown = await readShownIds(
    db,
    found.map(({ id }) => id),
  );
  const own = found.map((row) => ({ ...row, id: shown.get(row.id) ?? row.id }));
  const rows = [...new Map(own.map((row) => [`${row.id} ${row.key}`, row])).values()];
  const sorted = rows.toSorted(
    (one, other) =>
      byPage.compare(one.volume, other.volume) || byPage.compare(one.page, other.page) || (one.id < other.id ? -1 : 1),
  );
  if (page === undefined) return sorted.slice(0, limit);
  const behind = sorted.findIndex((row) => byPage.compare(row.page, page) > 0);
  const middle = behind < 0 ? sorted.length : behind;
  const nearest = sorted.slice(Math.max(0, middle - limit / 2), middle + limit / 2);
  return nearest.filter((row) => !(Math.abs(Number.parseInt(row.page) - Number.parseInt(page)) > within));
}
