import { AREA } from '@headnote/core/config';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { returnSignInPath } from '../links/links.js';
import { isSignedIn, servicesContext } from '../services/services.js';

/**
 * Redirects a visitor to the sign-in page, which returns here afterwards. Runs in the browser only.
 * @departs S5
 */
export function memberGuard({ request, context }: LoaderFunctionArgs): null {
  const services = context.get(servicesContext);
  if (isSignedIn(services)) return null;
  const url = new URL(request.url);
  throw redirect(returnSignInPath(services.codec, withAreaCase(url.pathname) + url.search + fragmentOf(url)));
}

/** A request has no fragment. The address bar has it when this page was opened directly. */
function fragmentOf({ pathname, search }: URL): string {
  const { location } = window;
  return location.pathname === pathname && location.search === search ? location.hash : '';
}

/** Paths match in any case; links use the spelling of the area. */
function withAreaCase(pathname: string): string {
  return `/${AREA}${pathname.slice(AREA.length + 1)}`;
}
