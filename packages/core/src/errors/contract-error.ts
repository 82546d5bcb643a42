import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The answer does not have the agreed form, or its HTTP status is none of the contract's; says which call and which field. */
export class ContractError extends HeadnoteError {
  override readonly name = 'ContractError';
  declare readonly code: 'contract';
  /** `service.name` of the call. */
  declare readonly call: string;
  /** Path of the offending field in the answer, for example `outdata.hits.hits.0._id`; empty for the answer as a whole. */
  declare readonly field: string;

  /** `problem` is a clause without a full stop, for example `it is not JSON`. */
  constructor(call: string, field: string, problem: string, details?: ErrorDetails) {
    super(
      'contract',
      `The answer to ${call} has an unexpected form${field ? ` at ${field}` : ''}: ${problem}. ` +
        'Please try again, and report it if it stays.',
      details,
    );
    this.call = call;
    this.field = field;
  }
}
