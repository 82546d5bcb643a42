import * as v from 'valibot';
import type { SearchAnswer } from '../contract/search/search-answer.js';
import { searchOutdata } from '../contract/search/search-outdata.js';
import { ContractError } from '../errors/contract-error.js';
import { fail, succeed, type Result } from '../errors/result.js';

/**
 * Reads the `outdata` of a search, an object or its JSON text (once or twice encoded), to English names.
 * The failure names the field that is not as agreed.
 */
export function readSearchAnswer(outdata: unknown): Result<SearchAnswer, ContractError> {
  const parsed = v.safeParse(searchOutdata, outdata, { abortEarly: true });
  if (parsed.success) return succeed(parsed.output);
  const [issue] = parsed.issues;
  return fail(new ContractError('search', v.getDotPath(issue) ?? '', issue.message));
}
