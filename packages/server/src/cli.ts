#!/usr/bin/env node
import { ConfigError, isHeadnoteError } from '@headnote/core/errors';
import { checkConfig } from './check-config.js';
import { readConfig } from './config/config.js';
import { findUnknownSettings, unknownSettingText } from './config/unknown-settings.js';
import { createServer, type HeadnoteServer } from './server.js';
import { startMessage } from './start-message.js';
import { printLine } from './runtime/print-line.js';

const USAGE = 'Use: npm start, or: npm start -- --check-config';
/** Process managers usually kill after ten seconds or more. */
const STOP_MS = 10_000;

/**
 * The server from the shell: settings from the environment; one sentence and exit code 1 if it cannot start.
 * `--check-config` only checks the settings.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length === 1 && args[0] === '--check-config') {
    const { text, isGood } = checkConfig(process.env);
    printLine(process.stdout, text);
    process.exitCode = isGood ? 0 : 1;
    return;
  }
  if (args.length > 0) throw new ConfigError(`There is no argument "${args.join(' ')}". ${USAGE}.`);
  for (const unknown of findUnknownSettings(process.env)) printLine(process.stderr, unknownSettingText(unknown));
  const server = createServer(readConfig(process.env));
  stopOnSignals(server);
  const report = await server.listen();
  printLine(process.stdout, startMessage({ url: server.url, report }));
}

function stopOnSignals(server: HeadnoteServer): void {
  let stopping = false;
  const stop = () => {
    // A second signal means: stop now.
    if (stopping) process.exit(1);
    stopping = true;
    const late = () => fail(new Error('The server did not stop within ten seconds, so it was ended.'));
    setTimeout(late, STOP_MS).unref();
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
  printLine(process.stderr, isHeadnoteError(error) ? message : `Headnote could not start: ${message}`);
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) printLine(process.stderr, error.stack ?? message);
  process.exit(1);
}

main().catch(fail);
