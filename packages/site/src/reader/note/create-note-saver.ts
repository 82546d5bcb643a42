import type { Note, NoteState } from '@headnote/core/contract';
import { isHeadnoteError, type ErrorCode } from '@headnote/core/errors';
import { describeFailure } from '../../data/failure.js';
import { formatIndianNumber } from '@headnote/core/format';
import { messages } from './messages.js';
import type { NoteDrafts } from '../../data/note-drafts.js';
import { NOTE_LIMIT } from './note-limit.js';

/** The stored text of a note; version 0 is no note. */
export type StoredNote = Pick<Note, 'note' | 'version' | 'changedAt'>;

/** What an editor of a note shows. */
export interface SaverState {
  /** The text as the member sees it. */
  readonly text: string;
  /**
   * `saved`: the server has it. `waiting`: it will be sent. `failed`: sending failed and is tried again. `refused`: the server
   * does not take this text.
   */
  readonly phase: 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';
  /** When the server stored the last text, ISO date and time; empty for no note. */
  readonly savedAt: string;
  /** The other text, in the phase `conflict`. */
  readonly other: StoredNote | undefined;
  /** What went wrong, in the phases `failed` and `refused`. */
  readonly problem: string;
}

/** How a member settles a conflict. */
export type Settlement = 'mine' | 'other' | 'both';

/** Saves the text of a note while it is written. It never drops a text: what was not saved stays on the device. */
export interface NoteSaver {
  getSnapshot(): SaverState;
  subscribe(listener: () => void): () => void;
  /** Changes the text and saves it after a short rest. */
  edit(text: string): void;
  /** Saves now what waits: before the editor closes, when the connection is back. */
  flush(): Promise<void>;
  settle(how: Settlement): void;
  /** Stops its timers. A text that waits stays as a draft. */
  dispose(): void;
}

/** What a saver works with. */
export interface NoteSaverOptions {
  readonly stored: StoredNote | null;
  readonly drafts: NoteDrafts;
  /** Rejects with the server's refusal, for example of an old version. Without a version any is overwritten. */
  readonly save: (note: { readonly note: string; readonly version?: number }) => Promise<NoteState>;
  readonly remove: () => Promise<unknown>;
  /** Reads what the server has now. */
  readonly read: () => Promise<StoredNote | null>;
  /** Called with each text that the server has stored; null after a removal. */
  readonly onStored?: (note: StoredNote | null) => void;
}

/** Milliseconds without a key until a text is sent. */
const REST_MS = 900;
/** Milliseconds until a failed save is repeated; each next one waits twice as long, up to the longest. */
const FIRST_RETRY_MS = 3000;
const LONGEST_RETRY_MS = 60_000;

/** Answers about this text; others are about the connection or the session. */
const REFUSALS: readonly ErrorCode[] = ['refused', 'bad-query', 'too-large'];

/** Creates the saver of one note. A draft that an earlier visit left is restored; over a newer text it is a conflict. */
export function createNoteSaver({ stored, drafts, save, remove, read, onStored }: NoteSaverOptions): NoteSaver {
  const listeners = new Set<() => void>();
  let base = stored ?? NONE;
  /** Undefined overwrites whatever the server has. */
  let version: number | undefined = base.version;
  let state: SaverState = { text: base.note, phase: 'saved', savedAt: base.changedAt, other: undefined, problem: '' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let sending: Promise<void> | undefined;
  let isDisposed = false;

  const set = (change: Partial<SaverState>): void => {
    state = { ...state, ...change };
    for (const listener of Array.from(listeners)) listener();
  };
  const later = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!isDisposed) timer = setTimeout(() => void send(), milliseconds);
  };
  const saveDraft = (): void => drafts.write({ text: state.text, version: version ?? base.version });
  const meet = (other: StoredNote): void => {
    clearTimeout(timer);
    set({ phase: 'conflict', other, problem: '' });
  };

  async function store(text: string): Promise<StoredNote> {
    if (text.trim() === '') {
      if (base.version > 0) await remove();
      return NONE;
    }
    const { version: next, changedAt } = await save({ note: text, ...(version === undefined ? {} : { version }) });
    return { note: text, version: next, changedAt };
  }

  async function fail(error: unknown): Promise<void> {
    const isRefused = isHeadnoteError(error) && error.code === 'refused';
    const now = isRefused ? ((await read().catch(() => undefined)) ?? NONE) : base;
    if (isRefused && now.version !== base.version) {
      meet(now);
      return;
    }
    const problem = describeFailure(error).message;
    // The same text would be refused again.
    if (isHeadnoteError(error) && REFUSALS.includes(error.code)) {
      set({ phase: 'refused', problem });
      return;
    }
    set({ phase: 'failed', problem });
    later(retryMs);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }

  async function run(): Promise<void> {
    const { text } = state;
    if (text.length > NOTE_LIMIT) {
      set({
        phase: 'refused',
        problem: messages.tooLong(formatIndianNumber(NOTE_LIMIT), formatIndianNumber(text.length - NOTE_LIMIT)),
      });
      return;
    }
    set({ phase: 'saving', problem: '' });
    try {
      base = await store(text);
      ({ version } = base);
      retryMs = FIRST_RETRY_MS;
      onStored?.(base.version === 0 ? null : base);
      const isLast = state.text === text;
      if (isLast) drafts.write(undefined);
      else saveDraft();
      set({ phase: isLast ? 'saved' : 'waiting', savedAt: base.changedAt });
      if (!isLast) later(REST_MS);
    } catch (error) {
      await fail(error);
    }
  }

  function send(): Promise<void> {
    clearTimeout(timer);
    if (state.phase === 'saved' || state.phase === 'conflict') return Promise.resolve();
    return (sending ??= run().finally(() => {
      sending = undefined;
    }));
  }

  function edit(text: string): void {
    if (text === state.text) return;
    set({ text, ...(state.phase === 'conflict' ? {} : { phase: 'waiting', problem: '' }) });
    saveDraft();
    if (state.phase !== 'conflict') later(REST_MS);
  }

  const draft = drafts.read();
  if (draft && draft.text !== base.note) {
    state = { ...state, text: draft.text, phase: 'waiting' };
    if (draft.version === base.version) later(REST_MS);
    else state = { ...state, phase: 'conflict', other: base };
  } else if (draft) drafts.write(undefined);

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    async flush() {
      await send();
      // What was typed while the first save was under way.
      if (!isDisposed && state.phase === 'waiting') await send();
    },
    settle(how) {
      const { other } = state;
      if (!other) return;
      base = other;
      // The member has seen the other text; a version of a deleted note is not known.
      version = other.version === 0 ? undefined : other.version;
      const text = { mine: state.text, other: other.note, both: joined(other.note, state.text) }[how];
      const isStored = text === other.note;
      set({ text, phase: isStored ? 'saved' : 'waiting', other: undefined, savedAt: other.changedAt });
      if (isStored) {
        drafts.write(undefined);
        onStored?.(other.version === 0 ? null : other);
        return;
      }
      saveDraft();
      void send();
    },
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}

const NONE: StoredNote = { note: '', version: 0, changedAt: '' };

const joined = (one: string, other: string): string => [one, other].filter((text) => text.trim() !== '').join('\n\n');
