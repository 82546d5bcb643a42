import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRealData } from './imported-real-data.js';
import { startServer, type TestServer } from './test-server.js';

/** Starts a server with the real judgments and acts. If this build has not imported them yet, that takes a minute. */
export async function startRealLibrary(folder: string): Promise<TestServer> {
  await mkdir(folder, { recursive: true });
  const dataDir = join(folder, 'data');
  await copyRealData(dataDir);
  const server = await startServer(dataDir);
  process.env.REAL_DATA_DIR = dataDir;
  process.env.REAL_URL = server.url;
  return server;
}

/** Data folder of the server over the real judgments and acts. */
export const realDataDir = (): string => process.env.REAL_DATA_DIR ?? '';

/** Address of the server over the real judgments and acts. */
export const realUrl = (): string => process.env.REAL_URL ?? '';
