import { createHash, timingSafeEqual } from 'node:crypto';
import { NotAllowedError } from '@headnote/core/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FilesUnavailableError } from '../files/files-unavailable-error.js';
import { isFromThisMachine } from '../http/this-machine.js';
import { SearchUnavailableError } from '../search/model/search-unavailable-error.js';
import { storageProblem } from '../store/storage-problem.js';

interface HealthOptions {
  /** Rejects if the server cannot answer requests. */
  readonly check: () => Promise<void>;
  /** Rejects with a FilesUnavailableError if the original files cannot be reached: all else is answered without them. */
  readonly checkFiles: () => Promise<void>;
  /** Counts the documents that were set aside because they could not be indexed or resolved. */
  readonly countFailed: () => Promise<number>;
  readonly metrics: () => Promise<string>;
  /** Token of a monitor on another machine; undefined: only this machine reads the metrics. */
  readonly metricsToken: string | undefined;
  /** True if the operator opened the database for reading only, so that being able to read is all that is asked. */
  readonly readOnly: boolean;
}

/** Liveness, readiness and metrics, for operators. */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  const { check, checkFiles, countFailed, metrics, metricsToken, readOnly } = options;
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await check();
      // A number and no reason: this address answers everyone.
      const setAside = await countFailed();
      const files = await fileProblem(checkFiles);
      if (files !== undefined) request.log.error({ reason: files }, 'the original files cannot be read');
      return {
        status: readOnly ? 'read-only' : 'ready',
        ...(setAside === 0 ? {} : { setAside }),
        ...(files === undefined ? {} : { files: 'the store of the original files cannot be used' }),
      };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      const reason =
        error instanceof SearchUnavailableError ? 'the search engine does not answer' : storageProblem(error)?.reason;
      return reply.code(503).send({ status: 'not ready', ...(reason === undefined ? {} : { reason }) });
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken))
      throw new NotAllowedError('The metrics are for the operator: ask from this machine, or with METRICS_TOKEN.');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics());
  });
}

/** What is wrong with the store of the files, for the operator. */
async function fileProblem(checkFiles: () => Promise<void>): Promise<string | undefined> {
  try {
    await checkFiles();
    return undefined;
  } catch (error) {
    if (error instanceof FilesUnavailableError) return error.reason;
    throw error;
  }
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  if (token !== undefined && timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${token}`)))
    return true;
  return isFromThisMachine(request);
}
