import type { CitationChoice } from '@headnote/core/contract';
import { useState } from 'react';
import type { Services } from '../../app/services.js';
import type { Failure } from '../../app/failure.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useRequest } from '../../app/use-request.js';

/** The parts chosen so far, from the book on. */
export interface ChosenParts {
  readonly book?: string;
  readonly year?: string;
  readonly volume?: string;
  readonly page?: string;
}

type Part = keyof ChosenParts;
type Lists = { readonly [P in Part]?: readonly CitationChoice[] };

const ORDER: readonly Part[] = ['book', 'year', 'volume', 'page'];

/** The lists of the guided way, each of what the library has for the parts chosen before it. */
export interface BookListsState {
  readonly lists: Lists;
  readonly chosen: ChosenParts;
  /** Chooses a part; the parts behind it are to be chosen anew. */
  readonly choose: (part: Part, text: string) => void;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
  readonly isLoading: boolean;
}

/** Loads the list of the first part that is not chosen yet; a part with one choice only is chosen at once. */
export function useBookLists(): BookListsState {
  const { client } = useServices();
  const [{ lists, chosen }, setSteps] = useState<{ lists: Lists; chosen: ChosenParts }>({ lists: {}, chosen: {} });
  const next = ORDER.find((part) => lists[part] === undefined);
  const key =
    next === undefined || !isReady(next, chosen)
      ? ''
      : [next, ...ORDER.map((part) => chosen[part] ?? '')].join('\u0000');
  const { state, retry } = useRequest(key, async (signal) =>
    key === '' || !next ? undefined : { part: next, list: await load(client, { part: next, chosen, signal }) },
  );
  const loaded = state.phase === 'ready' ? state.value : undefined;
  if (loaded && lists[loaded.part] === undefined && loaded.part === next) {
    const [only, another] = loaded.list;
    const isOnly = only !== undefined && another === undefined && loaded.part !== 'book';
    setSteps({
      lists: { ...lists, [loaded.part]: loaded.list },
      chosen: isOnly ? { ...chosen, [loaded.part]: only.text } : chosen,
    });
  }
  const choose = (part: Part, text: string) => {
    const kept = ORDER.slice(0, ORDER.indexOf(part));
    const parts = Object.fromEntries(kept.map((one) => [one, chosen[one]]));
    const known = Object.fromEntries([...kept, part].map((one) => [one, lists[one]]));
    setSteps({ lists: known, chosen: text === '' ? parts : { ...parts, [part]: text } });
  };
  return {
    lists,
    chosen,
    choose,
    retry,
    failure: state.phase === 'failed' ? state.failure : undefined,
    isLoading: key !== '' && state.phase === 'loading',
  };
}

/** True when every part before this one is chosen. */
function isReady(part: Part, chosen: ChosenParts): boolean {
  return ORDER.slice(0, ORDER.indexOf(part)).every((before) => chosen[before] !== undefined);
}

interface Ask {
  readonly part: Part;
  readonly chosen: ChosenParts;
  readonly signal: AbortSignal;
}

function load({ citations }: Services['client'], { part, chosen, signal }: Ask): Promise<readonly CitationChoice[]> {
  const { book = '', year, volume } = chosen;
  if (part === 'book') return citations.books({}, { signal });
  const known = {
    book,
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(volume === undefined ? {} : { volume }),
  };
  const list = { year: 'years', volume: 'volumes', page: 'pages' } as const;
  return citations.lookup({ part: list[part], ...known }, { signal });
}
