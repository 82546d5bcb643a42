import { withHold, withoutHold, type Hold } from './holds.js';

/** An action that can be undone for some time. */
export interface UndoAction {
  /** Description of the action for the user. */
  readonly label: string;
  /** Changes the screen. Called at once, and again by `redo` and `retry`. */
  readonly apply: () => void;
  /** Reverts the screen. Called by `undo`, and if `commit` fails. */
  readonly revert: () => void;
  /**
   * Changes the server. Called when the time is over. `isLeaving` is true if the page is closing: send the
   * request with `keepalive`.
   */
  readonly commit: (call: { readonly isLeaving: boolean }) => Promise<unknown>;
}

/** An entry of the stacks. */
export interface UndoEntry {
  /** Number of the entry. */
  readonly id: number;
  /** The action. */
  readonly action: UndoAction;
  /** `pending` while it can be undone, `committing` once it cannot. */
  readonly phase: 'pending' | 'committing';
  /** Milliseconds left when its timer was last started or paused. */
  readonly leftMs: number;
  /** Time when its timer started; undefined while paused. */
  readonly runsSince: number | undefined;
}

/** An action that failed. Its change on the screen has been reverted. */
export interface UndoFailure {
  /** Number of the entry that failed. */
  readonly id: number;
  /** The action. */
  readonly action: UndoAction;
  /** The error. */
  readonly error: unknown;
}

/** The state of the stacks. */
export interface UndoState {
  /** Actions that are not yet committed, latest last. */
  readonly done: readonly UndoEntry[];
  /** Undone actions that can be repeated, latest last. */
  readonly undone: readonly UndoAction[];
  /** Failed actions that were not retried or dismissed, latest last. */
  readonly failed: readonly UndoFailure[];
  /** Whether an action can be undone. */
  readonly canUndo: boolean;
  /** Whether an action can be repeated. */
  readonly canRedo: boolean;
  /** Reasons why the timers are paused. */
  readonly holds: readonly Hold[];
}

/** What can happen to the stacks. Times are those of the machine's clock. */
export type UndoEvent =
  | {
      readonly type: 'done';
      readonly id: number;
      readonly action: UndoAction;
      readonly now: number;
      readonly windowMs: number;
    }
  | { readonly type: 'redone'; readonly id: number; readonly now: number; readonly windowMs: number }
  | { readonly type: 'undone'; readonly id: number }
  | { readonly type: 'committing' | 'committed' | 'forgotten'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly error: unknown }
  | { readonly type: 'hold' | 'release'; readonly hold: Hold; readonly now: number };

/** The initial state. */
export const emptyUndo: UndoState = {
  done: [],
  undone: [],
  failed: [],
  canUndo: false,
  canRedo: false,
  holds: [],
};

/** Returns the milliseconds in which an entry can still be undone. */
export function undoLeft({ leftMs, runsSince }: UndoEntry, now: number): number {
  return runsSince === undefined ? leftMs : Math.max(0, leftMs - (now - runsSince));
}

/** Pure: the same state and event give the same result. The sender of the event calls the action. */
export function undoReducer(state: UndoState, event: UndoEvent): UndoState {
  switch (event.type) {
    case 'done':
      return settle({ ...push(state, event.action, event), undone: [] });
    case 'redone': {
      const action = state.undone.at(-1);
      return action ? settle({ ...push(state, action, event), undone: state.undone.slice(0, -1) }) : state;
    }
    case 'undone': {
      const entry = state.done.find(({ id, phase }) => id === event.id && phase === 'pending');
      return entry ? settle({ ...without(state, event.id), undone: [...state.undone, entry.action] }) : state;
    }
    case 'committing':
      return settle({
        ...state,
        done: state.done.map((entry) => (entry.id === event.id ? { ...entry, phase: 'committing' as const } : entry)),
      });
    case 'committed':
      return settle(without(state, event.id));
    case 'failed': {
      const entry = state.done.find(({ id }) => id === event.id);
      const failed = entry
        ? [...state.failed, { id: entry.id, action: entry.action, error: event.error }]
        : state.failed;
      return settle({ ...without(state, event.id), failed });
    }
    case 'forgotten':
      return { ...state, failed: state.failed.filter(({ id }) => id !== event.id) };
    case 'hold':
    case 'release':
      return hold(state, event);
  }
}

function push(
  state: UndoState,
  action: UndoAction,
  { id, now, windowMs }: { readonly id: number; readonly now: number; readonly windowMs: number },
): UndoState {
  const runsSince = state.holds.length > 0 ? undefined : now;
  return { ...state, done: [...state.done, { id, action, phase: 'pending', leftMs: windowMs, runsSince }] };
}

function without(state: UndoState, id: number): UndoState {
  return { ...state, done: state.done.filter((entry) => entry.id !== id) };
}

function hold(
  state: UndoState,
  event: { readonly type: 'hold' | 'release'; readonly hold: Hold; readonly now: number },
): UndoState {
  const holds = event.type === 'hold' ? withHold(state.holds, event.hold) : withoutHold(state.holds, event.hold);
  if (holds === state.holds) return state;
  const done = state.done.map((entry) => ({
    ...entry,
    leftMs: undoLeft(entry, event.now),
    runsSince: holds.length > 0 ? undefined : event.now,
  }));
  return { ...state, holds, done };
}

function settle(state: UndoState): UndoState {
  return {
    ...state,
    canUndo: state.done.some(({ phase }) => phase === 'pending'),
    canRedo: state.undone.length > 0,
  };
}
