import { splitActTitle } from '../../library/act-title-key.js';
import type { Store } from '../../store/database.js';
import { nameInText, titleKeys } from '../acts/act-names.js';

/** The requested act. */
export interface ActQuestion {
  readonly title: string;
  /** Id of the act; empty if unknown. */
  readonly actCode: string;
}

/** A name that fits more acts than this identifies none. */
const MAX_ACTS = 100;

/**
 * Returns the ids of the requested acts: by id, otherwise by title in any language, with or without `The` and the year, otherwise by
 * short name or by number and year.
 */
export async function findActs(store: Store, { title, actCode }: ActQuestion): Promise<readonly string[]> {
  if (actCode !== '') {
    const acts = store.db.selectFrom('documents').select('id').where('kind', '=', 'act');
    return (await acts.where('id', '=', actCode).execute()).map(({ id }) => id);
  }
  const { year } = splitActTitle(title);
  const titled = await actsByNames(store, titleKeys([title]));
  const meant = titled.filter((act) => year === '' || [act.titleYear, String(act.year ?? '')].includes(year));
  if (meant.length > 0) return meant.map(({ id }) => id);
  return (await actsByNames(store, shortNames(title))).map(({ id }) => id);
}

/** The name in the form of the citation engine: `IPC`, or `Act 3 of 1930`. */
export function shortNames(text: string): string[] {
  const plain = text.trim().replace(/^the\s+/i, '');
  return plain === '' ? [] : [...new Set([nameInText(plain) ?? plain, plain])];
}

/** An act of the library. */
export interface ActByName {
  readonly id: string;
  readonly title: string;
  readonly year: number | null;
  readonly actNumber: string;
  /** The year that ends the title, or empty. */
  readonly titleYear: string;
  /** Identifier within its source. */
  readonly sourceId: string;
  readonly isSample: boolean;
}

/** Returns the acts of the library that have one of the names, in the order of their titles. */
export async function actsByNames({ db }: Store, names: readonly string[]): Promise<ActByName[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('act_names')
    .innerJoin('documents', 'documents.id', 'act_names.document_id')
    .select(['documents.id', 'documents.title', 'documents.year', 'documents.act_number'])
    .select(['documents.source_id', 'documents.is_sample'])
    .distinct()
    .where('act_names.name', 'in', names)
    .orderBy('documents.title')
    .limit(MAX_ACTS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    year: row.year,
    actNumber: row.act_number,
    titleYear: splitActTitle(row.title).year,
    sourceId: row.source_id,
    isSample: row.is_sample === 1,
  }));
}
