import { matchRoutes, type RouteObject } from 'react-router';

/** Handle of a screen's route, on the server: its module, as the manifest of the browser build names it. */
export interface ScreenHandle {
  readonly module: string;
}

/** The modules of the screens that a path shows, layouts first. */
export function screenModules(routes: RouteObject[], pathname: string): string[] {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.flatMap(({ route }) => (route.handle ? (route.handle as ScreenHandle).module : []));
}

/**
 * Loads the screens that a path shows and puts them into the route table. Called before hydration: React has to find the
 * screen that the server drew, not one that is still being loaded.
 */
export async function loadScreens(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
