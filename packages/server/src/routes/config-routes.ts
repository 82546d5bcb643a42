import { AREA, defaultBrand, type PublicConfig } from '@headnote/core/config';
import { serverCalls } from '@headnote/core/contract';
import type { FastifyRequest } from 'fastify';
import { PASSWORD_MAX, PASSWORD_MIN } from '../config.js';
import { requestOrigin } from '../security/request-origin.js';
import { build, type BuiltCall } from './built-call.js';
import { answered } from './envelope.js';
import type { Library } from './library.js';

/** Makes the public configuration for one request. */
export type PublicConfigReader = (request: FastifyRequest) => Promise<PublicConfig>;

interface PublicConfigOptions {
  readonly publicUrl: string | undefined;
  readonly codecKey: string;
  readonly library: Pick<Library, 'counts'>;
}

export function createPublicConfigReader({ publicUrl, codecKey, library }: PublicConfigOptions): PublicConfigReader {
  return async (request) => ({
    publicUrl: requestOrigin(request, publicUrl),
    codecKey,
    brand: defaultBrand,
    passwordRule: { min: PASSWORD_MIN, max: PASSWORD_MAX },
    refreshTokenInBody: true,
    hasSample: (await library.counts()).samples > 0,
    area: AREA,
  });
}

/** What the server tells every browser about itself. */
export function configRoutes(readPublicConfig: PublicConfigReader): readonly BuiltCall[] {
  return [build(serverCalls.config.get, async ({ request }) => answered({ outdata: await readPublicConfig(request) }))];
}
