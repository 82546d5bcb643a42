import { actFields, type ActRecord, type NamedAct, type SearchBody } from '@headnote/core/contract';
import { isHeadnoteError } from '@headnote/core/errors';
import type { SearchHit } from '@headnote/core/search/answers';
import { actListBody } from '@headnote/core/search/bodies';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';
import { ACTS_PAGE_SIZE } from '../links/act-list-address.js';

type Client = Services['client'];

/** The acts that a text names, and the section if it names one: `IPC`, `section 302 IPC`. */
export function findActs(client: Client, text: string) {
  return queryOptions({
    queryKey: ['find-acts', text],
    queryFn: ({ signal }) => client.acts.find({ text }, { signal }),
    staleTime: Infinity,
  });
}

/** The sections of the act with a title; none when the library has no such act, or more than one. */
export function sectionsOf(client: Client, title: string) {
  return queryOptions({
    queryKey: ['sections', title],
    queryFn: async ({ signal }) => {
      try {
        return await client.acts.sections({ title }, { signal, quiet: true });
      } catch (error) {
        if (isHeadnoteError(error) && error.code === 'refused') return [];
        throw error;
      }
    },
    staleTime: Infinity,
    meta: { isQuiet: true },
  });
}

/** One page of the acts that match a text; of all acts when the text is empty. */
export interface ActPage {
  readonly text: string;
  /** Counted from 1. */
  readonly page: number;
  /** Key of the navigation: repeating a search reads it again. */
  readonly visit: string;
}

/** What one page of the list of acts shows. */
export interface ActsFound {
  /** Acts of this name that the library does not have; on the first page only. */
  readonly missing: readonly NamedAct[];
  /** Acts with this name, then acts with the words in the title, then acts with the words in the text. */
  readonly hits: readonly SearchHit<ActRecord>[];
  readonly total: { readonly value: number; readonly relation: 'eq' | 'gte' };
}

/** Reads one page of the list of acts, once per navigation. */
export function actPage(client: Client, { text, page, visit }: ActPage) {
  return queryOptions({
    queryKey: ['acts', visit, text, page],
    queryFn: ({ signal, client: cache }): Promise<ActsFound> => {
      const from = (page - 1) * ACTS_PAGE_SIZE;
      const read = (body: SearchBody) => client.search.acts({ body }, { signal });
      if (text === '') return read(actListBody({ from })).then((all) => ({ ...all, missing: [] }));
      return cache.ensureQueryData(findActs(client, text)).then(({ acts }) => matchingActs(read, { text, from, acts }));
    },
    staleTime: Infinity,
  });
}

interface Wanted {
  readonly text: string;
  readonly from: number;
  /** The acts that the text names. */
  readonly acts: readonly NamedAct[];
}

type Read = (body: SearchBody) => Promise<Omit<ActsFound, 'missing'>>;

/** Joins three lists to one: the acts of this name, titles, texts. No act is in two of them. */
async function matchingActs(read: Read, { text, from, acts }: Wanted): Promise<ActsFound> {
  const inLibrary = acts.filter(({ id }) => id !== '');
  const named = inLibrary.slice(from, from + ACTS_PAGE_SIZE).map((record) => rowOf({ id: record.id, record }));
  const ids = { ids: { values: inLibrary.map(({ id }) => id) } };
  const inTitle = { match: { [actFields.title]: { query: text, operator: 'and' as const } } };
  const titles = await read(
    part(
      { bool: { must: [inTitle], must_not: [ids] } },
      { from: from - inLibrary.length, size: ACTS_PAGE_SIZE - named.length },
    ),
  );
  // The title says why it is here.
  const shown = titles.hits.slice(0, ACTS_PAGE_SIZE - named.length).map(rowOf);
  const { query: anywhere, ...rest } = actListBody({ text });
  const texts = await read({
    ...rest,
    ...part(
      { bool: { must: [anywhere], must_not: [ids, inTitle] } },
      { from: from - inLibrary.length - titles.total.value, size: ACTS_PAGE_SIZE - named.length - shown.length },
    ),
  });
  const left = ACTS_PAGE_SIZE - named.length - shown.length;
  return {
    missing: from === 0 ? acts.filter(({ id }) => id === '') : [],
    hits: [...named, ...shown, ...texts.hits.slice(0, left)],
    total: {
      value: inLibrary.length + titles.total.value + texts.total.value,
      relation: texts.total.relation,
    },
  };
}

const rowOf = ({ id, record }: Pick<SearchHit<ActRecord>, 'id' | 'record'>): SearchHit<ActRecord> => ({
  id,
  record,
  score: null,
  highlight: {},
});

/** A part of a list that may begin on an earlier page. At least one hit is read, for the total. */
function part(
  query: SearchBody['query'],
  { from, size }: { readonly from: number; readonly size: number },
): SearchBody {
  const { query: _all, ...rest } = actListBody({ from: Math.max(0, from), size: Math.max(1, size) });
  return { ...rest, query, sort: ['_score', { [actFields.title]: 'asc' }] };
}
