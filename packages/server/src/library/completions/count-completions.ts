import { type Insertable, sql, type Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { insertRows, type OnKnownRow } from '../../store/insert-rows.js';
import type { CompletionNameRow, CompletionUseRow, CompletionWordRow } from '../../store/tables/library-tables.js';
import { nameForms } from './name-forms.js';
import { type NamedDocument, namesOf } from './names-of.js';
import { soundOf } from './sound-of.js';

/** The names and words of documents, ready to be counted. */
export interface Counted {
  readonly names: ReadonlyMap<string, CompletionNameRow>;
  readonly words: readonly CompletionWordRow[];
  readonly uses: readonly CompletionUseRow[];
}

/** Collects what documents add to the lists: their names, and how many of them contain each word. */
export function collectCompletions(documents: readonly NamedDocument[], words: ReadonlyMap<string, number>): Counted {
  const names = new Map<string, CompletionNameRow>();
  const found: CompletionWordRow[] = [];
  const uses: CompletionUseRow[] = [];
  for (const document of documents) {
    const own = new Set<string>();
    for (const { field, text, short } of namesOf(document)) {
      const { key, words: ofName } = nameForms(text);
      const id = idOf(field, key);
      if (key === '' || own.has(id)) continue;
      own.add(id);
      const all = [...new Set([...ofName, ...nameForms(short).words])];
      const known = names.get(id);
      names.set(id, {
        id,
        field,
        words: joinWords(known?.words ?? '', all),
        shown: known === undefined || isBetter(text, known.shown) ? text : known.shown,
        documents: (known?.documents ?? 0) + 1,
        sound: '',
      });
      if (known === undefined || known.shown !== text) for (const word of all) found.push({ field, word, name_id: id });
    }
    for (const name_id of own) uses.push({ document_id: document.id, name_id });
  }
  for (const [word, count] of words) {
    const id = idOf('word', word);
    names.set(id, { id, field: 'word', words: ` ${word}`, shown: word, documents: count, sound: soundOf(word) });
  }
  return { names, words: found, uses };
}

/** Longest list of words of one name; many spellings of it have the same words. */
const MAX_WORDS_TEXT = 500;

/** Adds words to a list, each after a blank. */
function joinWords(list: string, words: readonly string[]): string {
  const added = words.map((word) => ` ${word}`).filter((word) => !`${list} `.includes(`${word} `));
  return (list + added.join('')).slice(0, MAX_WORDS_TEXT);
}

/** The id of a name: names of one field are next to each other, in the order of their letters. */
export const idOf = (field: CompletionNameRow['field'], key: string): string => `${field} ${key}`;

/** Of two spellings the shorter one is shown, which has no `& Ors.`, but not in capitals only; see `addToKnown`. */
const isBetter = (one: string, other: string): boolean =>
  isCapitals(one) === isCapitals(other) ? one.length < other.length : isCapitals(other);
const isCapitals = (text: string): boolean => text === text.toUpperCase();

const ignoreKnown: OnKnownRow<'completion_words'> = {
  name: 'ignore',
  apply: (insert) => insert.onConflict((conflict) => conflict.doNothing()),
};

/** Adds the counts and the words of another spelling, and keeps the better spelling, by the rule of `isBetter`. */
const addToKnown: OnKnownRow<'completion_names'> = {
  name: 'add',
  apply: (insert) =>
    insert.onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        documents: sql<number>`completion_names.documents + excluded.documents`,
        words: sql<string>`case
          when completion_names.words like '%' || excluded.words || '%' or length(completion_names.words) > ${sql.lit(MAX_WORDS_TEXT)}
            then completion_names.words
          else completion_names.words || excluded.words end`,
        shown: sql<string>`case
          when (excluded.shown = upper(excluded.shown)) <> (completion_names.shown = upper(completion_names.shown))
            then case when completion_names.shown = upper(completion_names.shown) then excluded.shown else completion_names.shown end
          when length(excluded.shown) < length(completion_names.shown) then excluded.shown
          else completion_names.shown end`,
      }),
    ),
};

/** Adds names and words to the lists. Locks the rows of these names until the transaction ends. */
export async function addCompletions(transaction: Transaction<Database>, counted: Counted): Promise<void> {
  await addCounts(transaction, [...counted.names.values()]);
  await insertRows(transaction, 'completion_words', counted.words, ignoreKnown);
  await insertRows(transaction, 'completion_uses', counted.uses);
}

/** Takes documents out of the counts: the names that they use, and words with how many of them contain each. */
export async function subtractCompletions(
  transaction: Transaction<Database>,
  ids: readonly string[],
  words: ReadonlyMap<string, number>,
): Promise<void> {
  const uses = await inChunks(ids, (chunk) =>
    transaction.selectFrom('completion_uses').select('name_id').where('document_id', 'in', chunk).execute(),
  );
  const counts = new Map([...words].map(([word, count]) => [idOf('word', word), count]));
  for (const { name_id: id } of uses) counts.set(id, (counts.get(id) ?? 0) + 1);
  await inChunks(ids, (chunk) => transaction.deleteFrom('completion_uses').where('document_id', 'in', chunk).execute());
  const known = await inChunks([...counts.keys()], (chunk) =>
    transaction.selectFrom('completion_names').selectAll().where('id', 'in', chunk).execute(),
  );
  const taken = [...new Map(known.map((row) => [row.id, row])).values()];
  await addCounts(
    transaction,
    taken.map((row) => ({ ...row, documents: -(counts.get(row.id) ?? 0) })),
  );
  const gone = taken.filter(({ id, documents }) => documents <= (counts.get(id) ?? 0)).map(({ id }) => id);
  await inChunks(gone, (chunk) => transaction.deleteFrom('completion_names').where('id', 'in', chunk).execute());
}

/** In the order of the ids, so that two transactions do not wait for each other. */
async function addCounts(
  transaction: Transaction<Database>,
  rows: readonly Insertable<CompletionNameRow>[],
): Promise<void> {
  const sorted = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  await insertRows(transaction, 'completion_names', sorted, addToKnown);
}
