/** Files of the browser build that every page links to. */
export interface SiteAssets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
}

/** The assets that the server build was made with; none where no build has run, as in tests. */
export function builtAssets(): SiteAssets {
  const built = (import.meta.env as { HEADNOTE_ASSETS?: SiteAssets }).HEADNOTE_ASSETS;
  return built ?? { script: '/src/entry-client.tsx', styles: [], preloads: [], fonts: [] };
}
