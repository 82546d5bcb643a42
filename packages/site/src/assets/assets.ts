import { createContext } from 'react-router';

/** Files of the browser build that every page links to, as addresses on this site. */
export interface SiteAssets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
}

/** How the root loader gets at the assets; filled on the server only, from where they travel with the page. */
export const assetsContext = createContext<SiteAssets>();
