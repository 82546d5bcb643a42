// Checks imports against the floors of `floors.mjs`.
import { posix } from 'node:path';
import { openEntries, packages, reservedModules, serverFloors } from './floors.mjs';

/** Static imports, `export … from`, `import type`, dynamic imports and types written as `import('…')`. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const SERVER = 'packages/server/src/';
/** Tests and fixtures may open the whole server; they keep the package boundaries. */
export const isTest = (file) => /\.(test|fixtures|suite|stories)\.tsx?$|\/test-hosts\/|\/test-support\//.test(file);

/** What the text of a file imports, without the imports in comments. */
export const importsOf = (text) => [...text.replace(COMMENT, '').matchAll(IMPORT)].map(([, , specifier]) => specifier);

/**
 * Checks one source file of a package.
 *
 * `file` is its path from the root of the repository, with slashes. Returns one sentence for each wrong import.
 */
export function checkFloors(file, text) {
  const [, name] = /^packages\/([^/]+)\/src\//.exec(file) ?? [];
  if (name === undefined || packages[name] === undefined) return [];
  const problems = [];
  for (const specifier of importsOf(text)) {
    const problem =
      checkPackage(name, file, specifier) ?? (name === 'server' ? checkFloor(file, specifier) : undefined);
    if (problem !== undefined) problems.push(`${file}: imports ${specifier}; ${problem}`);
  }
  return problems;
}

/** Folders of the server without SQL: they call a lower floor instead. */
const WITHOUT_SQL = /^packages\/server\/src\/(?:routes|http|site|ingest|search(?!\/engines\/))\//;
/** Query builder calls, the `sql` tag, and SQL in a string. */
const SQL =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|executeTakeFirst|executeTakeFirstOrThrow)\(|\bsql`|['"`]\s*(?:select\s.+\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from)\s/is;

/** Returns a sentence when a file of the server that must not contain SQL does. */
export function checkSql(file, text) {
  if (isTest(file) || !WITHOUT_SQL.test(file) || !SQL.test(text.replace(COMMENT, ''))) return [];
  return [`${file}: contains SQL; move the query to library, citator or accounts.`];
}

function checkPackage(name, file, specifier) {
  const [, target] = /^@headnote\/([^/]+)/.exec(specifier) ?? [];
  if (target !== undefined) {
    if (/^@headnote\/[^/]+\/(src|dist)\//.test(specifier)) return 'import a package by its entry points.';
    if (target === name) return isTest(file) ? undefined : 'import the files of your own package by their paths.';
    if (!packages[name].includes(target))
      return `${name} may import ${packages[name].join(', ') || 'no other package'}.`;
    const open = openEntries[name]?.[target];
    // Stories, tests and test pages may show a widget next to ui's parts.
    if (open !== undefined && !open.test(specifier) && !isTest(file))
      return `of ${target}, ${name} may import the tokens only.`;
  }
  if (!specifier.startsWith('.')) return undefined;
  const resolved = posix.join(posix.dirname(file), specifier);
  if (resolved.startsWith(`packages/${name}/`) || isTest(file)) return undefined;
  return 'a path must not leave the package; import by an entry point.';
}

function checkFloor(file, specifier) {
  if (isTest(file)) return undefined;
  const inside = file.slice(SERVER.length);
  const reserved = reservedModules[specifier];
  if (reserved !== undefined && !reserved.some((folder) => inside.startsWith(`${folder}/`)))
    return `only ${reserved.join(', ')} may import it.`;
  const own = folderOf(inside);
  const from = floorOf(own);
  if (from === -1) return `the folder ${own} has no floor; add it to scripts/floors.mjs.`;
  if (!specifier.startsWith('.')) return undefined;
  const resolved = posix.join(posix.dirname(file), specifier);
  if (!resolved.startsWith(SERVER)) return undefined;
  const target = folderOf(resolved.slice(SERVER.length));
  if (target === own) return undefined;
  const to = floorOf(target);
  if (to === -1) return `the folder ${target} has no floor; add it to scripts/floors.mjs.`;
  if (to === from)
    return `${own} and ${target} are on floor ${from}, and folders on one floor do not import each other.`;
  return to < from ? undefined : `${own} is on floor ${from} and ${target} on floor ${to}; imports go down only.`;
}

/** The folder of `src` that a path is in; `.` for a file of `src` itself. */
const folderOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '.');
const floorOf = (folder) => serverFloors.findIndex((folders) => folders.includes(folder));
