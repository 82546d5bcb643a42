import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the client disconnects before the answer is sent. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Status of an answer that its client did not wait for; the log has it, and nobody reads it. */
export const CLIENT_LEFT = 499;

/**
 * Returns whether an error only says that the client has disconnected, so the work for it was ended. That is no fault of
 * the server; the same error while the client waits is one.
 */
export function isEndedByClient(error: unknown, { raw }: FastifyReply): boolean {
  const hasLeft = raw.destroyed && !raw.writableFinished;
  return hasLeft && error instanceof Error && (error.name === 'AbortError' || error.name === 'AbortedError');
}
