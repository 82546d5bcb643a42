import type { ContractCall } from '@headnote/core/contract';
import { BadQueryError } from '@headnote/core/errors';
import * as v from 'valibot';

/** Reads query or body of a request by its schema. Throws a BadQueryError that names the first wrong field. */
export function readPart(schema: ContractCall['query'], value: unknown, part: 'query' | 'body'): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new BadQueryError(`${path === null ? part : `${part}.${path}`}: ${problem(issue)}`);
}

/** Messages of the schema library repeat the value, which may be a password; ours say what is expected. */
function problem({ message, expected, received }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'missing';
  if (!message.startsWith('Invalid ')) return message;
  return expected === null ? 'not valid' : `must be ${expected}`;
}
