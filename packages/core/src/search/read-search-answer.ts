import { readOutdata } from '../contract/search/read-outdata.js';
import type { SearchAnswer } from '../contract/search/search-answer.js';
import { FieldProblem } from '../contract/wire/field-problem.js';
import { ContractError } from '../errors/contract-error.js';
import { fail, succeed, type Result } from '../errors/result.js';

/**
 * Reads the `outdata` of a search response, an object or its JSON text (encoded once or twice), and returns it with
 * English names. The ContractError names the field that violates the contract.
 */
export function readSearchAnswer(outdata: unknown): Result<SearchAnswer, ContractError> {
  try {
    return succeed(readOutdata(outdata));
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error;
    return fail(new ContractError('search', error.path.join('.'), error.message));
  }
}
