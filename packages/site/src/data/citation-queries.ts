import type { CitationChoice } from '@headnote/core/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';

type Client = Services['client'];

/** A citation with its parallel citations, and the parties before it. */
export interface WantedCase {
  readonly text: string;
  /** Empty if the line names none. */
  readonly name: string;
}

/** What the library has for each of some citations. */
export function citationVerdicts(client: Client, wanted: readonly WantedCase[]) {
  const citations = wanted.map(({ text }) => text);
  const names = wanted.map(({ name }) => name);
  return queryOptions({
    queryKey: ['citation', citations, names],
    queryFn: ({ signal }) => client.citations.check({ citations, names }, { signal }),
    meta: { isQuiet: true },
  });
}

/** The parts of a citation that are chosen so far, from the book on. */
export interface ChosenParts {
  readonly book?: string;
  readonly year?: string;
  readonly volume?: string;
  readonly page?: string;
}

/** A part of a citation that is chosen from a list. */
export type CitationPart = keyof ChosenParts;

/** How long the lists stay fresh, in milliseconds: they change only when judgments are imported. */
const LISTS_FRESH = 5 * 60_000;

/** The choices for one part, among what the library has for the parts before it. */
export function citationChoices(
  client: Client,
  { part, before }: { readonly part: CitationPart; readonly before: ChosenParts },
) {
  return queryOptions({
    queryKey: ['citation-choices', part, before],
    queryFn: ({ signal }) => loadChoices(client, { part, before, signal }),
    staleTime: LISTS_FRESH,
  });
}

interface ChoicesRequest {
  readonly part: CitationPart;
  readonly before: ChosenParts;
  readonly signal: AbortSignal;
}

function loadChoices(
  { citations }: Client,
  { part, before, signal }: ChoicesRequest,
): Promise<readonly CitationChoice[]> {
  if (part === 'book') return citations.books({}, { signal });
  const { book = '', year, volume } = before;
  const lists = { year: 'years', volume: 'volumes', page: 'pages' } as const;
  return citations.lookup(
    {
      part: lists[part],
      book,
      ...(year === undefined ? {} : { year: Number(year) }),
      ...(volume === undefined ? {} : { volume }),
    },
    { signal },
  );
}
