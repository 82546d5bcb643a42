import type { State } from '@headnote/core/contract';
import { useEffect, useState } from 'react';
import { useServices } from '../services/ServicesProvider.js';

/** The states of a country: `states` is undefined while they load, and after a failure. */
export interface StatesOfCountry {
  readonly states: readonly State[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The states of one country. */
export interface KnownStates {
  readonly countryId: number;
  /** Undefined after a failure. */
  readonly states: readonly State[] | undefined;
}

const NONE: KnownStates = { countryId: 0, states: undefined };

/** The states of a country, which the server lists. Those of the first country may have come with the page. */
export function useStates(countryId: number, first = NONE): StatesOfCountry {
  const { client } = useServices();
  const [known, setKnown] = useState(first);
  const [attempt, setAttempt] = useState(0);
  const isKnown = known.countryId === countryId && known.states !== undefined;
  useEffect(() => {
    if (isKnown || countryId === 0) return;
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
    hasFailed: countryId !== 0 && known.countryId === countryId && known.states === undefined,
    retry: () => {
      setKnown(NONE);
      setAttempt(attempt + 1);
    },
  };
}
