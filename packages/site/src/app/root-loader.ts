import type { PublicConfig } from '@headnote/core/config';
import type { LoaderFunctionArgs } from 'react-router';
import { assetsContext, type SiteAssets } from '../assets/assets.js';
import { servicesContext } from '../services/services.js';

/** Values that the browser needs to hydrate a page. Part of the hydration data. */
export interface RootData {
  readonly config: PublicConfig;
  readonly assets: SiteAssets;
}

/** Sends the public configuration and the asset links to the browser. Runs on the server only. */
export function rootLoader({ context }: LoaderFunctionArgs): RootData {
  return { config: context.get(servicesContext).config, assets: context.get(assetsContext) };
}
