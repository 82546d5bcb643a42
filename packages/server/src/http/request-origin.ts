import { BadQueryError } from '@headnote/core/errors';
import type { FastifyRequest } from 'fastify';

/** Host name, IPv4 or bracketed IPv6, with an optional port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Returns the origin under which the client reached the server: the configured one, otherwise the request's host.
 */
export function requestOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  // The host appears in links, so it is checked like any other input.
  if (!HOST.test(request.host)) throw new BadQueryError('The Host header is not valid.');
  return `${request.protocol}://${request.host}`;
}
