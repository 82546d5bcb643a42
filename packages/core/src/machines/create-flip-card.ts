import { createStore, type Observable } from './create-store.js';
import { flipCardReducer, type FlipCardEvent, type FlipCardRules, type FlipCardState } from './flip-card-state.js';

/** How a card begins. */
export interface FlipCardOptions<Step extends string, Face extends string, Event extends string> extends FlipCardRules<
  Step,
  Face,
  Event
> {
  /** The step that is up first; the home step by default. */
  readonly first?: Step | undefined;
}

/** A card that turns from face to face, without any drawing. */
export interface FlipCard<Step extends string, Face extends string, Event extends string> extends Observable<
  FlipCardState<Step, Face>
> {
  /** Something happened. Gives false when the step that is up does not know it: then nothing changes. */
  readonly send: (event: Event) => boolean;
  /**
   * Does something that must succeed before the card moves on: `work` is called, and the event it gives is sent once it is
   * done; nothing is sent for undefined. What it throws is thrown on, and the card stays. One at a time: while it runs, and
   * when the card has been turned meanwhile (the signal is aborted then), false.
   */
  readonly attempt: (work: (call: { readonly signal: AbortSignal }) => Promise<Event | undefined>) => Promise<boolean>;
  /** One step back; from the first to the home step. Gives up what is being sent. */
  readonly back: () => void;
  /** Opens a step from outside, for example by a link. Forgets the way so far. */
  readonly open: (step: Step) => void;
}

/** Creates the machine of a card from its steps and moves. */
export function createFlipCard<Step extends string, Face extends string, Event extends string>(
  options: FlipCardOptions<Step, Face, Event>,
): FlipCard<Step, Face, Event> {
  const step = options.first ?? options.home;
  let running: AbortController | undefined;
  const stop = (): void => {
    running?.abort();
    running = undefined;
  };
  const store = createStore<FlipCardState<Step, Face>>(
    { step, face: options.faceOf(step), history: [], turn: 'on', isBusy: false, focus: undefined },
    { sleep: stop, wake: () => set({ type: 'busy', isBusy: running !== undefined }) },
  );

  function set(event: FlipCardEvent<Step, Event>): boolean {
    const before = store.getSnapshot();
    const next = flipCardReducer(before, event, options);
    // First, so that what was sent from the step that is left cannot move the next one.
    if (next.step !== before.step) stop();
    store.set(next);
    return store.getSnapshot() !== before;
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dispose: store.dispose,
    send: (event) => set({ type: 'event', event }),
    async attempt(work) {
      if (running) return false;
      const controller = new AbortController();
      running = controller;
      set({ type: 'busy', isBusy: true });
      try {
        const event = await work({ signal: controller.signal });
        if (running !== controller) return false;
        return event !== undefined && set({ type: 'event', event });
      } finally {
        if (running === controller) {
          running = undefined;
          set({ type: 'busy', isBusy: false });
        }
      }
    },
    back: () => void set({ type: 'back' }),
    open: (next) => void set({ type: 'open', step: next }),
  };
}
