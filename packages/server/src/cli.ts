#!/usr/bin/env node
import { isHeadnoteError } from '@headnote/core/errors';
import { readConfig } from './config/config.js';
import { createServer, type HeadnoteServer } from './server.js';
import { startMessage } from './start-message.js';

/** The server from the shell: settings from the environment; one sentence and exit code 1 if it cannot start. */
async function main(): Promise<void> {
  const server = createServer(readConfig(process.env));
  stopOnSignals(server);
  const report = await server.listen();
  process.stdout.write(`${startMessage({ url: server.url, report })}\n`);
}

function stopOnSignals(server: HeadnoteServer): void {
  let stopping = false;
  const stop = () => {
    // A second signal means: stop now.
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${isHeadnoteError(error) ? message : `Headnote could not start: ${message}`}\n`);
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}

main().catch(fail);
