import { fork, type ForkOptions } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pdfOf } from '../../packages/server/src/ingest/uploads/hostile-pdfs.fixtures.js';
import { sealedStart } from '../../packages/server/src/ingest/texts/sealed-start.js';
import type { TextMessage, TextReply, TextRequest } from '../../packages/server/src/ingest/texts/text-messages.js';

const url = new URL('../../packages/server/dist/text-process.js', import.meta.url);
const MEMORY = 256_000_000;

/** Starts the built process, lets it read one file, and ends it. */
function readIn(options: ForkOptions, request: TextRequest): Promise<TextReply> {
  const child = fork(fileURLToPath(url), [], {
    ...options,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code, signal) => reject(new Error(`ended: ${code} ${signal}`)));
    child.on('message', (message: TextMessage) => {
      if (!('reply' in message)) return;
      resolve(message.reply);
      child.kill('SIGKILL');
    });
    child.send({ request, memory: MEMORY });
  });
}

it('K2: the process that reads PDFs of members opens no other file, such as those of the data folder', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'headnote-data-')), 'secrets.txt');
  await writeFile(path, 'The signing key of the server.');
  const sealed = sealedStart(url, undefined);
  expect(sealed.env).toEqual({ HEADNOTE_SEALED: '1' });
  expect(await readIn({ env: {}, execArgv: [] }, { path, kind: 'txt' })).toMatchObject({ ok: true });
  expect(await readIn(sealed, { path, kind: 'txt' })).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/restricted/) as string,
  });
  const bytes = await pdfOf(['1. The appeal is allowed with costs.']);
  expect(await readIn(sealed, { kind: 'upload', bytes })).toMatchObject({ ok: true, upload: { pages: 1 } });
}, 60_000);
