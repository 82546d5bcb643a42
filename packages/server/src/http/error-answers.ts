import { AbortedError, isHeadnoteError, type BusyError, type ErrorCode } from '@headnote/core/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { FilesUnavailableError } from '../files/files-unavailable-error.js';
import { IndexLostError } from '../search/model/index-lost-error.js';
import { SearchUnavailableError } from '../search/model/search-unavailable-error.js';
import { storageProblem, type StorageProblem } from '../store/storage-problem.js';
import { CLIENT_LEFT, isEndedByClient } from './client-gone.js';
import type { ErrorEnvelope } from './envelope.js';

/** HTTP status of the errors that a request can cause; any other code is a fault of the server. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  'bad-query': 400,
  refused: 400,
  'damaged-link': 400,
  'not-signed-in': 401,
  'session-ended': 401,
  'not-allowed': 403,
  'not-found': 404,
  'too-large': 413,
  busy: 429,
  aborted: CLIENT_LEFT,
  'not-built': 501,
};

/** A part that the server uses does not answer. */
const UNAVAILABLE = [SearchUnavailableError, IndexLostError, FilesUnavailableError] as const;

const NOT_STORED = 'The server cannot store anything at the moment; reading still works. Please try again later.';
const DAMAGED =
  'A part of the database is damaged, so this cannot be answered; other pages still work. Please try again later.';
const BUSY = 'The server has too much to do at the moment. Please try again in a minute.';
const UNEXPECTED = 'Something went wrong on the server. Please try again.';

/** Sends an error as an envelope with its status, never with a stack. Logs unexpected errors. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, ...described } = describe(isEndedByClient(error, reply) ? new AbortedError() : error, request);
  if (status >= 500 && status !== 501) request.log.error({ err: error }, 'request failed');
  if (isHeadnoteError(error) && 'retryAfter' in error) reply.header('retry-after', String(error.retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return sendEnvelope(reply.code(status), described);
}

function messageOf({ kind, reason }: StorageProblem): string {
  if (kind === 'damage') return DAMAGED;
  return kind === 'busy' ? BUSY : `${NOT_STORED} Reason: ${reason}.`;
}

/** Sends an error envelope with the reply's status. */
export function sendEnvelope(
  reply: FastifyReply,
  { code, message, challenge }: Pick<ErrorEnvelope, 'code' | 'message' | 'challenge'>,
): FastifyReply {
  const envelope: ErrorEnvelope = { flag: false, message, outdata: null, code, requestId: reply.request.id, challenge };
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(envelope);
}

interface Described {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly challenge?: string | undefined;
}

function describe(error: FastifyError | Error, request: FastifyRequest): Described {
  if (UNAVAILABLE.some((unavailable) => error instanceof unavailable) && isHeadnoteError(error))
    return { status: 503, code: error.code, message: error.message };
  if (isHeadnoteError(error)) {
    const status = STATUS[error.code] ?? 500;
    const challenge = 'challenge' in error ? (error as BusyError).challenge : undefined;
    return { status, code: error.code, message: status === 500 ? UNEXPECTED : error.message, challenge };
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) {
    const message = `The request is larger than ${Math.floor(request.routeOptions.bodyLimit / 1024)} KB, the most that this call takes. Send less at once.`;
    return { status, code: 'too-large', message };
  }
  // A folder of files, or a path that leads out of it.
  if (status === 403 || status === 404) return { status: 404, code: 'not-found', message: 'There is no such call.' };
  // Errors of Fastify itself: a body that is not JSON, another media type.
  if (status !== undefined && status >= 400 && status < 500)
    return { status: 400, code: 'bad-query', message: 'The request is not valid: it must be UTF-8 JSON.' };
  const problem = storageProblem(error);
  if (problem !== undefined) {
    return { status: 503, code: 'server', message: messageOf(problem) };
  }
  return { status: 500, code: 'server', message: UNEXPECTED };
}
