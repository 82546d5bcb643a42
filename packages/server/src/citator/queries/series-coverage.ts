import type { Kysely } from 'kysely';
import { selectSampleBesideReal } from '../../library/select-sample.js';
import { selectCopies } from '../../library/sources.js';
import type { Database, Store } from '../../store/database.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';
import type { CourtPart } from './court-part.js';

/** How much of a series the library has. A page that several judgments share counts for each. */
export interface SeriesCoverage {
  /** Judgments of the volume, of the year, and of all years. */
  readonly inVolume: number;
  readonly inYear: number;
  readonly inSeries: number;
  /** First and last year; 0 if the library has none. */
  readonly firstYear: number;
  readonly lastYear: number;
}

/** The volume of a report. */
export interface Volume {
  readonly book: string;
  readonly year: number;
  readonly volume: string;
  /** The court's part of the series; missing for the whole series. */
  readonly part?: CourtPart | undefined;
}

type Series = Pick<Volume, 'book' | 'part'>;

type WholeSeries = Pick<SeriesCoverage, 'inSeries' | 'firstYear' | 'lastYear'>;

/** How long the number of all years is kept: to count 3,00,000 judgments takes 0.3 seconds, and an import changes it little. */
const KNOWN_MS = 600_000;
/** Series that are kept. There are fewer in the tables of the engine. */
const MAX_KNOWN = 500;

interface Known {
  readonly at: number;
  readonly series: Promise<WholeSeries>;
}

const known = new WeakMap<object, Map<string, Known>>();

/** Counts the judgments of a series. The numbers of all years may be ten minutes old. */
export async function seriesCoverage(
  { db }: Pick<Store, 'db'>,
  { book, year, volume, part }: Volume,
): Promise<SeriesCoverage> {
  const volumes = await shownKeys(db, { book, part })
    .select('volume')
    .select(({ fn }) => fn.countAll<LargeInteger>().as('count'))
    .where('year', '=', year)
    .groupBy('volume')
    .execute();
  const counts = volumes.map((row) => ({ volume: row.volume, count: readInteger(row.count) }));
  return {
    inVolume: counts.find((row) => row.volume === volume)?.count ?? 0,
    inYear: counts.reduce((sum, { count }) => sum + count, 0),
    ...(await wholeSeries(db, { book, part })),
  };
}

function wholeSeries(db: Kysely<Database>, place: Series): Promise<WholeSeries> {
  const name = `${place.book} ${place.part?.keys ?? ''}`;
  const ofLibrary = known.get(db) ?? new Map<string, Known>();
  known.set(db, ofLibrary);
  const before = ofLibrary.get(name);
  const at = performance.now();
  if (before !== undefined && at - before.at < KNOWN_MS) return before.series;
  const series = readWholeSeries(db, place);
  if (ofLibrary.size >= MAX_KNOWN) ofLibrary.clear();
  ofLibrary.set(name, { at, series });
  // A failure is told to those who wait, and the next one asks again.
  series.catch(() => ofLibrary.delete(name));
  return series;
}

async function readWholeSeries(db: Kysely<Database>, place: Series): Promise<WholeSeries> {
  const years = await shownKeys(db, place)
    .select('year')
    .select(({ fn }) => fn.countAll<LargeInteger>().as('count'))
    .groupBy('year')
    .execute();
  const dated = years.map(({ year }) => year).filter((year) => year > 0);
  return {
    inSeries: years.reduce((sum, { count }) => sum + readInteger(count), 0),
    firstYear: dated.length === 0 ? 0 : Math.min(...dated),
    lastYear: dated.length === 0 ? 0 : Math.max(...dated),
  };
}

const shownKeys = (db: Kysely<Database>, { book, part }: Series) =>
  db
    .selectFrom('citation_keys')
    .where('book', '=', book)
    .$if(part !== undefined, (query) => query.where('key', 'like', part?.keys ?? ''))
    .where('document_id', 'not in', selectCopies(db))
    .where('document_id', 'not in', selectSampleBesideReal(db));
