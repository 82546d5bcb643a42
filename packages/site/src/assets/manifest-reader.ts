import { readFileSync, statSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { AssetsOfScreens } from './assets.js';
import { manifestAssets } from './manifest-assets.js';

/**
 * Reads the asset links from a manifest file, and again whenever the file changes: `npm run dev` rebuilds the site while
 * the server runs. A half-written file leaves the previous links in use. Throws when there is no manifest yet.
 */
export function createManifestReader(file: URL): AssetsOfScreens {
  let known = { changed: 0, assets: read(file) };
  return (modules) => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined || changed === known.changed) return known.assets(modules);
    try {
      known = { changed, assets: read(file) };
    } catch {
      // Half written: the next page reads it again.
    }
    return known.assets(modules);
  };
}

function read(file: URL): AssetsOfScreens {
  return manifestAssets(JSON.parse(readFileSync(file, 'utf8')) as Manifest);
}
