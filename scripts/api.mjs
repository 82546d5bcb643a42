// Writes the API reports (packages/core/api, committed) and the API reference (docs/api, not committed) of every entry point
// of core. `--check` writes nothing: it fails when a report differs from the types or an export has no doc comment.
// A reviewer reads the reports: their diff is the change that users of the package see.
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { existsSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { referencePage } from './api-reference.mjs';
import { root } from './run.mjs';

const PACKAGE = join(root, 'packages', 'core');
const REPORTS = join(PACKAGE, 'api');
const REFERENCE = join(root, 'docs', 'api');
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
          // Marks undocumented exports in the report.
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

/** API reports and reference pages, as texts by path, and the exports without a doc comment. */
function makePages() {
  const reports = new Map();
  const reference = new Map();
  const undocumented = [];
  for (const one of entries) {
    const model = extract(one);
    reports.set(join(REPORTS, `${one.file}.api.md`), readFileSync(join(work, `${one.file}.api.md`), 'utf8'));
    reference.set(join(REFERENCE, `${one.file}.md`), referencePage(one.entry, model));
    for (const item of model.members[0].members) if (!item.docComment) undocumented.push(`${one.entry}: ${item.name}`);
  }
  const list = entries.map(({ entry, file }) => `- [@headnote/core/${entry}](${file}.md)`);
  reference.set(join(REFERENCE, 'README.md'), `# API reference\n\nOne page per entry point.\n\n${list.join('\n')}\n`);
  return { reports, reference, undocumented };
}

/** Paths of reports that differ from the types, are missing, or belong to no entry point. */
function staleReports(reports) {
  const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const changed = [...reports].filter(([path, text]) => read(path) !== text).map(([path]) => path);
  const left = readdirSync(REPORTS)
    .map((name) => join(REPORTS, name))
    .filter((path) => !reports.has(path));
  return [...changed, ...left].map((path) => path.slice(root.length));
}

function write(folder, pages) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of pages) writeFileSync(path, text);
}

const { reports, reference, undocumented } = makePages();
rmSync(work, { recursive: true, force: true });
if (undocumented.length > 0) {
  console.error(`Exports without a doc comment:\n  ${undocumented.join('\n  ')}`);
  if (isCheck) process.exit(1);
}
if (isCheck) {
  const stale = staleReports(reports);
  if (stale.length > 0) {
    console.error(`The public API changed. Run npm run build:docs, read the diff, commit it:\n  ${stale.join('\n  ')}`);
    process.exit(1);
  }
} else {
  write(REPORTS, reports);
  write(REFERENCE, reference);
}
