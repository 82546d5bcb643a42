import type { Manifest } from 'vite';
import type { SiteAssets } from './assets.js';

const ENTRY = 'src/entry-client.tsx';

/** The Latin faces, upright and italic, which stand on every first screen; the others come when a page needs them. */
const FIRST_FONTS = /-latin-opsz-(?:normal|italic)-[^/]*\.woff2$/;

/** What every page links to, taken from the manifest of the browser build. Throws when the manifest has no entry. */
export function manifestAssets(manifest: Manifest): SiteAssets {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The site's manifest has no entry ${ENTRY}; build the site again.`);
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name] ?? []);
  const addressOf = (path: string) => `/${path}`;
  return {
    script: addressOf(entry.file),
    styles: [...new Set([...imported, entry].flatMap((chunk) => chunk.css ?? []))].map(addressOf),
    preloads: imported.map((chunk) => addressOf(chunk.file)),
    fonts: (entry.assets ?? []).filter((path) => FIRST_FONTS.test(path)).map(addressOf),
  };
}
