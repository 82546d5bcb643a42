import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '../accounts/principal.js';
import type { Services } from '../services/services.js';
import { readerKey } from './reader-key.js';

interface TurnOf {
  readonly principal: Principal | null;
  readonly request: Pick<FastifyRequest, 'ip'>;
  /** Aborted when the reader has left. */
  readonly signal: AbortSignal;
}

/**
 * Runs a read that keeps the thread of all requests for a while: few at a time for each reader, and after the requests that have come,
 * because the embedded database answers without a pause.
 */
export function readInTurn<Result>(
  { inTurn }: Pick<Services, 'inTurn'>,
  { principal, request, signal }: TurnOf,
  read: () => Promise<Result>,
): Promise<Result> {
  return inTurn(readerKey(principal, request.ip), async () => {
    await setImmediate();
    signal.throwIfAborted();
    return read();
  });
}
