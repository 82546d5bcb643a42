import { createContext } from 'react-router';

/** Files of the browser build that a page links to, as addresses on this site. */
export interface SiteAssets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
}

/** Gives the assets of a page whose screens live in these source modules (`src/public/home/route.ts`). */
export type AssetsOfScreens = (modules: readonly string[]) => SiteAssets;

/** Passes the assets to the root loader. Filled on the server only; they reach the browser with the page's data. */
export const assetsContext = createContext<SiteAssets>();
