import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claimDataFolder } from './claim-data-folder.js';

const temporary = () => mkdtempSync(join(tmpdir(), 'headnote-folder-'));

describe('the claim on a data folder', () => {
  it('accepts one server, and names the folder to a second one', () => {
    const folder = temporary();
    const release = claimDataFolder(folder);
    expect(() => claimDataFolder(folder)).toThrow(`Another Headnote server already uses the data folder ${folder}.`);
    release();
    claimDataFolder(folder)();
  });

  it('ends with its process, for any kind of exit', async () => {
    const folder = temporary();
    const script = `
      const Database = require('better-sqlite3');
      const lock = new Database(${JSON.stringify(join(folder, 'server.lock'))}, { timeout: 0 });
      lock.exec('BEGIN EXCLUSIVE');
      console.log('held');
      setInterval(() => lock.inTransaction, 1000);`;
    const holder = spawn(process.execPath, ['-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: import.meta.dirname,
    });
    await once(holder.stdout, 'data');
    expect(() => claimDataFolder(folder)).toThrow(/Another Headnote server/);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    claimDataFolder(folder)();
  });
});
