import { fileURLToPath } from 'node:url';

/** The programs of the server: the source of each, and its file in `dist`. */
const PROGRAMS = {
  server: { source: './cli.ts', built: '../dist/cli.js' },
  import: { source: './ingest/import-cli.ts', built: '../dist/import-cli.js' },
  admin: { source: './operation/admin-cli.ts', built: '../dist/admin-cli.js' },
};

/**
 * What Node needs to start a program: its file, and how to read its sources. `npm test` builds first, and a built program
 * starts in a third of the time.
 */
export function programArguments(name: keyof typeof PROGRAMS): readonly string[] {
  const { source, built } = PROGRAMS[name];
  const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  if (process.env['TESTS'] !== undefined) return [pathOf(built)];
  return ['--conditions=headnote-source', '--import', import.meta.resolve('tsx'), pathOf(source)];
}
