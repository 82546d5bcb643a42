import type { Package } from '@headnote/core/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext } from '../../services/services.js';
import { loaded, type Loaded } from '../../data/loaded.js';
import { PACKAGES_PATH, returnSignInPath } from '../../links/links.js';

/** What the page of the packages shows. */
export interface PackagesData {
  readonly packages: Loaded<readonly Package[]>;
  /** Sign-in that returns to the packages. */
  readonly signInPath: string;
}

/** Loads the price list. Who reads it is only known in the browser. */
export async function packagesLoader({ request, context }: LoaderFunctionArgs): Promise<PackagesData> {
  const { client, codec } = context.get(servicesContext);
  const { signal } = request;
  return {
    packages: await loaded(client.packages.list(undefined, { signal }), signal),
    signInPath: returnSignInPath(codec, PACKAGES_PATH),
  };
}
