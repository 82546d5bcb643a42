import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRealData } from './imported-real-data.js';
import { startServer, type TestServer } from './test-server.js';

/** What the set-up knows about the server over the real judgments and acts: its address, or why there is none. */
export interface RealLibrary {
  readonly url?: string;
  readonly fault?: string;
}

const fileOf = (folder: string) => join(folder, 'server.json');

/**
 * Imports the real judgments and acts and starts a server with them. This takes a minute, so the other suites run
 * meanwhile, and the set-up does not wait for it.
 */
export async function startRealLibrary(folder: string): Promise<TestServer | undefined> {
  const tell = (library: RealLibrary) => writeFile(fileOf(folder), JSON.stringify(library));
  await mkdir(folder, { recursive: true });
  try {
    const dataDir = join(folder, 'data');
    await copyRealData(dataDir);
    const server = await startServer(dataDir);
    await tell({ url: server.url });
    return server;
  } catch (error) {
    await tell({ fault: String(error) });
    return undefined;
  }
}

/** Data folder of the server over the real judgments and acts. */
export const realDataDir = (): string => join(process.env.REAL_LIBRARY ?? '', 'data');

/** Reads what is known by now; undefined while the import runs. */
export function readRealLibrary(): RealLibrary | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(process.env.REAL_LIBRARY ?? ''), 'utf8')) as RealLibrary;
  } catch {
    return undefined;
  }
}

/** Address of the server over the real judgments and acts. */
export const realUrl = (): string => readRealLibrary()?.url ?? '';
