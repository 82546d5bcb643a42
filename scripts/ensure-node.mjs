// Runs after `npm install`. Where the machine's Node is too old, it installs a newer one for the project's npm scripts, from
// the npm registry (node-<platform>-<arch>) into node_modules; nothing outside changes. Must run on old Node versions.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = [22, 18];
const FETCHED = '24.21.0';
const root = fileURLToPath(new URL('..', import.meta.url));

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

function fetchNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const home = join(root, 'node_modules', '.node-runtime');
  const binary = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = [
      'install',
      '--prefix',
      home,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--workspaces=false',
      `${name}@${FETCHED}`,
    ];
    const env = { ...process.env };
    // npm passes its settings to child processes; these would point the inner install at the outer project.
    for (const key of ['npm_config_prefix', 'npm_config_local_prefix', 'npm_config_workspace', 'npm_config_workspaces'])
      delete env[key];
    const done = spawnSync(npm, args, {
      cwd: home,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (done.status !== 0 || !existsSync(binary)) {
      console.error(
        `Headnote needs Node ${NEEDED.join('.')} or newer; this is ${process.version}, and ${name} could not be fetched. Install a newer Node (https://nodejs.org) and run npm ci again.`,
      );
      process.exit(1);
    }
  }
  const bin = join(root, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  const link = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  rmSync(link, { force: true });
  symlinkSync(binary, link);
  console.log(`Node ${FETCHED} fetched for this project's scripts (the machine has ${process.version}).`);
}

if (!isNewEnough(process.versions.node)) fetchNode();
