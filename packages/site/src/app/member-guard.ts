import { AREA } from '@headnote/core/config';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { returnSignInPath } from '../links/links.js';
import { isSignedIn, servicesContext } from './services.js';

/**
 * Sends whoever is not signed in to the sign-in page, which leads back here. Runs in the browser only.
 * @departs S5
 */
export function memberGuard({ request, context }: LoaderFunctionArgs): null {
  const services = context.get(servicesContext);
  if (isSignedIn(services)) return null;
  const url = new URL(request.url);
  throw redirect(returnSignInPath(services.codec, withAreaCase(url.pathname) + url.search + fragmentOf(url)));
}

/** A request carries no fragment. The address bar has it when the page guarded is the one that was opened. */
function fragmentOf({ pathname, search }: URL): string {
  const { location } = window;
  return location.pathname === pathname && location.search === search ? location.hash : '';
}

/** Paths match whatever their case, links are written with the area's own. */
function withAreaCase(pathname: string): string {
  return `/${AREA}${pathname.slice(AREA.length + 1)}`;
}
