// Checks whether a build, of the packages or of the stories for tests, matches the sources. It hashes their contents, so a checkout that only changes file times needs
// no build.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(root, '.build-stamp.json');
const STORIES_STAMP = join(root, 'node_modules', '.cache', 'headnote-stories-stamp.json');
const PACKAGES = ['core', 'ui', 'widgets', 'server', 'site'];
/** Files outside the packages, or for several of them, that affect a build. */
const ROOT_FILES = [
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.base.json',
  'packages/ui/custom-media.mjs',
  'scripts/build.mjs',
  'scripts/cjs-types.mjs',
];
/** Files of a package, outside its folders, that affect a build. */
const PACKAGE_FILES =
  /^(package\.json|tsconfig\.json|build\.mjs|script-build\.ts|(tsup|vite)[\w.-]*\.config\.(ts|mts|js|mjs)|(tsup|vite)\.config[\w.-]*)$/;
const PACKAGE_FOLDERS = ['src', 'public', 'scripts'];
/** Bundles contain no tests and stories. */
const UNBUILT = /\.(test|stories|fixtures)\.tsx?$/;
/** What the build of the stories reads. */
const STORY_FOLDERS = ['.storybook', 'packages/ui/fonts', ...PACKAGES.map((name) => join('packages', name, 'src'))];
const STORY_FILES = ['docs/embedding.md'];
const NO_STORY = /\.test\.tsx?$/;

/** True when every package has a `dist` built from the current sources. */
export async function isBuilt() {
  if (!PACKAGES.every((name) => existsSync(join(root, 'packages', name, 'dist')))) return false;
  const stamp = await readFile(STAMP, 'utf8').catch(() => '');
  return stamp !== '' && stamp === stampText(await hashSources());
}

/** Records that everything is built from the current sources. */
export async function writeStamp() {
  await writeFile(STAMP, stampText(await hashSources()));
}

/** True when the stories in `folder` are built from the current sources. */
export async function areStoriesBuilt(folder) {
  if (!existsSync(join(root, folder, 'index.json'))) return false;
  const stamp = await readFile(STORIES_STAMP, 'utf8').catch(() => '');
  return stamp !== '' && stamp === stampText(await hashStories());
}

/** Records that the stories are built from the current sources. */
export async function writeStoriesStamp() {
  await writeFile(STORIES_STAMP, stampText(await hashStories()));
}

async function hashStories() {
  const files = await Promise.all(STORY_FOLDERS.map((folder) => filesBelow(folder, NO_STORY)));
  return hashFiles([...ROOT_FILES, ...STORY_FILES, ...files.flat()]);
}

function stampText(sources) {
  return `${JSON.stringify({ sources })}\n`;
}

async function hashSources() {
  const files = [...ROOT_FILES];
  for (const name of PACKAGES) {
    const home = join('packages', name);
    const entries = await readdir(join(root, home), { withFileTypes: true });
    files.push(
      ...entries
        .filter((entry) => entry.isFile() && PACKAGE_FILES.test(entry.name))
        .map((entry) => join(home, entry.name)),
    );
    for (const folder of PACKAGE_FOLDERS) files.push(...(await filesBelow(join(home, folder))));
  }
  return hashFiles(files);
}

async function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

async function filesBelow(folder, left = UNBUILT) {
  if (!existsSync(join(root, folder))) return [];
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !left.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}
