import type { FocusRequest, Observable } from '@headnote/core/machines';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** A machine that lives as long as the part, and its state. */
export function useMachine<S, M extends Observable<S>>(create: () => M): readonly [M, S] {
  const [machine] = useState(create);
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);
  useEffect(() => () => machine.dispose(), [machine]);
  return [machine, state];
}

/** Serves each wish of a machine for the focus once, after what it wishes for was drawn. */
export function useFocusRequest<Id>(wish: FocusRequest<Id> | undefined, serve: (on: Id) => void): void {
  const served = useRef(wish);
  useEffect(() => {
    if (wish === served.current) return;
    served.current = wish;
    if (wish) serve(wish.on);
  });
}
