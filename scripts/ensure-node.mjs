// Runs after `npm install`. Where the machine's Node is too old, it installs a newer one for the project's npm scripts, from
// the npm registry into node_modules, and checks it against the hash in node-runtime.mjs; nothing outside changes. Must run
// on old Node versions.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FETCHED, HASHES, installPinned, packageName } from './node-runtime.mjs';

const NEEDED = [22, 18];
const root = fileURLToPath(new URL('..', import.meta.url));

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

function fetchNode() {
  const name = packageName(process.platform, process.arch);
  const integrity = HASHES[name];
  // The version and the hash are in the name, so a change of either fetches anew.
  const home = join(
    root,
    'node_modules',
    '.node-runtime',
    `${FETCHED}-${(integrity ?? '').slice(7, 15).replace(/\W/g, '_')}`,
  );
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const binary = join(home, 'node_modules', name, 'bin', file);
  if (integrity === undefined || (!existsSync(binary) && !installPinned({ home, name, version: FETCHED, integrity }))) {
    const why =
      integrity === undefined
        ? `there is no pinned package ${name}`
        : `${name} could not be fetched, or it was not the pinned one`;
    console.error(
      `Headnote needs Node ${NEEDED.join('.')} or newer; this is ${process.version}, and ${why}. Install a newer Node (https://nodejs.org) and run npm ci again.`,
    );
    process.exit(1);
  }
  const bin = join(root, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  const link = join(bin, file);
  rmSync(link, { force: true });
  symlinkSync(binary, link);
  console.log(`Node ${FETCHED} fetched for this project's scripts (the machine has ${process.version}).`);
}

if (!isNewEnough(process.versions.node)) fetchNode();
