import { AREA, type Brand, type PublicConfig } from '@headnote/core/config';
import type { FastifyRequest } from 'fastify';
import { PASSWORD_MAX, PASSWORD_MIN } from '../config/settings.js';
import type { SiteOrigin } from './request-origin.js';

/** Builds the public configuration for one request. */
export type PublicConfigReader = (request: FastifyRequest) => Promise<PublicConfig>;

interface PublicConfigOptions {
  readonly siteOrigin: SiteOrigin;
  readonly codecKey: string;
  readonly brand: Brand;
  /** Path of the captcha endpoint on this server. */
  readonly captchaEndpoint: string;
  /** False: "remember me" keeps only the user name. */
  readonly remembersPassword: boolean;
  readonly services: { readonly hasSample: () => Promise<boolean> };
}

/** Creates the reader of the configuration that every browser gets. */
export function createPublicConfigReader({
  siteOrigin,
  codecKey,
  brand,
  captchaEndpoint,
  remembersPassword,
  services,
}: PublicConfigOptions): PublicConfigReader {
  return async (request) => ({
    publicUrl: siteOrigin(request),
    codecKey,
    brand,
    captchaEndpoint,
    passwordRule: { min: PASSWORD_MIN, max: PASSWORD_MAX },
    refreshTokenInBody: true,
    remembersPassword,
    hasSample: await services.hasSample(),
    area: AREA,
  });
}
