import type { FocusRequest } from './focus-request.js';

/** Where an event leads from a step of a card. */
export interface FlipMove<Step extends string> {
  /** The step it leads to. */
  readonly to: Step;
  /**
   * What `back` no longer comes to: `step` the one that is left, because it cannot be done twice (a code that is used up);
   * `all` everything before, because the matter is finished. Nothing by default.
   */
  readonly forgets?: 'step' | 'all' | undefined;
}

/** Every step of a card with the events it knows. */
export type FlipMoves<Step extends string, Event extends string> = Readonly<
  Record<Step, Readonly<Partial<Record<Event, FlipMove<Step>>>>>
>;

/** State of a card with several steps on its faces. */
export interface FlipCardState<Step extends string, Face extends string> {
  /** The step one is at. */
  readonly step: Step;
  /** The face that is up; several steps may share one. */
  readonly face: Face;
  /** The steps that `back` leads to, the latest last. */
  readonly history: readonly Step[];
  /** How the last turn went, so that a view can turn the other way for `back`. */
  readonly turn: 'on' | 'back';
  /** Whether something is being sent: the face's button says so and does nothing meanwhile. */
  readonly isBusy: boolean;
  /** The step whose first field is to have the focus; a new object for each change of step. */
  readonly focus: FocusRequest<Step> | undefined;
}

/** What can happen to a card. */
export type FlipCardEvent<Step extends string, Event extends string> =
  | { readonly type: 'event'; readonly event: Event }
  | { readonly type: 'back' }
  | { readonly type: 'open'; readonly step: Step }
  | { readonly type: 'busy'; readonly isBusy: boolean };

/** What the reducer must know of the card. */
export interface FlipCardRules<Step extends string, Face extends string, Event extends string> {
  /** Every step with the events it knows. */
  readonly moves: FlipMoves<Step, Event>;
  /** The step that `back` leads to where there is no other. */
  readonly home: Step;
  /** The face a step stands on. */
  readonly faceOf: (step: Step) => Face;
}

/** Pure: same state and event give the same result. An event that the step does not know gives the same object. */
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
