import type { PlacedFile } from './place.js';

/** The archives of one year, and in the High Courts of one court and bench, with their particulars. */
export interface Partition {
  /** `year=2024`, or `year=2024/court=27_1/bench=hcaurdb`. */
  readonly key: string;
  readonly index: PlacedFile | undefined;
  readonly archives: readonly PlacedFile[];
}

const ARCHIVE = /\.(?:tar|tar\.gz|tgz|zip)$/i;
const INDEX = /\.index\.json$/i;
/** Translations of the same judgments. */
const REGIONAL = /[/-]regional[./]/i;

/** Groups the files below `data/tar/` or `data/zip/` by their partition. */
export function groupPartitions(files: readonly PlacedFile[], only: readonly string[]): Partition[] {
  const groups = new Map<string, PlacedFile[]>();
  for (const file of files) {
    const key = partitionOf(file.path);
    if (key === '' || REGIONAL.test(file.path) || !isWanted(key, only)) continue;
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups]
    .map(([key, found]) => ({
      key,
      index: found.find(({ path }) => INDEX.test(path)),
      archives: found.filter(({ path }) => ARCHIVE.test(path)),
    }))
    .toSorted((one, two) => (one.key < two.key ? -1 : 1));
}

export const isArchive = (path: string): boolean => ARCHIVE.test(path);

/** The `name=value` folders of a path. */
export const partitionOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => /^[a-z]+=[^/]+$/.test(part))
    .join('/');

/** Whether a partition has, for each name that is asked for, one of its values. */
export function isWanted(key: string, only: readonly string[]): boolean {
  const parts = new Set(key.split('/'));
  const names = new Set(only.map((part) => part.split('=')[0]));
  return [...names].every((name) => only.some((part) => part.split('=')[0] === name && parts.has(part)));
}
