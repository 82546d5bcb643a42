import { listedPages } from './app/listed-pages.js';
import { createManifestReader } from './assets/manifest-reader.js';
import { createRender } from './app/create-render.js';
import './shell/page/styles.js';

export type { RenderContext } from './app/create-render.js';

/** Answers a GET for a page with a whole HTML document. The server calls it for every path that is no file and no API call. */
export const render = createRender({
  // Both builds are in `dist`: this file is `server/entry-server.js`.
  assets: createManifestReader(new URL('../client/.vite/manifest.json', import.meta.url)),
});

/** The pages of the sitemap, beside those of documents. */
export const pages: readonly string[] = listedPages();
