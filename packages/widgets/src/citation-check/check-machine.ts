import {
  checkText,
  createLookUp,
  extractCitations,
  findReferences,
  type LookedUp,
  type Sought,
  withoutInvisible,
} from '@headnote/core/citation';
import { citationCheckMessages as labels } from './messages.js';
import { MAX_TEXT, readFile, type ReadPdf } from './read-file.js';
import type { CheckMachine, CheckSource, CheckState } from './types.js';

/** Citations in one request: the library answers so many in a second, and the progress moves. */
const BATCH = 100;

const START: CheckState = { phase: 'start', text: '', name: '', done: 0, total: 0, problem: '', note: '' };

/** Options of the machine. */
export interface CheckMachineOptions {
  readonly source: CheckSource;
  readonly loadPdfReader: () => Promise<ReadPdf>;
  readonly now?: () => Date;
}

const keyOf = ({ canonical, caseName = '' }: Sought): string => `${canonical}\n${caseName}`;

/**
 * Creates the machine of the check. It reads texts and files in the browser, and sends citations and names only. After an
 * error the text and all answers are kept, and only what is missing is asked for again.
 */
export function createCheckMachine({
  source,
  loadPdfReader,
  now = () => new Date(),
}: CheckMachineOptions): CheckMachine {
  const listeners = new Set<() => void>();
  let state = START;
  const lookUp = createLookUp({ citations: source });
  const known = new Map<string, LookedUp>();
  let running: AbortController | undefined;

  const change = (parts: Partial<CheckState>): void => {
    state = { ...state, ...parts };
    for (const listener of listeners) listener();
  };
  const stop = (): void => {
    running?.abort();
    running = undefined;
    if (/reading|asking/.test(state.phase)) change({ phase: 'start' });
  };
  const begin = (): AbortSignal => {
    running?.abort();
    running = new AbortController();
    return running.signal;
  };

  async function ask(): Promise<void> {
    const signal = begin();
    const { text, name } = state;
    change({ phase: 'asking', done: 0, total: 0, problem: '', error: undefined, record: undefined });
    const citations = extractCitations(text);
    try {
      const checked = await checkText(
        text,
        async (sought, options) => {
          const missing = sought.filter((one) => !known.has(keyOf(one)));
          const answers = missing.length > 0 ? await lookUp(missing, options) : [];
          missing.forEach((one, index) => known.set(keyOf(one), answers[index] ?? { hits: [] }));
          return sought.map((one) => known.get(keyOf(one)) ?? { hits: [] });
        },
        {
          signal,
          citations,
          batchSize: BATCH,
          onProgress: (progress) => {
            if (!signal.aborted) change(progress);
          },
        },
      );
      const references = findReferences(text, citations);
      const fingerprint = await fingerprintOf(text);
      if (signal.aborted) return;
      change({ phase: 'done', record: { name, text, checked, references, at: now(), fingerprint } });
    } catch (error) {
      if (!signal.aborted) change({ phase: 'failed', error });
    }
  }

  async function check(original: string, name: string, note = ''): Promise<void> {
    const text = withoutInvisible(original);
    const problem = text.trim() === '' ? labels.noText : text.length > MAX_TEXT ? labels.tooLong : '';
    change({ ...START, text: problem === labels.tooLong ? '' : text, name, note, problem });
    if (problem === '') await ask();
  }

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => undefined,
    stop,
    checkText: (text) => check(text, labels.pasted),
    async checkFile(file) {
      const signal = begin();
      change({ ...START, text: state.text, phase: 'reading', name: file.name });
      const onPage = (done: number, total: number): void => {
        if (!signal.aborted) change({ done, total });
      };
      const read = await readFile(file, { loadPdfReader, onPage }).catch(() => ({
        problem: labels.unreadable(file.name),
      }));
      if (signal.aborted) return;
      if ('problem' in read) change({ phase: 'start', problem: read.problem });
      else await check(read.text, file.name, read.note);
    },
    say: (note) => change({ note }),
    retry: ask,
    again: () => {
      stop();
      change({ phase: 'start', problem: '', note: '', record: undefined });
    },
  };
}

/** Empty on a page without a secure connection, where browsers have no such function. */
async function fingerprintOf(text: string): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return '';
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
