import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A message that the server has written into its outbox folder, decoded. */
interface OutboxMessage {
  readonly file: string;
  readonly text: string;
  readonly writtenAt: number;
}

async function messagesTo(dataDir: string, to: string): Promise<OutboxMessage[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => [] as string[]);
  const files = names.filter((name) => !name.endsWith('.part')).map((name) => join(folder, name));
  const read = await Promise.all(
    files.map(async (file) => {
      // Mail programs break long lines with `=` at their end.
      const text = (await readFile(file, 'utf8')).replace(/=\r?\n/g, '');
      return { file, text, writtenAt: (await stat(file)).mtimeMs };
    }),
  );
  return read
    .filter(({ text }) => new RegExp(`^To: .*${to.replaceAll('.', '\\.')}`, 'im').test(text))
    .sort((left, right) => left.writtenAt - right.writtenAt);
}

/** Waits until the outbox contains `count` messages to a number or an address, and returns the text of the last one. */
export async function messageTo(dataDir: string, to: string, count = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(dataDir, to)).length).toBeGreaterThanOrEqual(count);
  return (await messagesTo(dataDir, to)).at(-1)?.text ?? '';
}

/** The six digits of the last message to a number or an address, once there are `count` messages. */
export async function codeFor(dataDir: string, to: string, count = 1): Promise<string> {
  return /\b\d{6}\b/.exec((await messageTo(dataDir, to, count)).replace(/^To: .*$/im, ''))?.[0] ?? 'no code';
}
