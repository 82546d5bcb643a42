import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '@headnote/core/errors';
import { isFromThisMachine } from '../http/this-machine.js';
import { readOutboxFolder, type WrittenMessage } from '../messages/read-outbox-folder.js';

/** Path of the page. */
const OUTBOX_PATH = '/dev/outbox';

/**
 * Registers the page that lists the messages of the outbox folder, the newest first. For development: it shows codes, so
 * it answers 404 to any other computer, and to a page that reached this one by another name.
 */
export function registerOutbox(app: FastifyInstance, { dataDir }: { readonly dataDir: string }): void {
  app.get(OUTBOX_PATH, async (request, reply) => {
    if (!isFromThisMachine(request)) throw new NotFoundError('There is no such page.');
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(outboxPage(await readOutboxFolder(dataDir)));
  });
}

/** Without scripts and styles, so that the policy of every answer applies. */
function outboxPage(messages: readonly WrittenMessage[]): string {
  const rows = messages.map(
    ({ file, writtenAt, text }) =>
      `<article><h2>${escapeHtml(file)}</h2><p>${new Date(writtenAt).toISOString()}</p><pre>${escapeHtml(text)}</pre></article>`,
  );
  const list = rows.length === 0 ? '<p>No message was written yet.</p>' : rows.join('\n');
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head><body><main><h1>Outbox</h1>\n${list}\n</main></body></html>\n`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
