import { createLoadMachine } from '../parts/load-machine.js';
import type { CaseSource, EmbedCaseAnswer, PreviewMachine, PreviewState } from './types.js';

/** Options of the machine. `known` is an answer that needs no request. */
export interface PreviewMachineOptions {
  readonly load: CaseSource['load'];
  readonly citation?: string | undefined;
  readonly id?: string | undefined;
  readonly isDialog: boolean;
  readonly known?: EmbedCaseAnswer | undefined;
}

/** Creates the machine of the case preview: one answer, three tabs, and a dialog that loads when it opens. */
export function createPreviewMachine(options: PreviewMachineOptions): PreviewMachine {
  const { load, citation, id, isDialog, known } = options;
  const loader = createLoadMachine<string, EmbedCaseAnswer>({
    first: '',
    isEmpty: (answer) => !answer.case,
    known: known ? [['', known]] : [],
    load: (_, signal) =>
      citation || id
        ? load({ citation, id, signal })
        : Promise.reject(Object.assign(new Error('needs citation or case-id'), { code: 'config' })),
  });
  const listeners = new Set<() => void>();
  let state: PreviewState = { ...loader.getSnapshot(), tab: 'text', isOpen: false };

  const set = (change: Partial<PreviewState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  loader.subscribe(() => set(loader.getSnapshot()));
  const start = async (): Promise<void> => {
    if (!isDialog || state.isOpen) await loader.start();
  };

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    stop: loader.stop,
    retry: loader.retry,
    showTab: (tab) => set({ tab }),
    open() {
      set({ isOpen: true });
      void start();
    },
    close() {
      loader.stop();
      set({ isOpen: false });
    },
  };
}
