import { unbuiltCalls } from '@headnote/core/contract';
import { NotBuiltError } from '@headnote/core/errors';
import type { FastifyInstance } from 'fastify';

/** Answers every call that the contract names and nobody has built yet with 501 in the envelope. */
export function registerUnbuilt(app: FastifyInstance): void {
  for (const { service, name, method, path } of unbuiltCalls) {
    app.route({
      method,
      url: path,
      handler: () => {
        throw new NotBuiltError(`${service}.${name} is part of the contract and is not built yet.`);
      },
    });
  }
}
