import type { EmbedLatest } from '@headnote/core/embed';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createLatestMachine, type LatestMachine, type LatestMachineOptions } from './latest-machine.js';
import type { LatestSource, LatestState } from './types.js';

interface UseLatestOptions extends Omit<LatestMachineOptions, 'load'> {
  readonly source: LatestSource;
  readonly onReady: ((data: EmbedLatest) => void) | undefined;
  readonly onError: ((error: unknown) => void) | undefined;
}

/** Binds a machine to a component: it loads while mounted, and callbacks and source may change between renders. */
export function useLatest({ source, onReady, onError, ...options }: UseLatestOptions): [LatestState, LatestMachine] {
  const now = useRef({ source, onReady, onError });
  const [machine] = useState(() =>
    createLatestMachine({ ...options, load: (request) => now.current.source.load(request) }),
  );
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);

  useEffect(() => {
    now.current = { source, onReady, onError };
  });

  useEffect(() => {
    machine.start();
    return machine.stop;
  }, [machine]);

  const { phase } = state;
  useEffect(() => {
    if (phase.name === 'error') now.current.onError?.(phase.error);
    else if (phase.name !== 'loading') now.current.onReady?.(phase.data);
  }, [phase]);

  return [state, machine];
}
