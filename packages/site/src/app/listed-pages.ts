import { publicRoutes } from './routes.js';
import type { ScreenHandle } from './screens.js';

/** Screens without a fixed address of their own, or that show what another page or one visitor alone sees. */
const UNLISTED: ReadonlySet<string> = new Set(
  ['forgot-password', 'case', 'act', 'payment', 'stop-alert', 'not-found'].map(
    (screen) => `src/public/${screen}/route.ts`,
  ),
);

/** Paths of the pages that search engines list: every other public screen. Only the server knows them. */
export function listedPages(): string[] {
  return publicRoutes()
    .filter(({ handle }) => handle && !UNLISTED.has((handle as ScreenHandle).module))
    .map(({ path = '' }) => `/${path}`);
}
