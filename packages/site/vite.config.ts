import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

const ENTRY = 'src/entry-client.tsx';

/**
 * Modules that no first page runs, although their index is on every page: core's rules for names and citations, which the
 * server applies to the home page, the bodies of searches, and what they ask of a record.
 */
const LATER =
  /ui\/src\/icon\/later-shapes|core\/src\/(?:format\/(?:case-|cite-|citation-|display-|join-|latest-|usual-)|contract\/records\/|search\/(?:bodies\/(?:act-list|citation-body|clauses|courts|full-text|latest-cases|scopes|single-|to-search-body)|language\/))/;

/** The parts of a form, which the sign-in card of the home page needs whole. One chunk is smaller than ten. */
const FORM =
  /ui\/src\/(?:form\/(?!.*(?:fixtures|stories|test))|text-field\/|checkbox\/)|core\/src\/validation\/(?:form-control|bound-root|listen-to-page|bind-events)/;

/**
 * True for modules that the entry imports statically. They share one chunk. Otherwise each module that a screen imports too
 * becomes a file of its own, and the first page loads forty files.
 */
function isOnEveryPage(
  id: string,
  build: { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null },
  seen = new Set<string>(),
): boolean {
  if (id.endsWith(ENTRY)) return true;
  if (seen.has(id) || LATER.test(id)) return false;
  seen.add(id);
  return build.getModuleInfo(id)?.importers.some((importer) => isOnEveryPage(importer, build, seen)) ?? false;
}

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  // The parts are in English and Hindi. Leave out the thirty other languages of react-aria.
  plugins: [react(), optimizeLocales.vite({ locales: ['en-US', 'en-GB', 'en-IN', 'hi-IN'] })],
  resolve: { conditions: ['headnote-source', ...defaultClientConditions] },
  // The server bundle contains the production React, whatever NODE_ENV the server starts with.
  define: isSsrBuild && command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: { noExternal: true, resolve: { conditions: ['headnote-source', ...defaultServerConditions] } },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false, minify: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // The site's content policy allows no data: fonts and no inline script, so nothing is inlined.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ENTRY,
          output: {
            codeSplitting: {
              groups: [
                { name: (id, build) => (isOnEveryPage(id, build) ? 'page' : null) },
                { name: 'form', test: FORM },
              ],
            },
          },
        },
      },
}));
