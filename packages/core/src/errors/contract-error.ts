import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The answer has an unexpected form, or an HTTP status outside the contract. Names the call and the field. */
export class ContractError extends HeadnoteError {
  override readonly name = 'ContractError';
  declare readonly code: 'contract';
  /** `service.name` of the call. */
  declare readonly call: string;
  /** Path of the wrong field in the answer, for example `outdata.hits.hits.0._id`; empty for the whole answer. */
  declare readonly field: string;

  /** `problem` is a clause without a full stop, for example `it is not JSON`. */
  constructor(call: string, field: string, problem: string, details?: ErrorDetails) {
    super(
      'contract',
      `The answer to ${call} has an unexpected form${field ? ` at ${field}` : ''}: ${problem}. ` +
        'Please try again, and report it if it happens again.',
      details,
    );
    this.call = call;
    this.field = field;
  }
}
