import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFolder } from './kept-builds.js';

/** One release of the widgets: a folder of files that never change. */
export interface WidgetRelease {
  readonly version: string;
  readonly folder: string;
}

interface ReleaseOptions {
  /** Folder of the built widgets; each release is a folder named by its version. */
  readonly widgetsDir: string;
  /** Folder of the releases that this server has served before. */
  readonly releasesDir: string;
  /** True: only reads `releasesDir`. */
  readonly readOnly: boolean;
  readonly warn: (message: string) => void;
}

const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Returns the releases to serve: those of the build, and those of earlier builds. Pages pin a release by its hash for
 * years, so an update of the server must not remove one: each release is copied into `releasesDir`.
 */
export function storeWidgetReleases({
  widgetsDir,
  releasesDir,
  readOnly,
  warn,
}: ReleaseOptions): readonly WidgetRelease[] {
  const built = releasesIn(widgetsDir);
  if (!readOnly) {
    for (const { version, folder } of built) {
      if (copyChanged(folder, join(releasesDir, version))) {
        warn(
          `The files of widgets ${version} have changed. Pages that pin their hashes refuse them: publish changes as a new version.`,
        );
      }
    }
  }
  const isBuilt = new Set(built.map(({ version }) => version));
  return [...built, ...releasesIn(releasesDir).filter(({ version }) => !isBuilt.has(version))];
}

/** The folders of the built releases, with their addresses. */
export const releaseFolders = (widgetsDir: string): readonly BuiltFolder[] =>
  releasesIn(widgetsDir).map(({ version, folder }) => ({ folder, address: `widgets/${version}/` }));

function releasesIn(folder: string): readonly WidgetRelease[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => VERSION.test(name))
    .map((version) => ({ version, folder: join(folder, version) }));
}

/** Copies files that differ. Returns whether a file that was there before has changed. */
function copyChanged(from: string, to: string): boolean {
  mkdirSync(to, { recursive: true });
  let hasChanged = false;
  for (const name of readdirSync(from)) {
    const text = readFileSync(join(from, name));
    const target = join(to, name);
    const isThere = existsSync(target);
    if (isThere && readFileSync(target).equals(text)) continue;
    hasChanged ||= isThere;
    // A server that starts at the same time must not serve half a file.
    const part = `${target}.${process.pid}.part`;
    writeFileSync(part, text);
    renameSync(part, target);
  }
  return hasChanged;
}
