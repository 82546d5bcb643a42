import type { State } from '@headnote/core/contract';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/ServicesProvider.js';

/** The states of a country: `states` is undefined while they load, and after a failure. */
export interface StatesOfCountry {
  readonly states: readonly State[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

interface Known {
  readonly countryId: number;
  /** Undefined after a failure. */
  readonly states: readonly State[] | undefined;
}

/** The states of a country, which the server lists. Those of the first country came with the page. */
export function useStates(countryId: number, first: Required<Known>): StatesOfCountry {
  const { client } = useServices();
  const [known, setKnown] = useState<Known>(first);
  const [attempt, setAttempt] = useState(0);
  const isKnown = known.countryId === countryId && known.states !== undefined;
  useEffect(() => {
    if (isKnown) return;
    const controller = new AbortController();
    const { signal } = controller;
    const finish = (states: readonly State[] | undefined) => {
      if (!signal.aborted) setKnown({ countryId, states });
    };
    client.account.states({ countryId }, { signal }).then(finish, () => finish(undefined));
    return () => controller.abort();
  }, [client, countryId, isKnown, attempt]);
  return {
    states: isKnown ? known.states : undefined,
    hasFailed: known.countryId === countryId && known.states === undefined,
    retry: () => {
      setKnown({ countryId: 0, states: undefined });
      setAttempt(attempt + 1);
    },
  };
}
