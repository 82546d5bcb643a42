import { publicRoutes } from './routes.js';
import type { ScreenHandle } from './screens.js';

/** Paths of the pages that search engines list: every public screen with a fixed address of its own. */
export function listedPages(): string[] {
  return publicRoutes()
    .filter(({ handle }) => handle !== undefined && (handle as ScreenHandle).isUnlisted !== true)
    .map(({ path = '' }) => `/${path}`);
}
