import type { FastifyRequest } from 'fastify';

const names = new WeakMap<FastifyRequest['raw'], string>();

/** Notes which call of the contract a request is; several share a path. */
export function nameCall({ raw }: FastifyRequest, name: string): void {
  names.set(raw, name);
}

/** The call of a request as `service.call`; empty for a page, a file or an unknown address. */
export function callNameOf({ raw }: FastifyRequest): string {
  return names.get(raw) ?? '';
}
