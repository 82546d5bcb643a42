import { createRender } from './app/create-render.js';
import { builtAssets } from './app/assets.js';
import './app/styles.js';

export type { RenderContext } from './app/create-render.js';

/** Answers a GET for a page with a whole HTML document; the server calls it for every path that is not a file or a call. */
export const render = createRender({ assets: builtAssets() });
