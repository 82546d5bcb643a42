import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a file contains that opens a database on PostgreSQL when there is one. */
const OPENS_DATABASE = /\bTEST_DATABASE_URL\b|\bopenPostgresServer\b/;
const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.[^']+)\.js'/g;

/**
 * Lists the tests among `patterns` that neither open a database nor import a file that does: they prove on PostgreSQL what
 * they prove without it, so they run once.
 */
export function testsWithoutDatabase(root: string, patterns: readonly string[]): string[] {
  const known = new Map<string, boolean>();
  const opens = (file: string): boolean => {
    const found = known.get(file);
    if (found !== undefined) return found;
    // Two files may import each other.
    known.set(file, false);
    const text = readFileSync(file, 'utf8');
    const imported = [...text.matchAll(IMPORTED)].map(([, path = '']) => `${join(dirname(file), path)}.ts`);
    const isFound = OPENS_DATABASE.test(text) || imported.some((path) => existsSync(path) && opens(path));
    known.set(file, isFound);
    return isFound;
  };
  return globSync(patterns, { cwd: root }).filter((file) => !opens(join(root, file)));
}
