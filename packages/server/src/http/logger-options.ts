import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/config.js';

/** How many causes of an error a log line follows. */
const MAX_CAUSES = 3;

/** What a log line has of an error. */
interface LoggedError extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
}

/**
 * Options of the request log. It contains paths without queries, which may have a refresh token or a reader's search,
 * and no headers, which have access tokens. Of an error it has type, message, code and stack: a database adds the values
 * of a row to its errors, which may be personal.
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
      err: (error: unknown) => logged(error, MAX_CAUSES),
    },
  };
}

function logged(error: unknown, causes: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    type: name,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined || causes === 0 ? {} : { cause: logged(cause, causes - 1) }),
  };
}
