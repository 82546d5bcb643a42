import type { CitedPlace, JudgmentCitations } from '@headnote/core/contract';
import { useCallback } from 'react';
import type { Failure } from '../../app/failure.js';
import { loaded } from '../../app/loaded.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useRequest } from '../../app/use-request.js';

/** The citations of a judgment, as far as they are known by now. */
export interface CitatorResult {
  readonly citations: JudgmentCitations | undefined;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/** Asks what a judgment cites and who cites it. A failure is told in the panel alone: the text can be read without it. */
export function useCitator(id: string): CitatorResult {
  const { client } = useServices();
  const load = useCallback(
    (signal: AbortSignal) =>
      loaded(
        client.citations.ofJudgment({ id }, { signal }).then((citations) => withoutItself(citations, id)),
        signal,
      ),
    [client, id],
  );
  const { state, retry } = useRequest(id, load);
  const result = state.phase === 'ready' ? state.value : undefined;
  return {
    citations: result?.state === 'ready' ? result.value : undefined,
    failure: result?.state === 'failed' ? result.failure : undefined,
    retry,
  };
}

/** A judgment prints its own number at its head: that is no case it cites, and a link to where one is leads nowhere. */
function withoutItself(citations: JudgmentCitations, id: string): JudgmentCitations {
  const isOther = ({ state, targets }: CitedPlace): boolean => state !== 'found' || targets[0]?.id !== id;
  return { ...citations, cites: citations.cites.filter(isOther) };
}
