import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/config.js';

/**
 * How requests are logged: by path without its query, since a query may carry a refresh token or what somebody
 * searches for, and without headers, since they carry access tokens.
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
