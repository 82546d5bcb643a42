import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** One way to show the list: a page, its files, and how to tell that its rows are there. */
export interface Subject {
  readonly name: string;
  /** Tags of the head. */
  readonly head: string;
  /** Content of the column. */
  readonly body: string;
  /** Selects each row. */
  readonly row: string;
  /** Text of the files by path. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
const pages = fileURLToPath(new URL('pages/', import.meta.url));
const require = createRequire(import.meta.url);

/** Ours and three peers, each built for production with nothing that the job does not need. */
export async function makeSubjects(): Promise<readonly Subject[]> {
  return [await ours(), await instantSearch(), await docSearch(), await lawWidgets()];
}

async function ours(): Promise<Subject> {
  const files = await filesOf(join(repository, 'packages/widgets/dist/v1'), '/widgets/v1/');
  return {
    name: 'headnote-latest-cases',
    head: '<script async src="/widgets/v1/widgets.js" data-portal="bench"></script>',
    body: '<headnote-latest-cases><a href="/">Latest cases</a></headnote-latest-cases>',
    row: 'headnote-latest-cases li',
    files,
  };
}

async function instantSearch(): Promise<Subject> {
  return {
    name: `instantsearch.js ${await versionOf('instantsearch.js')}`,
    head: '<script type="module" src="/peer/instantsearch.js"></script>',
    body: '<div id="place"></div>',
    row: '.ais-Hits-item',
    files: await bundle('instantsearch'),
  };
}

async function docSearch(): Promise<Subject> {
  return {
    name: `@docsearch/js ${await versionOf('@docsearch/js')}`,
    head: '<script type="module" src="/peer/docsearch.js"></script>',
    body: '<div id="place"></div>',
    row: '.DocSearch-Hit',
    files: await bundle('docsearch'),
  };
}

/** Its own lazy build, as its readme says, and a page script that reads the list. */
async function lawWidgets(): Promise<Subject> {
  const dist = join(dirname(require.resolve('@lawsafrica/law-widgets/package.json')), 'dist/lawwidgets');
  return {
    name: `@lawsafrica/law-widgets ${await versionOf('@lawsafrica/law-widgets')}`,
    head: '<script type="module" src="/law/lawwidgets.esm.js"></script><script type="module" src="/peer/law-widgets.js"></script>',
    body: '<div id="place"></div>',
    row: 'la-akoma-ntoso.hydrated section',
    files: new Map([...(await filesOf(dist, '/law/')), ...(await bundle('law-widgets'))]),
  };
}

/** The page script of a peer with all that it imports, as one module. */
async function bundle(name: string): Promise<Map<string, Buffer>> {
  const built = await build({
    root: repository,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      write: false,
      minify: true,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { [name]: join(pages, `${name}.mjs`) },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', minify: true },
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`The build of ${name} has no output.`);
  return new Map(
    output.output.flatMap((part) =>
      part.type === 'chunk' ? [[`/peer/${part.fileName}`, Buffer.from(part.code)]] : [],
    ),
  );
}

async function filesOf(folder: string, prefix: string): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return new Map(
    await Promise.all(names.map(async (name) => [prefix + name, await readFile(join(folder, name))] as const)),
  );
}

async function versionOf(name: string): Promise<string> {
  const text = await readFile(join(repository, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
