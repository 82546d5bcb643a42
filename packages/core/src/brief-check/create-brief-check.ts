import type { LookedUp, LookUp, Sought } from '../citation/check-text.js';
import { withoutInvisible } from '../citation/without-invisible.js';
import { citationLimits } from '../contract/citations/citation-limits.js';
import type { CheckBrief } from './check-brief.js';
import type { CheckSource } from './check-source.js';
import type { CheckMachine, CheckNote, CheckProblem, CheckState } from './check-state.js';
import { createComparison } from './claims/compare-claims.js';
import { fingerprintOf } from './fingerprint-of.js';
import { DocumentLimitError } from './document-limit-error.js';
import { MAX_TEXT } from './document-limits.js';
import type { ReadFile } from './file-reader.js';
import type { DocumentRead } from './read-document.js';

const START: CheckState = { phase: 'start', text: '', name: '', done: 0, total: 0, filter: 'all' };

/** Options of the machine. */
export interface BriefCheckOptions {
  readonly source: CheckSource;
  /** `checkBrief`, or the same in a worker. */
  readonly checkBrief: CheckBrief;
  /** Reads a file; `createFileReader` makes one. */
  readonly readFile: ReadFile;
  /** What a record names a pasted text; empty by default. */
  readonly pastedName?: string;
  readonly now?: () => Date;
}

/**
 * Creates the machine of the check of a brief. It reads texts and files on the device, and sends only citations, names, and
 * the quotations, pages and paragraphs that belong to a citation that was found.
 * After an error it keeps the text and all answers, and asks again only for the missing ones.
 */
export function createBriefCheck({
  source,
  checkBrief,
  readFile,
  pastedName = '',
  now = () => new Date(),
}: BriefCheckOptions): CheckMachine {
  const listeners = new Set<() => void>();
  let state = START;
  const change = (parts: Partial<CheckState>): void => {
    state = { ...state, ...parts };
    for (const listener of listeners) listener();
  };
  const lookUp = cacheAnswers(source);
  const compareClaims = createComparison(source);
  let running: AbortController | undefined;

  const begin = (): AbortSignal => {
    running?.abort();
    running = new AbortController();
    return running.signal;
  };
  const stop = (): void => {
    begin();
    if (/reading|asking|comparing/.test(state.phase)) change({ phase: 'start' });
  };

  async function ask(): Promise<void> {
    const signal = begin();
    const { text, name } = state;
    change({
      phase: 'asking',
      done: 0,
      total: 0,
      filter: 'all',
      problem: undefined,
      error: undefined,
      record: undefined,
    });
    try {
      const onProgress = (progress: { readonly done: number; readonly total: number }): void => {
        if (!signal.aborted) change(progress);
      };
      const checked = await checkBrief(text, { lookUp, signal, onProgress });
      if (!signal.aborted) change({ phase: 'comparing', done: 0, total: 0 });
      const answers = await compareClaims(checked, { signal, onProgress });
      const fingerprint = await fingerprintOf(text);
      if (!signal.aborted)
        change({ phase: 'done', record: { name, text, ...checked, answers, at: now(), fingerprint } });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof DocumentLimitError) change({ phase: 'start', problem: error.problem });
      else change({ phase: 'failed', error });
    }
  }

  async function check(original: string, name: string, note?: CheckNote): Promise<void> {
    const text = withoutInvisible(original);
    const problem: CheckProblem | undefined =
      text.trim() === '' ? 'no-text' : text.length > MAX_TEXT ? 'too-long' : undefined;
    if (problem) return change({ phase: 'start', name, problem });
    change({ ...START, text, name, note });
    await ask();
  }

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => undefined,
    stop,
    checkText: (text) => check(text, pastedName),
    async checkFile(file) {
      const signal = begin();
      change({ ...START, text: state.text, phase: 'reading', name: file.name });
      const onPage = (done: number, total: number): void => {
        if (!signal.aborted) change({ done, total });
      };
      const unreadable = (): DocumentRead => ({ problem: 'unreadable' });
      const read = await readFile(file, { signal, onPage }).catch(unreadable);
      if (signal.aborted) return;
      if ('problem' in read) change({ phase: 'start', problem: read.problem });
      else await check(read.text, file.name, read.note);
    },
    say: (note) => change({ note }),
    filter: (filter) => change({ filter }),
    retry: ask,
    again: () => {
      stop();
      change({ phase: 'start', problem: undefined, note: undefined, record: undefined });
    },
  };
}

const keyOf = ({ canonical, caseName = '' }: Sought): string => `${canonical}\n${caseName}`;

/** Looks up each citation once: what is known is not asked for again. */
function cacheAnswers({ check }: CheckSource): LookUp {
  const known = new Map<string, LookedUp>();
  return async (sought, options) => {
    const missing = sought.filter((one) => !known.has(keyOf(one)));
    if (missing.length > 0) {
      const citations = missing.map(({ canonical }) => canonical);
      const names = missing.map(({ caseName = '' }) => caseName.slice(0, citationLimits.maxCheckedText));
      const answers = await check({ citations, names }, options);
      missing.forEach((one, index) => known.set(keyOf(one), answers[index] ?? NOTHING));
    }
    return sought.map((one) => known.get(keyOf(one)) ?? NOTHING);
  };
}

const NOTHING: LookedUp = { hits: [] };
