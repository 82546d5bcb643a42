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

/** Milliseconds in which an action can be undone: longer than its toast is shown. */
export const UNDO_WINDOW_MS = 8000;

/** Options of `createUndo`. */
export interface UndoOptions {
  /** Milliseconds in which an action can be undone; 8000 by default. */
  readonly windowMs?: number | undefined;
  /** The clock; that of the page by default. */
  readonly clock?: MachineClock | undefined;
}

/** Actions that change the screen at once and are committed a little later, so that mistakes can be undone. */
export interface Undo extends Observable<UndoState> {
  /** Performs an action and returns the number of its entry. If `apply` throws, no entry is kept. */
  readonly run: (action: UndoAction) => number;
  /**
   * Undoes an entry, the latest by default. Returns false if there is none or it is too late. If `revert` throws, the entry
   * is kept.
   */
  readonly undo: (id?: number) => boolean;
  /** Repeats the last undone action. Returns false if there is none. */
  readonly redo: () => boolean;
  /**
   * Commits everything now. Resolves when all commits have settled; failures are in `failed`. Never rejects. Call it with
   * `{ isLeaving: true }` when the page is hidden. Running commits are not sent again.
   */
  readonly flush: (call?: { readonly isLeaving: boolean }) => Promise<void>;
  /** Retries a failed action at once. */
  readonly retry: (id: number) => Promise<void>;
  /** Removes a failure. */
  readonly forget: (id: number) => void;
  /** Pauses all timers, for example while the pointer is on the button. */
  readonly hold: (reason: Hold) => void;
  /** Removes a reason for the pause. After the last one, the timers continue. */
  readonly release: (reason: Hold) => void;
}

/** Creates the stacks. `dispose` commits pending actions, so that leaving a screen undoes nothing. */
export function createUndo(options: UndoOptions = {}): Undo {
  const { windowMs = UNDO_WINDOW_MS, clock = systemClock } = options;
  const alarm = createAlarm(clock);
  // Kept outside the store, because running commits must also settle after `dispose`.
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

  /** Commits an entry. Returns the same promise while it is running. */
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

  /** Reverts the change on the screen first, then reports the failure. */
  function fail(id: number, action: UndoAction, error: unknown): void {
    let cause = error;
    try {
      action.revert();
    } catch (thrown) {
      cause = new AggregateError([error, thrown], 'An action failed and could not be undone on the screen.');
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
