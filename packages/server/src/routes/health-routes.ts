import type { FastifyInstance } from 'fastify';
import { storageProblem } from '../store/storage-problem.js';

interface HealthOptions {
  /** Rejects if the server cannot answer requests. */
  readonly check: () => Promise<void>;
  readonly metrics: () => Promise<string>;
  /** True if the operator opened the database for reading only, so that being able to read is all that is asked. */
  readonly readOnly: boolean;
}

/** Liveness, readiness and metrics, for operators. */
export function registerHealth(app: FastifyInstance, { check, metrics, readOnly }: HealthOptions): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await check();
      return { status: readOnly ? 'read-only' : 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      const reason = storageProblem(error)?.reason;
      return reply.code(503).send({ status: 'not ready', ...(reason === undefined ? {} : { reason }) });
    }
  });

  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics()),
  );
}
