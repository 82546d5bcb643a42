import type { CitationChoice } from '@headnote/core/contract';
import { isHouseSeries } from '../../library/house-citation.js';
import { selectCopies } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';

/** A part of a citation to choose from a list, and the parts already chosen. */
export interface ChoiceQuestion {
  readonly part: 'books' | 'years' | 'volumes' | 'pages';
  readonly book?: string;
  /** Digits; empty means any. */
  readonly year?: string;
  /** Empty means any. */
  readonly volume?: string;
}

/** Maximum length of a list. Every list of one book is shorter; a list of the pages of all books is useless. */
const MAX_CHOICES = 5000;

const COLUMNS = { books: 'book', years: 'year', volumes: 'volume', pages: 'page' } as const;

/** Returns choices: books by number of judgments, then name, the library's own last; years newest first; volumes and pages by number. */
export async function citationChoices(store: Store, question: ChoiceQuestion): Promise<readonly CitationChoice[]> {
  const { part, book, year = '' } = question;
  const choices = book !== undefined && year !== '' ? await narrow(store, question) : await broad(store, question);
  return [...choices].sort(ORDERS[part]).slice(0, MAX_CHOICES);
}

function matching({ db }: Store, { book, year = '', volume = '' }: ChoiceQuestion) {
  let query = db.selectFrom('citation_keys');
  if (book !== undefined) query = query.where('book', '=', book);
  if (year !== '') query = query.where('year', '=', Number(year));
  if (volume !== '') query = query.where('volume', '=', volume);
  // The house citation of every source opens the judgment; of other citations the shown one has most.
  return query.where('document_id', 'not in', selectCopies(db));
}

/** Counts the documents within a year of a book. */
async function narrow(store: Store, question: ChoiceQuestion): Promise<readonly CitationChoice[]> {
  const column = COLUMNS[question.part];
  const rows = await matching(store, question)
    .select((build) => [
      build.ref(column).as('text'),
      build.fn.count<LargeInteger>('document_id').distinct().as('documents'),
      build.fn.min('document_id').as('first'),
    ])
    .groupBy(column)
    .execute();
  return rows.map(({ text, documents, first }) => {
    const count = readInteger(documents);
    return { text: String(text), count, documentId: count === 1 ? first : '' };
  });
}

/**
 * Counts citations in a whole book or the whole library, which needs only the index; counting distinct documents among
 * millions would take seconds. Reads a document separately if it is the only one.
 */
async function broad(store: Store, question: ChoiceQuestion): Promise<readonly CitationChoice[]> {
  const column = COLUMNS[question.part];
  const rows = await matching(store, question)
    .select((build) => [build.ref(column).as('text'), build.fn.countAll<LargeInteger>().as('citations')])
    .groupBy(column)
    .execute();
  const isIndexed = question.part === 'books' || question.book !== undefined;
  const only = isIndexed ? rows.filter(({ citations }) => readInteger(citations) === 1).map(({ text }) => text) : [];
  const found = await inChunks(only, (chunk) =>
    matching(store, question)
      .select([`${column} as text`, 'document_id'])
      .where(column, 'in', chunk)
      .execute(),
  );
  const ids = new Map(found.map(({ text, document_id }) => [text, document_id]));
  return rows.map(({ text, citations }) => ({
    text: String(text),
    count: readInteger(citations),
    documentId: ids.get(text) ?? '',
  }));
}

type Order = (one: CitationChoice, other: CitationChoice) => number;

const byNumber = new Intl.Collator('en', { numeric: true });

const ascending: Order = (one, other) => byNumber.compare(one.text, other.text) || (one.text < other.text ? -1 : 1);

const ORDERS: Readonly<Record<ChoiceQuestion['part'], Order>> = {
  books: (one, other) =>
    Number(isHouseSeries(one.text)) - Number(isHouseSeries(other.text)) ||
    other.count - one.count ||
    ascending(one, other),
  years: (one, other) => Number(other.text) - Number(one.text),
  volumes: ascending,
  pages: ascending,
};
