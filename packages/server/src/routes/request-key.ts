import type { FastifyRequest } from 'fastify';

/** Longer than any key that a client makes. */
const MAX_KEY = 128;

/** The key of the client's action (`Idempotency-Key`), so that a repetition has no second effect; empty without one. */
export function requestKey({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key.slice(0, MAX_KEY) : '';
}
