import type { ContractCall } from '@headnote/core/contract';
import type { FastifyRequest } from 'fastify';
import { nameOf } from './find-handler.js';

/** Longest user id that the log repeats; what is longer is not an id. */
const SHOWN_ID = 40;

/** Writes the audit line of a request that names a user other than its own; the request itself is refused. */
export function auditForeignUser(
  request: FastifyRequest,
  { call, own, given }: { readonly call: ContractCall; readonly own: number | null; readonly given: string },
): void {
  request.log.warn(
    { audit: 'foreign-user-id', call: nameOf(call), user: own, given: given.slice(0, SHOWN_ID) },
    'a request named another user',
  );
}
