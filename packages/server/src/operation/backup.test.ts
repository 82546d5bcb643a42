import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFolderStore } from '../files/folder-store.js';
import { openOriginals } from '../library/originals.js';
import { loadSecrets } from '../runtime/secrets.js';
import { claimDataFolder } from '../store/claim-data-folder.js';
import { openDatabase } from '../store/database.js';
import { readLibraryId } from '../store/identity.js';
import { backUp } from './back-up.js';
import { restoreBackup, verifyBackup } from './restore.js';

// Copies of the embedded database's file; the copy of PostgreSQL has a test of its own.
let root: string;
let dataDir: string;
let folder: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'headnote-backup-'));
  dataDir = join(root, 'data');
  folder = join(root, 'backup');
  const store = await openDatabase({ dataDir });
  const none = { signingKey: undefined, pepper: undefined, codecKey: undefined };
  loadSecrets({ dataDir, overrides: none, libraryId: await readLibraryId(store.db), accounts: 0 });
  await store.close();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const config = () => ({ dataDir, databaseUrl: undefined });
const options = { replace: true, now: () => new Date(0) };
const target = () => ({ dataDir: join(root, 'restored') });

/** Writes two rows in each transaction, in two tables, until it is killed; says each number when it is on the disk. */
function startWriter() {
  const script = `
    const Database = require(${JSON.stringify(createRequire(import.meta.url).resolve('better-sqlite3'))});
    const db = new Database(${JSON.stringify(join(dataDir, 'headnote.db'))}, { timeout: 10000 });
    db.pragma('synchronous = FULL');
    const one = db.prepare("insert into house_numbers (series, year, last_number) values (?, 'left', 1)");
    const two = db.prepare("insert into codes_sent (to_key, sent_at) values (?, 1)");
    let number = 0;
    const both = db.transaction(() => { one.run(String(number)); two.run(String(number)); });
    (function next() {
      for (let round = 0; round < 20; round += 1) { number += 1; both(); }
      process.stdout.write(number + '\\n');
      setImmediate(next);
    })();`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let written = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    written = Number(chunk.toString().trim().split('\n').at(-1));
  });
  return {
    written: () => written,
    async reach(count: number) {
      while (written < count) await once(child.stdout, 'data');
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

/** The rows that the writer's two tables have in a copy. */
function rowsOf(path: string): { left: number; right: number } {
  const sqlite = new Sqlite(path, { readonly: true });
  const count = (table: string) => Number(sqlite.prepare(`select count(*) from ${table}`).pluck().get());
  const rows = { left: count('house_numbers'), right: count('codes_sent') };
  sqlite.close();
  return rows;
}

describe('L6: a backup while the server writes', () => {
  it('has every write that was confirmed before it, and no half of one', async () => {
    const writer = startWriter();
    const started = performance.now();
    await writer.reach(200);
    for (let round = 0; round < 5; round += 1) {
      const before = writer.written();
      const list = await backUp(config(), `${folder}${round}`);
      const rows = rowsOf(join(`${folder}${round}`, 'headnote.db'));
      expect(rows.left).toBe(rows.right);
      expect(rows.left).toBeGreaterThanOrEqual(before);
      expect(list.tables['codes_sent']?.rows).toBe(rows.right);
      await verifyBackup(`${folder}${round}`);
      await writer.reach(before + 200);
    }
    process.stdout.write(
      `${Math.round(writer.written() / ((performance.now() - started) / 1000))} writes a second, with 5 backups\n`,
    );
    await writer.stop();
  });

  it('has the original PDFs, which a restore brings back in place of others', async () => {
    const pdf = join(root, 'a.pdf');
    writeFileSync(pdf, '%PDF-1.7 one');
    await openOriginals(openFolderStore(dataDir)).keep('c00000000000a1', pdf);
    await openOriginals(openFolderStore(dataDir)).keep('c00000000000b2', pdf);
    writeFileSync(join(dataDir, 'originals/a1/c00000000000a1.pdf.half.part'), '%PDF');
    const list = await backUp(config(), folder);
    expect(Object.keys(list.files).filter((name) => name.startsWith('originals/'))).toEqual([
      'originals/a1/c00000000000a1.pdf',
      'originals/b2/c00000000000b2.pdf',
    ]);
    mkdirSync(target().dataDir);
    writeFileSync(pdf, '%PDF-1.7 other');
    await openOriginals(openFolderStore(target().dataDir)).keep('c00000000000c3', pdf);
    const { movedTo } = await restoreBackup(folder, target(), options);
    const restored = openOriginals(openFolderStore(target().dataDir));
    expect(await text(await (await restored.find('c00000000000b2'))!.read())).toBe('%PDF-1.7 one');
    expect(await restored.find('c00000000000c3')).toBe(undefined);
    expect(existsSync(join(movedTo ?? '', 'originals/c3/c00000000000c3.pdf'))).toBe(true);
    expect(readdirSync(target().dataDir).filter((name) => name.endsWith('.restored'))).toEqual([]);
    writeFileSync(join(folder, 'originals/a1/c00000000000a1.pdf'), '%PDF-1.7 two');
    await expect(verifyBackup(folder)).rejects.toThrow(/c00000000000a1\.pdf is not the file that was backed up/);
  });

  it('is refused if it is a plain copy without the write-ahead log', async () => {
    const writer = startWriter();
    await writer.reach(200);
    await backUp(config(), folder);
    const copy = join(folder, 'headnote.db');
    rmSync(copy);
    copyFileSync(join(dataDir, 'headnote.db'), copy);
    await writer.stop();
    await expect(restoreBackup(folder, target(), options)).rejects.toMatchObject({ code: 'config' });
    // The list may be forged or missing too: the file itself tells.
    const list = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8')) as { files: Record<string, object> };
    delete list.files['headnote.db'];
    writeFileSync(join(folder, 'backup.json'), JSON.stringify(list));
    await expect(restoreBackup(folder, target(), options)).rejects.toThrow(/plain copy of a database in use/);
    rmSync(join(folder, 'backup.json'));
    await expect(restoreBackup(folder, target(), options)).rejects.toThrow(/is not a backup: it has no backup\.json/);
    expect(existsSync(target().dataDir)).toBe(false);
  });

  it('is refused if it was cut, changed or is incomplete, wherever', async () => {
    await backUp(config(), folder);
    const file = join(folder, 'headnote.db');
    const whole = readFileSync(file);
    for (const keep of [0, 50, 4096, whole.length - 4096, whole.length - 1]) {
      truncateSync(file, keep);
      await expect(verifyBackup(folder), `${keep} bytes`).rejects.toThrow(/has \d+ of \d+ bytes/);
      writeFileSync(file, whole);
    }
    for (const at of [30, 4096, whole.length - 10]) {
      const changed = Buffer.from(whole);
      changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
      writeFileSync(file, changed);
      await expect(verifyBackup(folder), `byte ${at}`).rejects.toThrow(/SHA-256 differs/);
    }
    rmSync(join(folder, 'secrets.json'));
    writeFileSync(file, whole);
    await expect(verifyBackup(folder)).rejects.toThrow(/secrets\.json is missing from the backup/);
  });

  it('is refused if its list names a file elsewhere', async () => {
    await backUp(config(), folder);
    const path = join(folder, 'backup.json');
    const list = readFileSync(path, 'utf8');
    writeFileSync(path, list.replace('"secrets.json"', '"../backup/secrets.json"'));
    await expect(restoreBackup(folder, target(), options)).rejects.toThrow(/backup\.json is damaged/);
  });

  it('leaves nothing behind if it cannot be finished, and never replaces another', async () => {
    rmSync(join(dataDir, 'headnote.db'));
    await expect(backUp(config(), folder)).rejects.toThrow(/nothing to back up/);
    expect(readdirSync(root)).toEqual(['data']);
    await (await openDatabase({ dataDir })).close();
    await backUp(config(), folder);
    await expect(backUp(config(), folder)).rejects.toThrow(/is there already/);
  });
});

describe('L7: a restore', () => {
  /** Megabytes of the database; the goal is stated for more than a gigabyte, which is measured by hand. */
  const MEGABYTES = Number(process.env['RESTORE_MEGABYTES'] ?? 24);

  it('gives back every row, checked by counts and hashes', async () => {
    const sqlite = new Sqlite(join(dataDir, 'headnote.db'));
    const insert = sqlite.prepare(
      "insert into house_numbers (series, year, last_number) values (hex(randomblob(512)), 'x', 1)",
    );
    sqlite.transaction(() => {
      // Each row is about a kilobyte, once in the table and once in its key.
      for (let row = 0; row < (MEGABYTES * 1024) / 2; row += 1) insert.run();
    })();
    sqlite.close();
    const started = performance.now();
    const made = await backUp(config(), folder);
    const copied = performance.now();
    const { list, movedTo } = await restoreBackup(folder, target(), options);
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
    const size = statSync(join(folder, 'headnote.db')).size / 1_048_576;
    process.stdout.write(
      `${size.toFixed(0)} MB: backup ${seconds(started, copied)} s, restore ${seconds(copied, performance.now())} s\n`,
    );
    expect(list).toEqual(made);
    expect(movedTo).toBeUndefined();
    expect(statSync(join(target().dataDir, 'headnote.db')).mode & 0o777).toBe(0o600);
    const restored = await backUp({ ...target(), databaseUrl: undefined }, join(root, 'again'));
    expect(restored.tables).toEqual(made.tables);
    expect(restored.files['secrets.json']).toEqual(made.files['secrets.json']);
  }, 600_000);

  it('moves the old library aside only when asked, and never while a server runs', async () => {
    await backUp(config(), folder);
    const { replace: _, ...rest } = options;
    await expect(restoreBackup(folder, { dataDir }, { ...rest, replace: false })).rejects.toThrow(/Add --replace/);
    const release = claimDataFolder(dataDir);
    await expect(restoreBackup(folder, { dataDir }, options)).rejects.toThrow(/Another Headnote server/);
    release();
    const old = readFileSync(join(dataDir, 'secrets.json'));
    const { movedTo = '' } = await restoreBackup(folder, { dataDir }, options);
    expect(readFileSync(join(movedTo, 'secrets.json'))).toEqual(old);
    expect(existsSync(join(movedTo, 'headnote.db'))).toBe(true);
    const store = await openDatabase({ dataDir });
    expect(await readLibraryId(store.db)).toBe((await verifyBackup(folder)).libraryId);
    await store.close();
  });
});
