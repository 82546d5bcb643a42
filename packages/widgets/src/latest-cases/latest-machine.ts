import type { EmbedLatest } from '@headnote/core/embed';
import type { Court, LatestPhase, LatestSource, LatestState } from './types.js';

/** How a machine begins. */
export interface LatestMachineOptions {
  readonly load: LatestSource['load'];
  readonly court: Court;
  readonly limit: number;
  /** Answers that are here already, for instance those the server rendered; their tabs make no request. */
  readonly initial: readonly EmbedLatest[];
}

/** The behaviour of the latest-cases widget, without any drawing. */
export interface LatestMachine {
  getSnapshot(): LatestState;
  /** Calls back after every change; the answer ends it. */
  subscribe(listener: () => void): () => void;
  /** Loads what the open tab still lacks. May be called again after `stop`. */
  start(): void;
  /** Aborts the request under way. What was loaded stays. */
  stop(): void;
  /** Opens a tab: from the answers already here, else by a request that replaces the one under way. */
  show(court: Court): void;
  /** Asks again for the open tab, after an error or to refresh it. */
  reload(): void;
}

/**
 * Makes the machine behind the widget. One request at a time: a newer one aborts the older, and an answer of an
 * older one is dropped even if its source ignores the signal. Never throws; what a source throws becomes a phase.
 */
export function createLatestMachine({ load, court, limit, initial }: LatestMachineOptions): LatestMachine {
  const answers = new Map<Court, EmbedLatest>(initial.map((data) => [data.court, data]));
  const listeners = new Set<() => void>();
  let state: LatestState = { court, phase: phaseOf(answers.get(court)) };
  let current: AbortController | undefined;

  const set = (next: LatestState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const stop = (): void => {
    current?.abort();
    current = undefined;
  };

  const request = async (wanted: Court): Promise<void> => {
    stop();
    const controller = new AbortController();
    current = controller;
    set({ court: wanted, phase: { name: 'loading' } });
    try {
      const data = await load({ court: wanted, limit, signal: controller.signal });
      if (current !== controller) return;
      current = undefined;
      answers.set(wanted, data);
      set({ court: wanted, phase: phaseOf(data) });
    } catch (error) {
      if (current !== controller) return;
      current = undefined;
      set({ court: wanted, phase: { name: 'error', error } });
    }
  };

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (state.phase.name === 'loading' && !current) void request(state.court);
    },
    stop,
    show(wanted) {
      if (wanted === state.court) return;
      const kept = answers.get(wanted);
      if (!kept) return void request(wanted);
      stop();
      set({ court: wanted, phase: phaseOf(kept) });
    },
    reload: () => void request(state.court),
  };
}

function phaseOf(data: EmbedLatest | undefined): LatestPhase {
  if (!data) return { name: 'loading' };
  return { name: data.items.length > 0 ? 'content' : 'empty', data };
}
