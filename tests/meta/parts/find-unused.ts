/** A source file: its path inside the repository and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** The values that an entry point exports, without types, by the name of the entry point. */
export type Exports = ReadonlyMap<string, readonly string[]>;

/** Lists the values that the text of an entry point exports. `open` returns the text of a file that it exports with `export *`. */
export function exportedNames(text: string, open: (specifier: string) => string): string[] {
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/^.* as /, ''));
  const declared = [...text.matchAll(/^export (?:async )?(?:const|let|function\*?|class|enum) (\w+)/gm)];
  const opened = [...text.matchAll(/^export \* from '([^']+)'/gm)];
  return [
    ...listed,
    ...declared.map(([, name = '']) => name),
    ...opened.flatMap(([, specifier = '']) => exportedNames(open(specifier), open)),
  ];
}

/**
 * Returns `entry/Name` of every export without a consumer. A consumer is a source outside the package, or a source of another
 * entry point that has a consumer or is in `ahead`. `folder` contains the entry points, `name` is how other packages import them.
 */
export function findUnused(
  exports: Exports,
  sources: readonly Source[],
  { folder, name, ahead }: { folder: string; name: string; ahead: ReadonlySet<string> },
): string[] {
  const all = [...exports].flatMap(([entry, names]) => names.map((exported) => `${entry}/${exported}`));
  const users = new Map(all.map((key) => [key, usersOf(key, sources, { folder, name })]));
  const used = new Set<string>();
  // A folder without entry point, for example `internal`, counts as used.
  const isUsed = (entry: string) =>
    !exports.has(entry) || [...used, ...ahead].some((key) => key.startsWith(`${entry}/`));
  for (let before = -1; before !== used.size;) {
    before = used.size;
    for (const key of all) if (users.get(key)?.some((user) => user === null || isUsed(user))) used.add(key);
  }
  return all.filter((key) => !used.has(key));
}

/** Folders that import an export; null for a source outside the package. */
function usersOf(key: string, sources: readonly Source[], { folder, name }: { folder: string; name: string }) {
  const at = key.lastIndexOf('/');
  const [entry, exported] = [key.slice(0, at), key.slice(at + 1)];
  const word = new RegExp(`\\b${exported}\\b`);
  return sources.flatMap(({ path, text }) => {
    const isInside = path.startsWith(`${folder}/`);
    const own = isInside ? (path.slice(folder.length + 1).split('/')[0] ?? '') : null;
    if (own === entry) return [];
    const from = isInside ? new RegExp(`^\\.\\./${entry}/`) : new RegExp(`^${name}/${entry}$`);
    const imports = [...text.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)'/g)];
    const isImported = imports.some(([, names = '', source = '']) => from.test(source) && word.test(names));
    const isLoaded = [...text.matchAll(/import\('([^']+)'\)/g)].some(([, source = '']) => from.test(source));
    return isImported || isLoaded ? [own] : [];
  });
}
