import type { CitationChoice } from '@headnote/core/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';

type Client = Services['client'];

/** What each line is, and what the library has for it; a line with several citations has several answers. */
export function lineAnswers(client: Client, citations: readonly string[]) {
  return queryOptions({
    queryKey: ['lines', citations],
    queryFn: async ({ signal }) => {
      const lines = await client.citations.readLines({ citations }, { signal });
      return lines.flatMap((line) => [line, ...(line.others ?? [])]);
    },
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
