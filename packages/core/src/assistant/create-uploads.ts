import type { AssistantFile, PagesRead } from '../contract/assistant/assistant-file.js';
import { assistantLimits } from '../contract/assistant/assistant-limits.js';
import { TooLargeError } from '../errors/too-large-error.js';
import { createStore, type Observable } from '../machines/create-store.js';
import type { Loaded } from './conversation-state.js';
import type { BytesSent, UploadSource } from './upload-source.js';

/** What becomes of the file that the member chose last. */
export type UploadState =
  | { readonly phase: 'none' }
  /** On its way to the server. */
  | ({ readonly phase: 'sending'; readonly name: string } & BytesSent)
  /** The server reads it; no pages are known before the first. */
  | ({ readonly phase: 'reading'; readonly name: string } & PagesRead)
  | { readonly phase: 'done'; readonly file: AssistantFile }
  | { readonly phase: 'failed'; readonly name: string; readonly error: unknown };

/** What the panel shows of a member's PDFs. */
export interface UploadsState {
  readonly upload: UploadState;
  /** The newest first. */
  readonly files: Loaded<readonly AssistantFile[]>;
  /** Why the last deletion failed; undefined after one that did not. */
  readonly failure: unknown;
}

/** The PDFs of a member: the list, and one upload at a time. */
export interface Uploads extends Observable<UploadsState> {
  /** Reads the list, unless it is there. A failed read is tried again. */
  readonly open: () => void;
  /** Uploads a file. Returns false while another one is under way, and when no more are kept. */
  readonly upload: (file: Blob) => boolean;
  /** Ends the upload that is under way, on the server too. */
  readonly stop: () => void;
  /** Forgets an upload that is done or failed. */
  readonly dismiss: () => void;
  /** Deletes a PDF and the conversations about it. */
  readonly remove: (id: string) => Promise<void>;
}

const none: UploadState = { phase: 'none' };

/** True while a file is sent or read. */
export const isUploading = ({ upload: { phase } }: Pick<UploadsState, 'upload'>): boolean =>
  phase === 'sending' || phase === 'reading';

/** True if no more PDFs are kept: the member has to delete one first. */
export const hasAllFiles = ({ files }: Pick<UploadsState, 'files'>): boolean =>
  files.phase === 'done' && files.value.length >= assistantLimits.maxFiles;

/** Creates the machine. Late answers of a stopped upload change nothing. */
export function createUploads({ source }: { readonly source: UploadSource }): Uploads {
  let state: UploadsState = { upload: none, files: { phase: 'none' }, failure: undefined };
  let sending: AbortController | undefined;
  let reading = new AbortController();
  const store = createStore(state, {
    wake: () => store.set(state),
    sleep() {
      stop();
      reading.abort();
    },
  });
  const change = (parts: Partial<UploadsState>): void => {
    state = { ...state, ...parts };
    store.set(state);
  };

  async function readList(signal: AbortSignal): Promise<void> {
    change({ files: { phase: 'loading' } });
    try {
      const value = await source.files(undefined, { signal });
      if (!signal.aborted) change({ files: { phase: 'done', value } });
    } catch (error) {
      change({ files: signal.aborted ? { phase: 'none' } : { phase: 'failed', error } });
    }
  }

  async function send(file: Blob, name: string): Promise<void> {
    const { signal } = (sending = new AbortController());
    const show = (upload: UploadState): void => {
      if (!signal.aborted) change({ upload });
    };
    show({ phase: 'sending', name, sent: 0, total: file.size });
    try {
      const uploaded = await source.upload(file, {
        signal,
        onSent({ sent, total }) {
          show(sent < total ? { phase: 'sending', name, sent, total } : { phase: 'reading', name, page: 0, pages: 0 });
        },
        onPage: (read) => show({ phase: 'reading', name, ...read }),
      });
      show({ phase: 'done', file: uploaded });
      const { files } = state;
      if (signal.aborted || files.phase !== 'done') return;
      const others = files.value.filter(({ id }) => id !== uploaded.id);
      change({ files: { phase: 'done', value: [uploaded, ...others] } });
    } catch (error) {
      show({ phase: 'failed', name, error });
    }
  }

  function stop(): void {
    sending?.abort();
    sending = undefined;
    if (isUploading(state)) change({ upload: none });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dispose: store.dispose,
    open() {
      if (reading.signal.aborted) reading = new AbortController();
      if (state.files.phase === 'none' || state.files.phase === 'failed') void readList(reading.signal);
    },
    upload(file) {
      if (isUploading(state) || hasAllFiles(state)) return false;
      const name = file instanceof File ? file.name : '';
      // The server would refuse it too, after minutes on a slow line.
      if (file.size > assistantLimits.maxFileBytes)
        change({ upload: { phase: 'failed', name, error: new TooLargeError() } });
      else void send(file, name);
      return true;
    },
    stop,
    dismiss() {
      if (!isUploading(state)) change({ upload: none });
    },
    async remove(id) {
      change({ failure: undefined });
      try {
        await source.deleteFile({ id });
      } catch (failure) {
        change({ failure });
        return;
      }
      const { files, upload } = state;
      if (files.phase === 'done')
        change({ files: { phase: 'done', value: files.value.filter((one) => one.id !== id) } });
      if (upload.phase === 'done' && upload.file.id === id) change({ upload: none });
    },
  };
}
