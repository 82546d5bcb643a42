// Bundles each entry of core alone, minified, with its dependencies, so that the size check measures what a page downloads.
// Each is a script, not a module, because Vite does not remove the whitespace of modules in library builds.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './run.mjs';

export const OUT = '.sizes';
const ENTRIES = {
  'core-client': 'packages/core/src/client/index.ts',
  'core-one-service': 'scripts/size-entries/one-service.ts',
  'core-search-service': 'scripts/size-entries/search-service.ts',
  'core-session': 'packages/core/src/session/index.ts',
  'core-remember': 'packages/core/src/session/remember-entry.ts',
  'core-codec': 'packages/core/src/codec/index.ts',
  'core-validation': 'packages/core/src/validation/index.ts',
  'core-validation-dom': 'packages/core/src/validation/dom.ts',
  'core-captcha': 'packages/core/src/captcha/index.ts',
  'core-search': 'packages/core/src/search/index.ts',
  'core-search-bodies': 'packages/core/src/search/bodies/index.ts',
  'core-search-answers': 'packages/core/src/search/answers.ts',
  'core-citation-engine': 'scripts/size-entries/citation-engine.ts',
  'core-citation': 'packages/core/src/citation/index.ts',
  'core-citation-parse': 'packages/core/src/citation/parse-entry.ts',
  'core-machines': 'packages/core/src/machines/index.ts',
  'core-embed': 'packages/core/src/embed/index.ts',
};

/** Entries of ui; their users already have React. */
const UI_ENTRIES = {
  'ui-tabs': 'packages/ui/src/tabs/index.ts',
  'ui-dialog': 'packages/ui/src/dialog/index.ts',
  'ui-combo-box': 'packages/ui/src/combo-box/index.ts',
  'ui-toasts': 'packages/ui/src/toasts/index.ts',
  'ui-tree': 'packages/ui/src/tree/index.ts',
  'ui-whole': join(OUT, 'whole-ui.entry.js'),
};
/** The styles that a page with every size-limited part loads: base sheets, the parts, and the parts inside them. */
const GROUND = ['tokens', 'type', 'base', 'icon', 'button', 'text-field', 'checkbox', 'skeleton', 'popover'];
const SHEETS = GROUND.concat('tabs', 'dialog', 'combo-box', 'toasts', 'tree');
const REACT = {
  react: 'React',
  'react-dom': 'ReactDOM',
  'react-dom/client': 'ReactDOMClient',
  'react/jsx-runtime': 'ReactJsx',
};
/** Some of react-aria's other languages: their words may not be in a page's bundle. */
const FOREIGN = ['de-DE', 'fr-FR', 'ja-JP', 'ru-RU'];

await rm(join(root, OUT), { recursive: true, force: true });
await mkdir(join(root, OUT));
const { exports: entriesOfUi } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
const modulesOfUi = Object.values(entriesOfUi)
  .map((target) => target['headnote-source'])
  .filter((file) => file?.endsWith('.ts'));
await writeFile(
  join(root, UI_ENTRIES['ui-whole']),
  modulesOfUi.map((file, i) => `export * as m${i} from '../packages/ui/${file}';\n`).join(''),
);
for (const [name, file] of Object.entries(ENTRIES)) await bundle(name, file);
for (const [name, file] of Object.entries(UI_ENTRIES)) await bundle(name, file, REACT);
const sheetOf = (name) => readFileSync(join(root, 'packages/ui/dist', `${name}.css`), 'utf8');
const styles = SHEETS.map(sheetOf).join('');
await writeFile(join(root, OUT, 'ui-styles.css'), styles);
console.log(
  `styles of the gated parts ${kilobytes(styles)} kB gzip, of the whole library ${kilobytes(sheetOf('styles'))} kB`,
);
for (const name of Object.keys(UI_ENTRIES)) console.log(`${name.padEnd(14)} ${kilobytes(textOf(name))} kB gzip`);
const words = foreignWords();
if (words.length === 0) throw new Error('react-aria has no sentences of other languages where they were.');
const bundled = words.filter((word) => textOf('ui-whole').includes(word));
if (bundled.length > 0) throw new Error(`Words of unsupported languages are bundled: ${bundled.join(', ')}`);

/** Sentences of react-aria in other languages, read from its modules. */
function foreignWords() {
  return ['react-aria', 'react-stately'].flatMap((name) => {
    const intl = join(root, 'node_modules', name, 'dist/private/intl');
    return (
      readdirSync(intl, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mjs') && FOREIGN.some((locale) => file.includes(locale)))
        .flatMap((file) => [...readFileSync(join(intl, file), 'utf8').matchAll(/[`"]([^`"$\n]{12,})[`"]/g)])
        // At least two words: "Menu" is the same in many languages.
        .flatMap(([, word]) => (word.includes(' ') ? [word] : []))
    );
  });
}

function textOf(name) {
  return readFileSync(join(root, OUT, `${name}.js`), 'utf8');
}

function kilobytes(text) {
  return (gzipSync(text, { level: 9 }).length / 1000).toFixed(1);
}

async function bundle(name, file, external = {}) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { conditions: ['headnote-source', 'module', 'browser', 'production'] },
    build: {
      outDir: OUT,
      emptyOutDir: false,
      minify: true,
      lib: {
        entry: join(root, file),
        formats: ['iife'],
        name: 'headnote',
        fileName: () => `${name}.js`,
      },
      rollupOptions: { external: Object.keys(external), output: { codeSplitting: false, globals: external } },
    },
  });
}
