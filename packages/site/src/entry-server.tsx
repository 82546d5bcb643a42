import { createRender } from './app/create-render.js';
import { createManifestReader } from './app/manifest-reader.js';
import './app/styles.js';

export type { RenderContext } from './app/create-render.js';

/** Answers a GET for a page with a whole HTML document; the server calls it for every path that is not a file or a call. */
export const render = createRender({
  // Both builds lie side by side: this file is `server/entry-server.js`.
  assets: createManifestReader(new URL('../client/.vite/manifest.json', import.meta.url)),
});
