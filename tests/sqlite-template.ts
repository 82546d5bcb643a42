import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../packages/server/src/store/database.js';
import { DATABASE_FILE } from '../packages/server/src/store/sqlite/open-sqlite.js';

/** Migrates one database file. The databases of tests are copies of it (`TEST_SQLITE_TEMPLATE`). */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'headnote-template-'));
  const store = await openDatabase({ dataDir: folder });
  await store.close();
  const template = join(folder, 'template.db');
  copyFileSync(join(folder, DATABASE_FILE), template);
  process.env['TEST_SQLITE_TEMPLATE'] = template;
  return () => rmSync(folder, { recursive: true, force: true });
}
