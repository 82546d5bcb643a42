import type { ErrorCode } from '@headnote/core/errors';
import type { EngineAnswer, IndexReport } from '../../../engine.js';
import type { EngineRequest } from '../../../engine-request.js';
import type { IndexDocument, IndexFigures } from '../../../index-document.js';

/** What the worker is started with. */
export interface WorkerStart {
  readonly dataDir: string;
  /** One slot for each request in flight: the id of a request that nobody waits for any more. */
  readonly aborted: SharedArrayBuffer;
  /** One number: the id of the request of the search at work, 0 for none. */
  readonly searching: SharedArrayBuffer;
}

/** One piece of work for the worker. */
export type WorkerTask =
  | { readonly name: 'search'; readonly request: EngineRequest }
  | { readonly name: 'index'; readonly batch: readonly IndexDocument[] }
  | { readonly name: 'figures'; readonly batch: readonly IndexFigures[] }
  | { readonly name: 'remove'; readonly ids: readonly string[] }
  | { readonly name: 'count' }
  | { readonly name: 'generation' };

/** A request to the worker; ids count up from 1. */
export interface WorkerRequest {
  readonly id: number;
  readonly task: WorkerTask;
}

/** What became of a request. */
export type WorkerReply =
  | { readonly id: number; readonly ok: true; readonly value: EngineAnswer | IndexReport | number | string | undefined }
  | { readonly id: number; readonly ok: false; readonly error: WorkerFailure };

/** An error on its way between threads, where classes do not survive. */
export interface WorkerFailure {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: ErrorCode | undefined;
}

/** Slots for requests in flight; more than this many wait for nobody. */
export const ABORT_SLOTS = 256;
