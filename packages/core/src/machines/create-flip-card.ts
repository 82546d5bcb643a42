import { createStore, type Observable } from './create-store.js';
import { flipCardReducer, type FlipCardEvent, type FlipCardRules, type FlipCardState } from './flip-card-state.js';

/** Options of `createFlipCard`. */
export interface FlipCardOptions<Step extends string, Face extends string, Event extends string> extends FlipCardRules<
  Step,
  Face,
  Event
> {
  /** The first step; the home step by default. */
  readonly first?: Step | undefined;
}

/** A card that turns from face to face, without rendering. */
export interface FlipCard<Step extends string, Face extends string, Event extends string> extends Observable<
  FlipCardState<Step, Face>
> {
  /** Sends an event. Returns false, and changes nothing, if the current step does not handle it. */
  readonly send: (event: Event) => boolean;
  /**
   * Runs work that must succeed before the card moves on, then sends the event to which it resolves, if any. Rejects with the
   * error of the work, and the card stays. Resolves to false if other work is running, or if the card was turned in the
   * meantime, which also aborts the signal.
   */
  readonly attempt: (work: (call: { readonly signal: AbortSignal }) => Promise<Event | undefined>) => Promise<boolean>;
  /** Goes one step back, or from the first step to the home step. Aborts running work. */
  readonly back: () => void;
  /** Opens a step, for example from a link, and clears the history. */
  readonly open: (step: Step) => void;
}

/** Creates a card from its steps and moves. */
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
    // Abort first, so that work of the previous step cannot move the next one.
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
