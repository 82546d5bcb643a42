import type { CitationChoice } from '@headnote/core/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { citationChoices, type ChosenParts, type CitationPart } from '../../data/citation-queries.js';

/** One step of the guided search. */
export interface BookStep {
  readonly part: CitationPart;
  /** The choices for the parts before it; undefined before those are chosen, and while they load. */
  readonly choices: readonly CitationChoice[] | undefined;
  /** The chosen part; empty for none. */
  readonly chosen: string;
}

/** The steps of the guided search and how to choose. */
export interface BookLists {
  readonly steps: readonly BookStep[];
  /** Chooses a part. The parts after it start again. */
  readonly choose: (part: CitationPart, text: string) => void;
  /** The list that failed to load. */
  readonly failed: UseQueryResult | undefined;
  readonly isLoading: boolean;
}

const ORDER: readonly CitationPart[] = ['book', 'year', 'volume', 'page'];

/** Loads each list once the parts before it are chosen. A part with only one choice is chosen at once. */
export function useBookLists(): BookLists {
  const [picked, setPicked] = useState<ChosenParts>({});
  const book = useStep('book', { before: {}, picked });
  const year = useStep('year', { before: book.through, picked });
  const volume = useStep('volume', { before: year.through, picked });
  const page = useStep('page', { before: volume.through, picked });
  const all = [book, year, volume, page];
  return {
    steps: all.map(({ step }) => step),
    choose: (part, text) => {
      const before = ORDER.slice(0, ORDER.indexOf(part));
      const kept: ChosenParts = Object.fromEntries(before.map((one) => [one, picked[one]]));
      setPicked(text === '' ? kept : { ...kept, [part]: text });
    },
    failed: all.find(({ query }) => query.isError)?.query,
    isLoading: all.some(({ query }) => query.isLoading),
  };
}

interface StepInput {
  /** The parts before this one; undefined until all of them are chosen. */
  readonly before: ChosenParts | undefined;
  /** What the reader chose. */
  readonly picked: ChosenParts;
}

function useStep(part: CitationPart, { before, picked }: StepInput) {
  const { client } = useServices();
  const query = useQuery({ ...citationChoices(client, { part, before: before ?? {} }), enabled: before !== undefined });
  const choices = before && query.data;
  const only = part !== 'book' && choices?.length === 1 ? choices[0]?.text : undefined;
  const chosen = before && (picked[part] ?? only);
  const step: BookStep = { part, choices, chosen: chosen ?? '' };
  // The parts up to and including this one, for the next step.
  return { query, step, through: chosen === undefined ? undefined : { ...before, [part]: chosen } };
}
