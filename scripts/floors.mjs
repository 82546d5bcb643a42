// The floors: which package may import which, and which folder of the server and of the site may import which.
// `scripts/check-floors.mjs` checks every import against this file; `npm run check` runs it with the house rules.

/** The packages that each package may import, by their entry points only. Lower packages come first. */
export const packages = {
  core: [],
  server: ['core'],
  ui: ['core'],
  widgets: ['core', 'ui'],
  site: ['core', 'ui', 'widgets'],
};

/** Entry points that are open to one package only in part: widgets take ui's tokens and nothing else of it. */
export const openEntries = { widgets: { ui: /^@headnote\/ui\/tokens(?:[./]|$)/ } };

/**
 * The folders of packages/server/src, the lowest floor first. A file imports from its own folder and from lower
 * floors, by `import()` too. Folders on one floor do not import each other. `.` is the folder `src` itself.
 */
export const serverFloors = [
  ['courts', 'config', 'runtime'],
  ['extraction', 'files', 'store'],
  ['library', 'messages', 'captcha'],
  ['citator', 'accounts', 'contact', 'articles'],
  ['search', 'partners', 'payments', 'member-library', 'printing'],
  ['http', 'services', 'assistant', 'alerts'],
  ['routes', 'site', 'ingest', 'operation', 'jobs'],
  ['.'],
];

/** The rooms of the server's folder `search`, by the same rule. */
export const searchRooms = [
  ['model'],
  ['text'],
  ['guard', 'engines/sqlite', 'engines/opensearch'],
  ['indexing'],
  ['run'],
];

/** The folders of packages/site/src, by the same rule. */
export const siteFloors = [
  ['links'],
  ['services'],
  ['notices'],
  ['data'],
  ['shell'],
  ['offline'],
  ['document'],
  ['citator'],
  ['reader'],
  ['member', 'public'],
  ['app'],
  ['.'],
];

/** Every folder that is divided into floors. */
export const dividedFolders = {
  'packages/server/src/': serverFloors,
  'packages/server/src/search/': searchRooms,
  'packages/site/src/': siteFloors,
};

/** Folders on no floor: every file of their package may import them, and they import no folder with a floor. */
export const withoutFloor = { 'packages/site/src/': ['assets', 'fixtures'] };

/** Modules that only some folders of the server may import, because they use one database or one engine. Their subpaths too. */
export const reservedModules = {
  'better-sqlite3': ['store', 'search/engines/sqlite'],
  'node:sqlite': ['store', 'search/engines/sqlite'],
  pg: ['store'],
  '@aws-sdk/client-s3': ['files'],
  kysely: [
    'store',
    'library',
    'messages',
    'captcha',
    'citator',
    'accounts',
    'contact',
    'articles',
    'member-library',
    'partners',
    'payments',
    'assistant',
    'alerts',
  ],
};

/** Files of the server that may import a module by a computed name, because it is built by another package. */
export const computedImports = ['packages/server/src/site/site-renderer.ts'];
