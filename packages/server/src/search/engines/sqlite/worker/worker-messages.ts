import type { ErrorCode } from '@headnote/core/errors';
import type { EngineAnswer, IndexReport } from '../../../model/engine.js';
import type { EngineRequest } from '../../../model/engine-request.js';
import type { IndexDocument, IndexFigures } from '../../../model/index-document.js';

/** Start data of the worker. */
export interface WorkerStart {
  readonly dataDir: string;
  /** One slot per pending request: the id of a cancelled request. */
  readonly aborted: SharedArrayBuffer;
  /** One number: the id of the running search's request; 0 for none. */
  readonly searching: SharedArrayBuffer;
}

/** One piece of work for the worker. */
export type WorkerTask =
  | { readonly name: 'search'; readonly request: EngineRequest; readonly milliseconds: number }
  | { readonly name: 'index'; readonly batch: readonly IndexDocument[] }
  | { readonly name: 'figures'; readonly batch: readonly IndexFigures[] }
  | { readonly name: 'remove'; readonly ids: readonly string[] }
  | { readonly name: 'count' }
  | { readonly name: 'generation' }
  | { readonly name: 'settle'; readonly generation: string };

/** A request to the worker; ids count up from 1. */
export interface WorkerRequest {
  readonly id: number;
  readonly task: WorkerTask;
}

/** The result of a request. */
export type WorkerReply = {
  readonly id: number;
  /** Milliseconds that the thread worked on it. */
  readonly took: number;
} & (
  | { readonly ok: true; readonly value: EngineAnswer | IndexReport | number | string | undefined }
  | { readonly ok: false; readonly error: WorkerFailure }
);

/** An error between threads, where classes are lost. */
export interface WorkerFailure {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: ErrorCode | undefined;
}

/** Slots for pending requests. */
export const ABORT_SLOTS = 256;
