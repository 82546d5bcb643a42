import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const execute = promisify(execFile);

/** Packages to pack as they would be published. */
const PACKED = ['core', 'ui', 'widgets'];
/** Other packages of an empty Vite and React app, in the versions of our lock file. */
const TOOLS = ['react', 'react-dom', '@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'];

interface LockEntry {
  readonly version?: string;
  readonly link?: boolean;
  readonly [key: string]: unknown;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly bin?: Record<string, string>;
}

/** An app in its own folder, with the packed packages installed. */
export interface PackedApp {
  readonly folder: string;
  /** Runs a command in the app's folder. Rejects with its output when it fails. */
  run(command: string, ...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Packs the built packages and installs them into an empty Vite and React app. */
export async function makePackedApp(): Promise<PackedApp> {
  const folder = await mkdtemp(join(tmpdir(), 'headnote-package-'));
  const app: PackedApp = {
    folder,
    run: async (command, ...args) => {
      // The app must not find this repository through parent folders or tool settings.
      const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: '' };
      try {
        return (await execute(command, args, { cwd: folder, env, maxBuffer: 64_000_000 })).stdout;
      } catch (error) {
        const { stdout, stderr } = error as { stdout?: string; stderr?: string };
        throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
  await cp(join(root, 'tests/package-smoke/app'), folder, { recursive: true });
  const folders = PACKED.map((name) => join(root, 'packages', name));
  await app.run('npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ...folders);
  await writeManifests(folder);
  await app.run(
    'npm',
    'install',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  );
  return app;
}

/** Writes a manifest and a lock file with our versions, so that npm's cache has every package. */
async function writeManifests(folder: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    lockfileVersion: number;
    packages: Record<string, LockEntry>;
  };
  const tarballs = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  const packages: Record<string, LockEntry> = {};
  for (const [path, entry] of Object.entries(lock.packages))
    if (path.startsWith('node_modules/') && !entry.link) packages[path] = entry;
  const dependencies: Record<string, string> = {};
  for (const name of PACKED) {
    const manifest = JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest;
    const tarball = tarballs.find((file) => file.startsWith(`headnote-${name}-`));
    if (!tarball) throw new Error(`npm packed no ${name}: ${tarballs.join(', ')}`);
    const digest = createHash('sha512')
      .update(await readFile(join(folder, tarball)))
      .digest('base64');
    dependencies[manifest.name] = `file:${tarball}`;
    packages[`node_modules/${manifest.name}`] = {
      version: manifest.version,
      resolved: `file:${tarball}`,
      integrity: `sha512-${digest}`,
      ...(manifest.dependencies ? { dependencies: manifest.dependencies } : {}),
      ...(manifest.peerDependencies ? { peerDependencies: manifest.peerDependencies } : {}),
      ...(manifest.bin ? { bin: manifest.bin } : {}),
    };
  }
  for (const name of TOOLS) {
    const version = packages[`node_modules/${name}`]?.version;
    if (!version) throw new Error(`${name} is not in package-lock.json`);
    dependencies[name] = version;
  }
  const app = { name: 'packed-app', version: '1.0.0', private: true, type: 'module', dependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(app, null, 2));
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify(
      { ...app, lockfileVersion: lock.lockfileVersion, requires: true, packages: { '': app, ...packages } },
      null,
      2,
    ),
  );
}
