import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Rolldown } from 'vite';
import { useCatalogue } from './scripts/use-catalogue.js';

const root = fileURLToPath(new URL('.', import.meta.url));

const ENTRY = 'src/entry-client.tsx';

/**
 * Modules that no first page runs, although their index is on every page: core's rules for names and citations, which the
 * server applies to the home page, the bodies of searches, what they ask of a record, errors that only answers of the server
 * become, and machines and parts of later screens.
 */
const LATER =
  /ui\/src\/icon\/later-shapes|core\/src\/machines\/(?:create-carousel|carousel-state|combobox|create-combobox|create-tree|tree-|create-undo|undo-)|ui\/src\/(?:hooks\/use-combobox|app-layout\/BottomBar|button\/FileButton)|core\/src\/errors\/(?:(?:too-large|not-built|contract|bad-query|busy|not-found|not-allowed|server)-error|later-error-texts)|core\/src\/validation\/web-origin|core\/src\/(?:format\/(?:act-|case-|cite-|citation-|display-|join-|latest-|usual-)|contract\/records\/|search\/(?:bodies\/(?!index)|language\/))/;

/** Three parts of a few lines, which most screens use. One chunk is smaller than four. */
const LAYOUT = /ui\/src\/layout\//;

/** The parts of a form, which the sign-in card of the home page needs whole. One chunk is smaller than ten. */
const FORM =
  /ui\/src\/(?:form\/(?!.*(?:fixtures|stories|test))|text-field\/|checkbox\/)|core\/src\/validation\/(?:form-control|bound-root|listen-to-page|bind-events)/;

/** Small modules that the home page shares with the pages of documents and of searches. One chunk is smaller than eight. */
const DOCUMENT_LINE =
  /widgets\/src\/parts\/(?!.*test)|ui\/src\/(?:citation-chip|highlight)\/(?!.*(?:stories|test))|core\/src\/format\/join-|site\/src\/links\/(?:is-plain|act-list-address)/;

/**
 * True for modules that the entry imports statically. They share one chunk. Otherwise each module that a screen imports too
 * becomes a file of its own, and the first page loads forty files.
 */
function isOnEveryPage(id: string, build: Build, seen = new Set<string>()): boolean {
  if (id.endsWith(ENTRY)) return true;
  if (seen.has(id) || LATER.test(id)) return false;
  seen.add(id);
  return build.getModuleInfo(id)?.importers.some((importer) => isOnEveryPage(importer, build, seen)) ?? false;
}

/** Screens of the member area, with the frame around them and the parts that they load lazily. */
const MEMBER =
  /site\/src\/(?:(?:member|reader|citator|offline|shell\/(?:member|keys|lazy))\/|app\/(?:MemberArea|offline-screens)|data\/(?:forget-device|offline-copies|offline-shell))/;
const FRAME = /app\/MemberArea\.tsx$/;
const READERS = [/member\/case\/route\.ts$/, /member\/act\/route\.ts$/];
/** What only readers and their lazy parts load. */
const OF_READERS =
  /site\/src\/(?:(?:member\/(?:case|act)|reader|citator|offline)\/|data\/(?:offline-copies|offline-shell))/;

type Build = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** The modules above a module that are loaded by themselves: the entry, screens, lazy parts. */
function rootsOf(id: string, build: Build, seen = new Set<string>()): Set<string> {
  const info = build.getModuleInfo(id);
  const roots = new Set<string>();
  if (seen.has(id) || !info) return roots;
  seen.add(id);
  if (info.isEntry || info.dynamicImporters.length > 0) roots.add(id);
  for (const importer of info.importers) for (const root of rootsOf(importer, build, seen)) roots.add(root);
  return roots;
}

/**
 * The frame of the member area in one chunk, and what both readers load in another. Otherwise a reader loads eighty files,
 * and each of them is compressed by itself.
 */
function memberChunk(id: string, build: Build): 'member' | 'readers' | null {
  const roots = [...rootsOf(id, build)];
  if (!roots.every((root) => MEMBER.test(root))) return null;
  if (roots.some((root) => FRAME.test(root))) return 'member';
  const isShared = READERS.every((reader) => roots.some((root) => reader.test(root)));
  return isShared && roots.every((root) => OF_READERS.test(root)) ? 'readers' : null;
}

/** `vite build --mode hi` builds the site in Hindi, in a folder of its own. */
const LANGUAGES = ['hi'];

export default defineConfig(({ isSsrBuild, command, mode }) => ({
  root,
  plugins: [...(LANGUAGES.includes(mode) ? [useCatalogue(mode)] : []), react()],
  resolve: { conditions: ['headnote-source', ...defaultClientConditions] },
  // The server bundle contains the production React, whatever NODE_ENV the server starts with.
  define: isSsrBuild && command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: { noExternal: true, resolve: { conditions: ['headnote-source', ...defaultServerConditions] } },
  build: isSsrBuild
    ? { outDir: `${outDirOf(mode)}/server`, emptyOutDir: true, copyPublicDir: false, minify: false }
    : {
        outDir: `${outDirOf(mode)}/client`,
        emptyOutDir: true,
        // The server has one folder of assets, and the files of the root only once.
        ...(LANGUAGES.includes(mode) ? { assetsDir: `assets/${mode}`, copyPublicDir: false } : {}),
        manifest: true,
        // The site's content policy allows no data: fonts and no inline script, so nothing is inlined.
        assetsInlineLimit: 0,
        // The names of all chunks would be a tenth of the first page's own code. Screens are loaded before they are needed: see
        // shell/start/preload-screens.ts.
        modulePreload: { resolveDependencies: (_file, names) => names.filter((name) => name.endsWith('.css')) },
        rolldownOptions: {
          input: ENTRY,
          // A sentence that is a constant is written where it is used, which makes the first page 0.3 kB smaller.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            codeSplitting: {
              groups: [
                { name: (id, build) => (isOnEveryPage(id, build) ? 'page' : null) },
                { name: 'form', test: FORM },
                { name: 'layout', test: LAYOUT },
                { name: 'document-line', test: DOCUMENT_LINE },
                // Without what public pages load too: those would load the member area with it.
                { name: memberChunk, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
}));

function outDirOf(mode: string): string {
  return LANGUAGES.includes(mode) ? `dist/${mode}` : 'dist';
}
