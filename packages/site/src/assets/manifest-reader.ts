import { readFileSync, statSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { SiteAssets } from './assets.js';
import { manifestAssets } from './manifest-assets.js';

/**
 * Reads the asset links from a manifest file, again whenever the file has changed: the browser build may be made anew
 * beside a running server. While it is being written, the links of the one before stay. Throws when there is none yet.
 */
export function createManifestReader(file: URL): () => SiteAssets {
  let known = { changed: 0, assets: read(file) };
  return () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined || changed === known.changed) return known.assets;
    try {
      known = { changed, assets: read(file) };
    } catch {
      // Half written: the next page looks again.
    }
    return known.assets;
  };
}

function read(file: URL): SiteAssets {
  return manifestAssets(JSON.parse(readFileSync(file, 'utf8')) as Manifest);
}
