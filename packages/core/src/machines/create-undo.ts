import { createAlarm, systemClock, type MachineClock } from './clock.js';
import { createStore, type Observable } from './create-store.js';
import type { Hold } from './holds.js';
import {
  emptyUndo,
  undoLeft,
  undoReducer,
  type UndoAction,
  type UndoEntry,
  type UndoEvent,
  type UndoState,
} from './undo-state.js';

/** Milliseconds in which an action can be undone: as long as its toast, and its reader's way to the button. */
export const UNDO_WINDOW_MS = 8000;

/** How the stacks begin. */
export interface UndoOptions {
  /** Milliseconds in which an action can be undone; 8000 by default. */
  readonly windowMs?: number | undefined;
  /** Time; that of the page by default. */
  readonly clock?: MachineClock | undefined;
}

/** Actions that are done at once on the screen and for good a little later, so that nothing is lost by a slip. */
export interface Undo extends Observable<UndoState> {
  /** Does something; gives the number of its entry. What `apply` throws is thrown on, and nothing is kept of it. */
  readonly run: (action: UndoAction) => number;
  /**
   * Undoes an entry, the latest by default. Gives false when there is none or it is too late. What `revert` throws is thrown
   * on; the entry stays.
   */
  readonly undo: (id?: number) => boolean;
  /** Does again what was undone last, with its whole time. Gives false when there is nothing. */
  readonly redo: () => boolean;
  /**
   * Does everything for good now; resolves when all of it is settled and never rejects, failures stand in `failed`. Call it
   * with `{ isLeaving: true }` when the page is hidden; what is under way already is not sent again.
   */
  readonly flush: (call?: { readonly isLeaving: boolean }) => Promise<void>;
  /** Tries a failed action again, at once. */
  readonly retry: (id: number) => Promise<void>;
  /** Forgets a failure that the reader has seen. */
  readonly forget: (id: number) => void;
  /** The reader is at the button: all time stands still. */
  readonly hold: (reason: Hold) => void;
  /** The reader has left it. With the last reason time goes on where it stood. */
  readonly release: (reason: Hold) => void;
}

/** Creates the stacks. `dispose` does for good what is still pending: leaving a screen takes nothing back. */
export function createUndo(options: UndoOptions = {}): Undo {
  const { windowMs = UNDO_WINDOW_MS, clock = systemClock } = options;
  const alarm = createAlarm(clock);
  // Kept beside the store, because what is under way must be settled also after `dispose`, when the store stands still.
  let state = emptyUndo;
  let lastId = 0;
  const underWay = new Map<number, Promise<void>>();
  const store = createStore(state, { sleep: () => void flush({ isLeaving: false }), wake: () => store.set(state) });

  function send(event: UndoEvent): void {
    state = undoReducer(state, event);
    follow();
    store.set(state);
  }

  function follow(): void {
    const now = clock.now();
    const running = state.done.filter(({ phase, runsSince }) => phase === 'pending' && runsSince !== undefined);
    const [first] = running.toSorted((a, b) => undoLeft(a, now) - undoLeft(b, now));
    if (!first) return alarm.clear();
    alarm.set(undoLeft(first, now), () => void commit(first.id, { isLeaving: false }));
  }

  /** Does one for good; the same promise for whoever asks again meanwhile. */
  function commit(id: number, call: { readonly isLeaving: boolean }): Promise<void> {
    const known = underWay.get(id);
    if (known) return known;
    const entry = state.done.find((other) => other.id === id);
    if (!entry) return Promise.resolve();
    const settled = settle(entry, call).finally(() => underWay.delete(id));
    underWay.set(id, settled);
    return settled;
  }

  async function settle(entry: UndoEntry, call: { readonly isLeaving: boolean }): Promise<void> {
    const { id } = entry;
    send({ type: 'committing', id });
    try {
      await entry.action.commit(call);
      send({ type: 'committed', id });
    } catch (error) {
      fail(id, entry.action, error);
    }
  }

  /** The change comes back on the screen first, so that a reader who hears of the failure finds it there. */
  function fail(id: number, action: UndoAction, error: unknown): void {
    let cause = error;
    try {
      action.revert();
    } catch (thrown) {
      cause = new AggregateError([error, thrown], 'An action failed and could not be taken back on the screen.');
    }
    send({ type: 'failed', id, error: cause });
  }

  async function flush(call: { readonly isLeaving: boolean } = { isLeaving: false }): Promise<void> {
    await Promise.all(state.done.map(({ id }) => commit(id, call)));
  }

  function add(event: { readonly type: 'done'; readonly action: UndoAction } | { readonly type: 'redone' }): number {
    lastId += 1;
    send({ ...event, id: lastId, now: clock.now(), windowMs });
    return lastId;
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dispose: store.dispose,
    run(action) {
      action.apply();
      return add({ type: 'done', action });
    },
    undo(id) {
      const entry = state.done.findLast((other) => other.phase === 'pending' && (id === undefined || other.id === id));
      if (!entry) return false;
      entry.action.revert();
      send({ type: 'undone', id: entry.id });
      return true;
    },
    redo() {
      const action = state.undone.at(-1);
      if (!action) return false;
      action.apply();
      add({ type: 'redone' });
      return true;
    },
    flush,
    async retry(id) {
      const failure = state.failed.find((other) => other.id === id);
      if (!failure) return;
      failure.action.apply();
      send({ type: 'forgotten', id });
      await commit(add({ type: 'done', action: failure.action }), { isLeaving: false });
    },
    forget: (id) => send({ type: 'forgotten', id }),
    hold: (hold) => send({ type: 'hold', hold, now: clock.now() }),
    release: (hold) => send({ type: 'release', hold, now: clock.now() }),
  };
}
