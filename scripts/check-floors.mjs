// Checks imports against the floors of `floors.mjs`.
import { posix } from 'node:path';
import { computedImports, dividedFolders, openEntries, packages, reservedModules, withoutFloor } from './floors.mjs';

/** Static imports, `export … from` and `import type`. */
const IMPORT = /(?:\bfrom|\bimport)\s*(['"])([^'"\n]+)\1/g;
/** Dynamic imports, types written as `import('…')`, and `require`; without a second group the name is not a plain string. */
const CALL = /(?<![.\w])(?:import|require(?:\.resolve)?)\s*\(\s*(?:(['"`])([^'"`$\n]+)\1\s*[,)])?/g;
/** A `createRequire` that loads modules; one that only finds a file (`.resolve`) does not. */
const CREATE_REQUIRE = /\bcreateRequire\s*\((?![^()]*\)\.resolve\()|\bcreateRequire\s+as\b/;
/** Files that only tests may import. */
const TEST_MODULE = /\.(?:test|fixtures|suite|stories)(?:\.[cm]?[jt]sx?)?$|\/test-(?:hosts|support)\//;
/** A package publishes its suites by a file of this name. */
const SUITES_ENTRY = /\/suites\.ts$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const SERVER = 'packages/server/src/';
/** Tests and fixtures may open the whole package; they keep the package boundaries. */
export const isTest = (file) => /\.(test|fixtures|suite|stories)\.tsx?$|\/test-hosts\/|\/test-support\//.test(file);

/**
 * What the text of a file imports, types included: when it is loaded, and later by `import()`. Imports in comments do not count.
 * A name that is not a plain string is undefined.
 */
export function importsOf(text) {
  const code = text.replace(COMMENT, '');
  return [...code.matchAll(IMPORT), ...code.matchAll(CALL)].map(([, , specifier]) => specifier);
}

/**
 * Checks one source file of a package.
 *
 * `file` is its path from the root of the repository, with slashes. Returns one sentence for each wrong import.
 */
export function checkFloors(file, text) {
  const [, name] = /^packages\/([^/]+)\/src\//.exec(file) ?? [];
  if (name === undefined || packages[name] === undefined) return [];
  const problems = [];
  const hasFloors = dividedFolders[`packages/${name}/src/`] !== undefined && !isTest(file);
  if (hasFloors && CREATE_REQUIRE.test(text.replace(COMMENT, '')))
    problems.push(`${file}: loads modules by createRequire; import them, so that the floors are checked.`);
  for (const specifier of importsOf(text)) {
    if (specifier === undefined) {
      if (hasFloors && !computedImports.includes(file))
        problems.push(`${file}: imports a module whose name is not a plain string.`);
      continue;
    }
    const problem =
      checkTestModule(file, specifier) ??
      checkPackage(name, file, specifier) ??
      checkReserved(file, specifier) ??
      checkFloor(file, specifier);
    if (problem !== undefined) problems.push(`${file}: imports ${specifier}; ${problem}`);
  }
  return problems;
}

/** Folders of the server without SQL: they call a lower floor instead. */
const WITHOUT_SQL = /^packages\/server\/src\/(?:routes|http|services|jobs|site|ingest|search(?!\/engines\/))\//;
/** Query builder calls, the `sql` tag and its functions, and SQL in a string. */
const SQL = new RegExp(
  [
    /\.(?:selectFrom|insertInto|updateTable|deleteFrom|executeTakeFirst|executeTakeFirstOrThrow|pragma)\(/,
    /\bsql(?:<[^`]*>)?`|\bsql\.(?:raw|lit|ref|id|table|join|val)\b/,
    /['"`]\s*(?:select\s.+\sfrom|insert\s+into|replace\s+into|update\s+\w+\s+set|delete\s+from|pragma\s+\w)/,
    /['"`]\s*with\s+(?:recursive\s+)?\w+\s*(?:\([^()]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s*)?\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'is',
);

/** Returns a sentence when a file of the server that must not contain SQL does. */
export function checkSql(file, text) {
  if (isTest(file) || !WITHOUT_SQL.test(file) || !SQL.test(text.replace(COMMENT, ''))) return [];
  return [`${file}: contains SQL; move the query to library, citator or accounts.`];
}

function checkTestModule(file, specifier) {
  if (isTest(file) || SUITES_ENTRY.test(file) || !TEST_MODULE.test(specifier)) return undefined;
  return 'only tests may import tests, fixtures and suites.';
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

function checkReserved(file, specifier) {
  if (!file.startsWith(SERVER) || isTest(file)) return undefined;
  const module = Object.keys(reservedModules).find((name) => specifier === name || specifier.startsWith(`${name}/`));
  const reserved = module === undefined ? undefined : reservedModules[module];
  if (reserved === undefined || reserved.some((folder) => file.startsWith(`${SERVER}${folder}/`))) return undefined;
  return `only ${reserved.join(', ')} may import it.`;
}

function checkFloor(file, specifier) {
  if (isTest(file)) return undefined;
  for (const [root, floors] of Object.entries(dividedFolders)) {
    if (!file.startsWith(root)) continue;
    const free = withoutFloor[root] ?? [];
    const own = folderOf(file.slice(root.length), floors);
    const from = floorOf(own, floors);
    if (from === -1 && !free.includes(own)) return `the folder ${own} has no floor; add it to scripts/floors.mjs.`;
    const resolved = posix.join(posix.dirname(file), specifier);
    if (!specifier.startsWith('.') || !resolved.startsWith(root)) continue;
    const target = folderOf(resolved.slice(root.length), floors);
    if (target === own || free.includes(target)) continue;
    const to = floorOf(target, floors);
    if (to === -1) return `the folder ${target} has no floor; add it to scripts/floors.mjs.`;
    if (from === -1) return `${own} is on no floor and ${target} on floor ${to}; imports go down only.`;
    if (to === from)
      return `${own} and ${target} are on floor ${from}, and folders on one floor do not import each other.`;
    if (to > from) return `${own} is on floor ${from} and ${target} on floor ${to}; imports go down only.`;
  }
  return undefined;
}

/** The folder with a floor that a path is in, else its first folder; `.` for a file of the divided folder itself. */
function folderOf(path, floors) {
  const named = floors.flat().find((folder) => path.startsWith(`${folder}/`));
  return named ?? (path.includes('/') ? path.slice(0, path.indexOf('/')) : '.');
}
const floorOf = (folder, floors) => floors.findIndex((folders) => folders.includes(folder));
