import { SearchUnavailableError } from '../../../model/search-unavailable-error.js';

/** OpenSearch refused a request, or failed. The reason is for the operator; readers see the usual message. */
export class EngineError extends SearchUnavailableError {
  /** HTTP status of OpenSearch; 0 if it did not answer. */
  readonly status: number;
  /** Its own name of the error; empty if it did not answer. */
  readonly type: string;

  constructor({ status, type, reason, cause }: { status: number; type: string; reason: string; cause?: unknown }) {
    super({ cause: new Error(`OpenSearch: ${type} ${reason}`.trim(), { cause }) });
    this.status = status;
    this.type = type;
  }
}
