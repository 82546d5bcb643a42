import { toastTitles } from '@headnote/core/config';
import { createUndo, type Undo, type UndoState } from '@headnote/core/machines';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { describeFailure } from '../../data/failure.js';
import { useNotify } from '../../notices/use-notify.js';

/** The changes of a screen that can be undone. */
export interface ScreenUndo {
  readonly run: Undo['run'];
  readonly undo: Undo['undo'];
  readonly hold: Undo['hold'];
  readonly release: Undo['release'];
  readonly state: UndoState;
}

/**
 * Keeps the changes of a screen for some seconds before they are sent, so that they can be undone. Leaving the screen or the
 * page sends them at once. A change that fails is reverted and reported.
 */
export function useUndo(): ScreenUndo {
  const [machine] = useState(() => createUndo());
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);
  const notify = useNotify();
  const tell = useEffectEvent((failed: UndoState['failed']) => {
    for (const { id, error } of failed) {
      notify({ type: 'ERROR', title: toastTitles.failed, text: describeFailure(error).message });
      machine.forget(id);
    }
  });
  useEffect(() => tell(state.failed), [state.failed]);
  useEffect(() => {
    const leave = () => void machine.flush({ isLeaving: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      machine.dispose();
    };
  }, [machine]);
  const { run, undo, hold, release } = machine;
  return { run, undo, hold, release, state };
}
