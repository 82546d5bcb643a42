// Provides a Chromium for the tests: an installed one, else Playwright's, else Debian's.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromiumPath } from './browser.mjs';
import { run } from './run.mjs';

/** A download without output for this long is ended. */
const QUIET_LIMIT_MS = 60_000;

function installWithPlaywright() {
  return new Promise((resolve) => {
    const child = spawn('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let timer = setTimeout(() => child.kill('SIGKILL'), QUIET_LIMIT_MS);
    const onOutput = (chunk) => {
      process.stderr.write(chunk);
      clearTimeout(timer);
      timer = setTimeout(() => child.kill('SIGKILL'), QUIET_LIMIT_MS);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

const isRootOnDebian = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));

async function installWithApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update'], { env, capture: true });
  if (update.code !== 0) return false;
  const install = await run(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core', 'fonts-noto-core'],
    { env, capture: true },
  );
  return install.code === 0;
}

if (!chromiumPath()) {
  console.log('No Chromium found; installing one for the tests.');
  await installWithPlaywright();
  if (!chromiumPath() && isRootOnDebian()) await installWithApt();
}
const path = chromiumPath();
if (!path) {
  console.error(
    'The tests need Chromium or Chrome. Install one (for example: npx playwright install --with-deps chromium) or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
console.log(`Chromium: ${path}`);
