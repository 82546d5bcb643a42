// Builds dist/v1 and dist/<version> for script tags (with Preact), and dist/*.js for applications (with their own React).
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { integrityOf } from './integrity.mjs';
import { writeManifest } from './manifest.mjs';
import { scriptBuild } from './script-build.ts';
import { sizes } from './sizes.mjs';
import { widgetNames } from './src/widget-names.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const dist = join(root, 'dist');
const v1 = join(dist, 'v1');

/** Code that every widget needs. All other code is in the chunk of the widget that imports it. The inquiry's calls come with its captcha. */
const SHARED =
  /widgets\/src\/(element|network|notices|parts)\/|core\/src\/(embed\/(?!create-(?:inquiry|finder|case)|take-outcome)|machines\/(create-store|clock)\.ts)|node_modules\/preact\//;

const versionMark = { HEADNOTE_VERSION: JSON.stringify(version) };

/** The widget that is a complete file: the finder fetches it on first use, after the chunks. */
const CHECK = 'citation-check';

const run = ({ script = {}, define = {}, ...options }) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    oxc: script.oxc ?? {},
    plugins: script.plugins ?? [],
    resolve: { conditions: ['headnote-source', ...defaultClientConditions], alias: script.alias ?? [] },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      target: 'es2022',
      // Keeps light-dark(): compiled to older CSS it would ignore an inherited color-scheme.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      minify: true,
      cssMinify: true,
      ...options,
    },
  });

/** Vite keeps the white space of ES libraries unless it is told to minify them. */
const modules = { entryFileNames: '[name].js', chunkFileNames: '[name].js', minify: true, comments: false };

const hash = (text, algorithm, encoding) => createHash(algorithm).update(text).digest(encoding);

/** `src/<folder>/script.ts` becomes `<folder>.js`. */
const chunkName = ({ name, facadeModuleId }) =>
  `${/src\/([\w-]+)\/script\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? name}.js`;

/**
 * Module chunks: one with shared code, one for each widget, and those that a widget imports on first use. Their imports
 * contain a hash of the contents, so that no cache combines chunks of two releases.
 */
async function buildChunks() {
  const pdf = await buildAlone('pdf-reader', { entry: `src/${CHECK}/pdf-reader.ts` });
  const worker = await buildAlone('file-worker', {
    entry: `src/${CHECK}/file-worker-script.ts`,
    define: { HEADNOTE_PDF: JSON.stringify(pdf) },
  });
  const check = await buildAlone(CHECK, {
    entry: `src/${CHECK}/script.ts`,
    define: { HEADNOTE_FILE_WORKER: JSON.stringify(worker) },
    script: scriptBuild,
  });
  const chunkNames = widgetNames.filter((name) => name !== CHECK);
  const [{ output }] = await run({
    script: scriptBuild,
    outDir: v1,
    define: { HEADNOTE_PINNED: 'false', HEADNOTE_CHECK: JSON.stringify(check), ...versionMark },
    lib: { entry: Object.fromEntries(chunkNames.map((name) => [name, `src/${name}/script.ts`])), formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        ...modules,
        chunkFileNames: chunkName,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'shared', test: SHARED }] },
      },
    },
  });
  await run({
    outDir: v1,
    lib: { entry: { diagnose: 'src/loader/diagnose-script.ts' }, formats: ['es'] },
    rolldownOptions: { output: modules },
  });
  const files = output.map(({ fileName }) => fileName);
  for (const { fileName, isEntry, imports } of output) {
    const late = isEntry ? imports.filter((name) => name !== 'shared.js') : [];
    // The loader fetches two files at once; a third would wait for the second.
    if (late.length > 0) throw new Error(`${fileName} needs ${late.join(', ')}: add its code to SHARED, or part it.`);
  }
  const texts = await Promise.all(files.map((file) => readFile(join(v1, file), 'utf8')));
  const mark = hash(texts.join(''), 'sha256', 'hex').slice(0, 8);
  const marked = (text) =>
    text.replaceAll(/(["'`])\.\/([\w-]+\.js)\1/g, (all, _, file) =>
      files.includes(file) ? `"./${file}?v=${mark}"` : all,
    );
  await Promise.all(files.map((file, index) => writeFile(join(v1, file), marked(texts[index]))));
  return mark;
}

/** Builds a complete file, which shares no code with others and is fetched on first use. Returns the hash of its contents. */
async function buildAlone(name, { entry, define = {}, script = {} }) {
  await run({
    script,
    outDir: v1,
    define: { HEADNOTE_PINNED: 'false', ...versionMark, ...define },
    lib: { entry: { [name]: entry }, formats: ['es'] },
    rolldownOptions: { output: { ...modules, codeSplitting: false } },
  });
  return hash(await readFile(join(v1, `${name}.js`)), 'sha256', 'hex').slice(0, 8);
}

/** The script of the page. It is no module, so that every kind of script tag can run it. */
async function buildLoader(mark) {
  await run({
    outDir: v1,
    define: {
      ...versionMark,
      HEADNOTE_CHUNKS: JSON.stringify(mark),
      HEADNOTE_FOLDER: JSON.stringify(process.env.WIDGET_FOLDER ?? ''),
    },
    lib: { entry: 'src/loader/widgets.ts', name: 'headnoteLoader', formats: ['iife'], fileName: () => 'widgets.js' },
  });
}

/** Scripts of the frame tier: `frame.js` for the page around a frame, `frame-page.js` for the page inside it. */
async function buildFrames() {
  for (const name of ['frame', 'frame-page']) {
    const entry = `src/frame/${name}.ts`;
    await run({
      outDir: v1,
      lib: { entry, name: 'headnoteFrame', formats: ['iife'], fileName: () => `${name}.js` },
    });
  }
}

/** One complete file for each widget, at an address with the version, for pages that pin its hash. */
async function buildRelease() {
  const outDir = join(dist, version);
  const files = {};
  for (const name of widgetNames) {
    await run({
      script: scriptBuild,
      outDir,
      define: { HEADNOTE_PINNED: 'true', HEADNOTE_CHECK: '""', HEADNOTE_FILE_WORKER: '""', ...versionMark },
      lib: { entry: { [name]: `src/${name}/script.ts` }, formats: ['es'] },
      rolldownOptions: { output: { ...modules, codeSplitting: false } },
    });
    files[`${name}.js`] = integrityOf(await readFile(join(outDir, `${name}.js`)));
  }
  await writeFile(join(outDir, 'integrity.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
}

/** Entries for applications with a bundler: React and core stay imports. */
async function buildEntries() {
  await run({
    outDir: dist,
    // Written after Vite has looked for workers: the bundler of the application builds this one.
    define: { HEADNOTE_ENTRY_WORKER: '"./file-worker.js"', ...versionMark },
    minify: false,
    rolldownOptions: {
      input: {
        react: 'src/react/index.ts',
        tables: 'src/tables/index.ts',
        'pdf-reader': 'src/citation-check/pdf-reader.ts',
        'file-worker': 'src/citation-check/file-worker.ts',
        ...Object.fromEntries(
          widgetNames.flatMap((name) => [
            [name, `src/${name}/index.ts`],
            [`${name}-define`, `src/${name}/define.ts`],
          ]),
        ),
      },
      preserveEntrySignatures: 'strict',
      external: [/^react($|\/)/, /^react-dom($|\/)/, /^@headnote\//],
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  });
  for (const name of await readdir(join(root, 'src/react'))) {
    if (name.endsWith('.css')) await writeFile(join(dist, name), await inlineImports(join(root, 'src/react', name)));
  }
}

/** The text of a style sheet that consists of imports. */
async function inlineImports(path) {
  const imports = [...(await readFile(path, 'utf8')).matchAll(/@import '([^']+)'/g)].map(([, file]) => file);
  const texts = await Promise.all(imports.map((file) => readFile(join(dirname(path), file), 'utf8')));
  return texts.join('\n');
}

/** Prints every size with its limit. */
async function printSizes() {
  for (const { name, path, limit } of sizes) {
    const files = await Promise.all([path].flat().map((file) => readFile(join(root, '../..', file))));
    const bytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
    console.log(`${name}: ${(bytes / 1000).toFixed(2)} kB gzip, limit ${limit}`);
  }
  const pdf = gzipSync(await readFile(join(v1, 'pdf-reader.js')), { level: 9 }).length;
  console.log(`widgets: PDF reader, fetched when a PDF is dropped: ${(pdf / 1000).toFixed(2)} kB gzip, no limit`);
}

await rm(dist, { recursive: true, force: true });
await buildLoader(await buildChunks());
await buildFrames();
await buildRelease();
await buildEntries();
await writeManifest(root, widgetNames);
await printSizes();
