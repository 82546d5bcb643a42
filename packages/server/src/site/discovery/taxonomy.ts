import { createHash } from 'node:crypto';
import { speakers, treatments } from '@headnote/core/contract';
import { NotFoundError } from '@headnote/core/errors';
import type { FastifyInstance } from 'fastify';
import { courts } from '../../courts/courts.js';
import { outcomes } from '../../extraction/fields/outcome/outcome-words.js';
import { subjects } from '../../extraction/fields/subject/subject-table.js';
import { forEveryone, parameterOf } from './discovery-context.js';

/** One value of a list. */
interface Term {
  /** What searches and records contain. */
  readonly key: string | number;
  readonly name: string;
  /** Court: `supreme`, `high` or `tribunal`. */
  readonly kind?: string;
  /** Court: the court of which this is a bench. */
  readonly parent?: number;
}

const DAY = 86_400;

const named = (key: string): Term => ({ key, name: (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('-', ' ') });

/** Every list of fixed values in records, searches and the citator. */
const lists: Readonly<Record<string, readonly Term[]>> = {
  court: courts.map(({ courtId: key, name, kind, parentId }) => ({
    key,
    name,
    kind,
    ...(parentId === undefined ? {} : { parent: parentId }),
  })),
  subject: subjects.map((name) => ({ key: name, name })),
  disposition: outcomes.map((name) => ({ key: name, name })),
  treatment: treatments.map(named),
  speaker: speakers.map(named),
};

const version = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 12);

/**
 * Registers `/taxonomy`: every list of fixed values, or the one that `id` names. The version changes when a list does, and is
 * the answer's tag.
 */
export function registerTaxonomy(app: FastifyInstance): void {
  app.get('/taxonomy', (request, reply) => {
    const id = parameterOf(request.query, 'id');
    const list = lists[id];
    if (id !== '' && (!Object.hasOwn(lists, id) || list === undefined))
      throw new NotFoundError(`query.id: there is no such list; the lists are ${Object.keys(lists).join(', ')}`);
    const tag = `W/"${version}${id}"`;
    forEveryone(reply, DAY).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.send({ version, lists: list === undefined ? lists : { [id]: list } });
  });
}
