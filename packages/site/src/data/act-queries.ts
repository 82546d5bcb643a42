import { actFields, type ActList, type ActRecord, type NamedAct, type SearchBody } from '@headnote/core/contract';
import { isHeadnoteError } from '@headnote/core/errors';
import type { SearchHit } from '@headnote/core/search/answers';
import { actListBody } from '@headnote/core/search/bodies';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';
import { ACTS_PAGE_SIZE, type ActFilter } from '../links/act-list-address.js';

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
  readonly filter: ActFilter;
  /** Counted from 1. */
  readonly page: number;
  /** Key of the navigation: repeating a search reads it again. */
  readonly visit: string;
}

/** A row of the list. */
export interface ActRow {
  /** Without an id, the library knows only the title. */
  readonly act: NamedAct;
  /** Words of the text that match; none for a title that does. */
  readonly highlight: SearchHit<ActRecord>['highlight'];
  /** Undefined where they are not counted. */
  readonly sections?: number;
  readonly judgments?: number;
}

/** What one page of the list of acts shows. */
export interface ActsFound {
  /** Acts of this name that the library does not have; on the first page only. */
  readonly missing: readonly NamedAct[];
  /** Acts with this name, then acts with the words in the title, then acts with the words in the text. */
  readonly rows: readonly ActRow[];
  readonly total: { readonly value: number; readonly relation: 'eq' | 'gte' };
  /** What narrows the list, with counts of titles. */
  readonly choices: ActList;
}

/** Acts whose title begins with the words, at most; they come before those that only contain them. */
const LEADING = 5;

/** Reads one page of the list of acts, once per navigation. */
export function actPage(client: Client, { text, filter, page, visit }: ActPage) {
  return queryOptions({
    queryKey: ['acts', visit, text, filter, page],
    queryFn: async ({ signal, client: cache }): Promise<ActsFound> => {
      const from = (page - 1) * ACTS_PAGE_SIZE;
      const isNarrowed = text === '' || Object.keys(filter).length > 0;
      const part = isNarrowed ? { from, size: ACTS_PAGE_SIZE } : { size: LEADING };
      const named = isNarrowed ? [] : cache.ensureQueryData(findActs(client, text)).then(({ acts }) => acts);
      const choices = await client.acts.list({ ...filter, text, ...part }, { signal });
      if (isNarrowed)
        return {
          missing: [],
          rows: choices.acts.map((row) => ({ ...row, highlight: {} })),
          total: { value: choices.total, relation: 'eq' },
          choices,
        };
      const read = (body: SearchBody) => client.search.acts({ body }, { signal });
      const acts = withLeading(await named, choices, text);
      return { ...(await matchingActs(read, { text, from, acts })), choices };
    },
    staleTime: Infinity,
  });
}

/** The acts of a name, then those whose title begins with it and that judgments name. */
function withLeading(named: readonly NamedAct[], { acts }: ActList, text: string): readonly NamedAct[] {
  const begins = text.trim().toLowerCase();
  const leading = acts.flatMap(({ act, judgments }) =>
    judgments > 0 && act.title.toLowerCase().replace(/^the /, '').startsWith(begins) ? [act] : [],
  );
  return [...new Map([...named, ...leading].map((act) => [act.id || act.title, act])).values()];
}

interface Wanted {
  readonly text: string;
  readonly from: number;
  /** The acts that the text names. */
  readonly acts: readonly NamedAct[];
}

type Read = (body: SearchBody) => Promise<{
  readonly hits: readonly SearchHit<ActRecord>[];
  readonly total: ActsFound['total'];
}>;

/** Joins three lists to one: the acts of this name, titles, texts. No act is in two of them. */
async function matchingActs(read: Read, { text, from, acts }: Wanted): Promise<Omit<ActsFound, 'choices'>> {
  const inLibrary = acts.filter(({ id }) => id !== '');
  const named = inLibrary.slice(from, from + ACTS_PAGE_SIZE).map((act): ActRow => ({ act, highlight: {} }));
  const ids = { ids: { values: inLibrary.map(({ id }) => id) } };
  const inTitle = { match: { [actFields.title]: { query: text, operator: 'and' as const } } };
  const titles = await read(
    part(
      { bool: { must: [inTitle], must_not: [ids] } },
      { from: from - inLibrary.length, size: ACTS_PAGE_SIZE - named.length },
    ),
  );
  // The title says why it is here.
  const shown = titles.hits.slice(0, ACTS_PAGE_SIZE - named.length).map((hit) => rowOf(hit, {}));
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
    rows: [...named, ...shown, ...texts.hits.slice(0, left).map((hit) => rowOf(hit, hit.highlight))],
    total: {
      value: inLibrary.length + titles.total.value + texts.total.value,
      relation: texts.total.relation,
    },
  };
}

const rowOf = ({ id, record }: SearchHit<ActRecord>, highlight: ActRow['highlight']): ActRow => ({
  act: { ...record, id, title: record.title ?? '' },
  highlight,
});

/** A part of a list that may begin on an earlier page. At least one hit is read, for the total. */
function part(
  query: SearchBody['query'],
  { from, size }: { readonly from: number; readonly size: number },
): SearchBody {
  const { query: _all, ...rest } = actListBody({ from: Math.max(0, from), size: Math.max(1, size) });
  return { ...rest, query, sort: ['_score', { [actFields.title]: 'asc' }] };
}
