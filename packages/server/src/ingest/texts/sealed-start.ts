import type { ForkOptions } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SEALED } from './text-limits.js';

/**
 * How a process starts that reads files of strangers: without the server's settings and secrets, without code made of texts, and
 * in a build with Node's permissions, which leave it the program's own files to read and nothing to write or to start.
 */
export function sealedStart(url: URL, sourceArguments: readonly string[] | undefined): ForkOptions {
  const env = { [SEALED]: '1' };
  // Sources run through a compiler, which is a program with a cache of its own.
  if (sourceArguments !== undefined) return { env, execArgv: [...sourceArguments] };
  return {
    env,
    execArgv: [
      '--permission',
      '--allow-worker',
      '--disallow-code-generation-from-strings',
      ...programFolders(url).map((folder) => `--allow-fs-read=${folder}`),
    ],
  };
}

/** The folders of the program: its own, and those in which its dependencies are. */
function programFolders(url: URL): readonly string[] {
  const file = fileURLToPath(url);
  const modules = foldersAbove(dirname(file))
    .map((folder) => join(folder, 'node_modules'))
    .filter((folder) => existsSync(folder));
  // In a workspace, a package is a link to a folder elsewhere.
  const linked = modules.map((folder) => join(folder, '@headnote', 'core')).filter((folder) => existsSync(folder));
  return [dirname(file), ...modules, ...linked.map((folder) => realpathSync(folder))];
}

/** A folder, and all that it is in. */
function foldersAbove(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}
