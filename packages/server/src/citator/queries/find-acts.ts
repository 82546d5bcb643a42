import { sql } from 'kysely';
import { actNames } from '../acts/act-names.js';
import type { Store } from '../../store/database.js';

/** The requested act. */
export interface ActQuestion {
  readonly title: string;
  /** Id of the act; empty if unknown. */
  readonly actCode: string;
}

/** A title that fits more acts than this identifies none. */
const MAX_ACTS = 1000;

/**
 * Returns the ids of the requested acts: by id, otherwise by title, with or without `The` and the year, otherwise by
 * short name.
 */
export async function findActs({ db }: Store, { title, actCode }: ActQuestion): Promise<readonly string[]> {
  const acts = db.selectFrom('documents').select(['id', 'title', 'year']).where('kind', '=', 'act');
  if (actCode !== '') return (await acts.where('id', '=', actCode).execute()).map(({ id }) => id);
  const asked = nameOf(title);
  if (asked.name === '') return [];
  const rows = await acts
    .where(sql<boolean>`replace(lower(title), ',', '') like ${`%${likeText(asked.name)}%`} escape '!'`)
    .limit(MAX_ACTS)
    .execute();
  const titled = rows.filter((row) => isMeant(asked, nameOf(row.title), row.year)).map(({ id }) => id);
  return titled.length > 0 ? titled : byName(db, title);
}

/** Returns acts by short name (`IPC`), or by number and year. */
async function byName(db: Store['db'], title: string): Promise<readonly string[]> {
  const [name] = actNames({ title: title.trim(), year: null, actNumber: '' });
  if (name === undefined) return [];
  const rows = await db.selectFrom('act_names').select('document_id').distinct().where('name', '=', name).execute();
  return rows.map((row) => row.document_id);
}

interface ActName {
  readonly name: string;
  readonly year: string;
}

/** `The Indian Penal Code, 1860` in comparable form. */
function nameOf(title: string): ActName {
  const plain = lowerAscii(title).replaceAll(',', '').replace(/\s+/g, ' ').trim().replace(/^the /, '');
  const [, name = plain, year = ''] = /^(.*?) \(?(\d{4})\)?$/.exec(plain) ?? [];
  return { name, year };
}

function isMeant(asked: ActName, held: ActName, year: number | null): boolean {
  if (asked.name !== held.name) return false;
  return asked.year === '' || asked.year === (held.year || String(year ?? ''));
}

/** Lower-cases ASCII letters only, like the database. */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function likeText(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
