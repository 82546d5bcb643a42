// Writes the API report (packages/core/api) and the API reference (docs/api) of every entry point of core;
// `--check` only says whether both are what the types say and whether every export is documented.
// Reviewers read the report: its diff shows what changes for users of the package.
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { referencePage } from './api-reference.mjs';
import { root } from './run.mjs';

const PACKAGE = join(root, 'packages', 'core');
const isCheck = process.argv.includes('--check');
const work = mkdtempSync(join(tmpdir(), 'headnote-api-'));

const { exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
const entries = Object.entries(exports).map(([key, { import: target }]) => ({
  entry: key.slice(2),
  file: key.slice(2).replaceAll('/', '-'),
  types: join(PACKAGE, target.types),
}));

function extract({ file, types }) {
  const model = join(work, `${file}.api.json`);
  const config = ExtractorConfig.prepare({
    configObjectFullPath: join(PACKAGE, 'api-extractor.json'),
    packageJsonFullPath: join(PACKAGE, 'package.json'),
    configObject: {
      projectFolder: PACKAGE,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2023',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'nodenext',
            moduleResolution: 'nodenext',
            strict: true,
            types: [],
            skipLibCheck: true,
          },
          include: [types],
        },
      },
      apiReport: { enabled: true, reportFileName: `${file}.api.md`, reportFolder: work, reportTempFolder: work },
      docModel: { enabled: true, apiJsonFilePath: model },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: {
          default: { logLevel: 'none' },
          // Marked in the report, so that a reviewer sees exports without a doc comment.
          'ae-undocumented': { logLevel: 'warning', addToApiReportFile: true },
        },
        compilerMessageReporting: { default: { logLevel: 'error' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  });
  const problems = [];
  const result = Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      if (message.logLevel === 'error') problems.push(message.text);
      message.handled = true;
    },
  });
  if (!result.succeeded) throw new Error(`${file}: ${problems.join('\n')}`);
  return JSON.parse(readFileSync(model, 'utf8'));
}

/** Pages by path: `{ path: text }`, and the exports without a doc comment. */
function makePages() {
  const pages = new Map();
  const silent = [];
  for (const one of entries) {
    const model = extract(one);
    pages.set(join(PACKAGE, 'api', `${one.file}.api.md`), readFileSync(join(work, `${one.file}.api.md`), 'utf8'));
    pages.set(join(root, 'docs', 'api', `${one.file}.md`), referencePage(one.entry, model));
    for (const item of model.members[0].members) if (!item.docComment) silent.push(`${one.entry}: ${item.name}`);
  }
  const list = entries.map(({ entry, file }) => `- [@headnote/core/${entry}](${file}.md)`);
  pages.set(
    join(root, 'docs', 'api', 'README.md'),
    `# API reference\n\nOne page an entry point.\n\n${list.join('\n')}\n`,
  );
  return { pages, silent };
}

function stale(pages) {
  const found = [];
  for (const [path, text] of pages) {
    let held = '';
    try {
      held = readFileSync(path, 'utf8');
    } catch {
      // A missing page counts as stale.
    }
    if (held !== text) found.push(path.slice(root.length));
  }
  for (const folder of [join(PACKAGE, 'api'), join(root, 'docs', 'api')])
    for (const name of readdirSync(folder)) if (!pages.has(join(folder, name))) found.push(`${folder}/${name}`);
  return found;
}

function write(pages) {
  for (const folder of [join(PACKAGE, 'api'), join(root, 'docs', 'api')]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  for (const [path, text] of pages) writeFileSync(path, text);
}

const { pages, silent } = makePages();
rmSync(work, { recursive: true, force: true });
if (silent.length > 0) {
  console.error(`Exports without a doc comment:\n  ${silent.join('\n  ')}`);
  if (isCheck) process.exit(1);
}
if (!isCheck) write(pages);
else {
  const old = stale(pages);
  if (old.length > 0) {
    console.error(`The public API changed. Run npm run build:docs, read the diff, commit it:\n  ${old.join('\n  ')}`);
    process.exit(1);
  }
}
