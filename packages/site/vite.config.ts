import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Manifest } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const ENTRY = 'src/entry-client.tsx';

/** What the server's pages link to, taken from the manifest of the client build, which therefore runs first. */
function clientAssets(): { script: string; styles: string[]; preloads: string[]; fonts: string[] } {
  const file = fileURLToPath(new URL('dist/client/.vite/manifest.json', import.meta.url));
  if (!existsSync(file)) throw new Error(`${file} is missing: run "vite build" before "vite build --ssr".`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`${file} has no entry ${ENTRY}.`);
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name] ?? []);
  return {
    script: `/${entry.file}`,
    styles: [...new Set([...imported, entry].flatMap((chunk) => chunk.css ?? []))].map((path) => `/${path}`),
    preloads: imported.map((chunk) => `/${chunk.file}`),
    // The two upright Latin faces stand on every first screen; the others come when a page needs them.
    fonts: (entry.assets ?? [])
      .filter((path) => /-latin-opsz-normal-[^/]*\.woff2$/.test(path))
      .map((path) => `/${path}`),
  };
}

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  plugins: [react()],
  resolve: { conditions: ['headnote-source', ...defaultClientConditions] },
  define:
    isSsrBuild && command === 'build'
      ? {
          'import.meta.env.HEADNOTE_ASSETS': JSON.stringify(clientAssets()),
          'process.env.NODE_ENV': JSON.stringify('production'),
        }
      : {},
  // Everything goes into the bundle, so that the production React runs whatever NODE_ENV the server was started with.
  ssr: { noExternal: true, resolve: { conditions: ['headnote-source', ...defaultServerConditions] } },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false, minify: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // The site's content policy allows no data: fonts and no inline script, so nothing is inlined.
        assetsInlineLimit: 0,
        rolldownOptions: { input: ENTRY },
      },
}));
