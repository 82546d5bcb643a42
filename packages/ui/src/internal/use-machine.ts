import type { FocusRequest, Observable } from '@headnote/core/machines';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Creates a machine that lives as long as the component, and subscribes to its state. */
export function useMachine<S, M extends Observable<S>>(create: () => M): readonly [M, S] {
  const [machine] = useState(create);
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);
  useEffect(() => () => machine.dispose(), [machine]);
  return [machine, state];
}

/** Handles each focus request of a machine once, after the render that it belongs to. */
export function useFocusRequest<Id>(wish: FocusRequest<Id> | undefined, serve: (on: Id) => void): void {
  const served = useRef(wish);
  useEffect(() => {
    if (wish === served.current) return;
    served.current = wish;
    if (wish) serve(wish.on);
  });
}
