import type { FocusRequest } from './focus-request.js';

/** The transition for an event of a step. */
export interface FlipMove<Step extends string> {
  /** The next step. */
  readonly to: Step;
  /**
   * What is removed from the history: `step` the current step, because it cannot be repeated (a used code); `all` the whole
   * history, because the task is finished. Nothing by default.
   */
  readonly forgets?: 'step' | 'all' | undefined;
}

/** All steps of a card with their transitions. */
export type FlipMoves<Step extends string, Event extends string> = Readonly<
  Record<Step, Readonly<Partial<Record<Event, FlipMove<Step>>>>>
>;

/** The state of a card. */
export interface FlipCardState<Step extends string, Face extends string> {
  /** The current step. */
  readonly step: Step;
  /** The visible face. Several steps may share one. */
  readonly face: Face;
  /** The history of steps for `back`, latest last. */
  readonly history: readonly Step[];
  /** The direction of the last turn, so that a view can animate `back` the other way. */
  readonly turn: 'on' | 'back';
  /** Whether work is running. The button shows it and is inactive. */
  readonly isBusy: boolean;
  /** The step whose first field must be focused; a new object at each change of step. */
  readonly focus: FocusRequest<Step> | undefined;
}

/** What can happen to a card. */
export type FlipCardEvent<Step extends string, Event extends string> =
  | { readonly type: 'event'; readonly event: Event }
  | { readonly type: 'back' }
  | { readonly type: 'open'; readonly step: Step }
  | { readonly type: 'busy'; readonly isBusy: boolean };

/** Rules of the card. */
export interface FlipCardRules<Step extends string, Face extends string, Event extends string> {
  /** All steps with their transitions. */
  readonly moves: FlipMoves<Step, Event>;
  /** The step to which `back` leads if the history is empty. */
  readonly home: Step;
  /** Returns the face of a step. */
  readonly faceOf: (step: Step) => Face;
}

/** Pure: the same state and event give the same result. An event that the step does not handle returns the same object. */
export function flipCardReducer<Step extends string, Face extends string, Event extends string>(
  state: FlipCardState<Step, Face>,
  event: FlipCardEvent<Step, Event>,
  rules: FlipCardRules<Step, Face, Event>,
): FlipCardState<Step, Face> {
  const go = (step: Step, history: readonly Step[], turn: 'on' | 'back'): FlipCardState<Step, Face> =>
    step === state.step ? state : { step, face: rules.faceOf(step), history, turn, isBusy: false, focus: { on: step } };
  switch (event.type) {
    case 'event': {
      const moves = rules.moves[state.step];
      const move = Object.hasOwn(moves, event.event) ? moves[event.event] : undefined;
      if (!move) return state;
      if (move.forgets === 'all') return go(move.to, [], 'on');
      return go(move.to, move.forgets === 'step' ? state.history : [...state.history, state.step], 'on');
    }
    case 'back':
      return go(state.history.at(-1) ?? rules.home, state.history.slice(0, -1), 'back');
    case 'open':
      return go(event.step, [], 'on');
    case 'busy':
      return state.isBusy === event.isBusy ? state : { ...state, isBusy: event.isBusy };
  }
}
