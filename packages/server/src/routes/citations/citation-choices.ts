import type { Store } from '../../store/database.js';

/** A part of a citation that is chosen from a list, and what is known of the parts before it. */
export interface ChoiceQuestion {
  readonly part: 'books' | 'years' | 'volumes' | 'pages';
  readonly book?: string;
  /** Digits; empty means any. */
  readonly year?: string;
  /** Empty means any. */
  readonly volume?: string;
}

/** One line of the list. */
export interface Choice {
  readonly text: string;
  /** Documents that it leads to. */
  readonly count: number;
  /** The document, where it is the only one; otherwise empty. */
  readonly documentId: string;
}

/** Longest list: pages of all books together are no choice for anybody, and every list of one book is shorter. */
const MAX_CHOICES = 5000;

const COLUMNS = { books: 'book', years: 'year', volumes: 'volume', pages: 'page' } as const;

const byNumber = new Intl.Collator('en', { numeric: true });

/** Books by the number of judgments and then by name; years, the newest first; volumes and pages by their numbers. */
export async function citationChoices(
  { db }: Store,
  { part, book, year = '', volume = '' }: ChoiceQuestion,
): Promise<readonly Choice[]> {
  const column = COLUMNS[part];
  let query = db
    .selectFrom('citation_keys')
    .select((build) => [
      build.ref(column).as('text'),
      build.fn.count<number | string | bigint>('document_id').distinct().as('documents'),
      build.fn.min('document_id').as('first'),
    ])
    .groupBy(column);
  if (book !== undefined) query = query.where('book', '=', book);
  if (year !== '') query = query.where('year', '=', Number(year));
  if (volume !== '') query = query.where('volume', '=', volume);
  const rows = await query.execute();
  const choices = rows.map(({ text, documents, first }) => {
    const count = Number(documents);
    return { text: String(text), count, documentId: count === 1 ? first : '' };
  });
  return choices.sort(ORDERS[part]).slice(0, MAX_CHOICES);
}

type Order = (one: Choice, other: Choice) => number;

const ascending: Order = (one, other) => byNumber.compare(one.text, other.text) || (one.text < other.text ? -1 : 1);

const ORDERS: Readonly<Record<ChoiceQuestion['part'], Order>> = {
  books: (one, other) => other.count - one.count || ascending(one, other),
  years: (one, other) => Number(other.text) - Number(one.text),
  volumes: ascending,
  pages: ascending,
};
