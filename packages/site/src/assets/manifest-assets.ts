import type { Manifest, ManifestChunk } from 'vite';
import type { AssetsOfScreens } from './assets.js';

const ENTRY = 'src/entry-client.tsx';

/** The Latin faces, upright and italic, which every first screen needs. The browser loads the others when a page uses them. */
const FIRST_FONTS = /-latin-opsz-(?:normal|italic)-[^/]*\.woff2$/;

/**
 * Reads from the browser build's manifest what a page links to: the entry and the screens that were asked for, each with
 * everything it imports. Throws when the manifest has no entry.
 */
export function manifestAssets(manifest: Manifest): AssetsOfScreens {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The site's manifest has no entry ${ENTRY}. Build the site again.`);
  const addressOf = (path: string) => `/${path}`;
  return (modules) => {
    const chunks = withImports(manifest, [ENTRY, ...modules]);
    return {
      script: addressOf(entry.file),
      styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(addressOf),
      preloads: chunks.filter((chunk) => chunk !== entry).map(({ file }) => addressOf(file)),
      fonts: chunks.flatMap(({ assets }) => assets?.filter((path) => FIRST_FONTS.test(path)) ?? []).map(addressOf),
    };
  };
}

/** The chunks of these modules and of all their static imports, each once, imports first. */
function withImports(manifest: Manifest, names: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>();
  const visit = (name: string): ManifestChunk[] => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  return names.flatMap(visit);
}
