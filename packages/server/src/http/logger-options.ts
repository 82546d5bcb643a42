import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/config.js';

/**
 * Options of the request log. It contains paths without queries, which may have a refresh token or a reader's search,
 * and no headers, which have access tokens.
 */
export function loggerOptions(level: ServerConfig['logLevel']) {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        address: request.ip,
      }),
    },
  };
}
