import { BusyError } from '@headnote/core/errors';
import { expect, it } from 'vitest';
import { nameOf } from '../http/find-handler.js';
import { PREVIEW_QUEUE } from '../runtime/preview-queue.js';
import { createWorkQueue } from '../runtime/work-queue.js';
import { actRoutes } from './act-routes.js';
import { alertRoutes } from './alert-routes.js';
import { libraryRoutes } from './library-routes.js';
import { markRoutes } from './mark-routes.js';
import { readInTurn } from './read-in-turn.js';

const asked = (userId: number) => ({
  principal: { userId, hasSubscription: true } as never,
  request: { ip: '127.0.0.1' },
  signal: new AbortController().signal,
});

it('runs two reads of one member at a time, and a request in between', async () => {
  const services = { inTurn: createWorkQueue(PREVIEW_QUEUE) };
  const events: string[] = [];
  const read = (name: string) => () => {
    events.push(name);
    return Promise.resolve();
  };
  const all = ['a', 'b', 'c', 'd'].map((name) => readInTurn(services, asked(1), read(name)));
  const other = readInTurn(services, asked(2), read('other'));
  setImmediate(() => events.push('request'));
  await Promise.all([...all, other]);
  expect(events).toEqual(['a', 'b', 'other', 'request', 'c', 'd']);
});

it('reads nothing for a reader who has left', async () => {
  const left = AbortSignal.abort();
  const services = { inTurn: createWorkQueue(PREVIEW_QUEUE) };
  let reads = 0;
  const read = () => Promise.resolve((reads += 1));
  await expect(readInTurn(services, { ...asked(1), signal: left }, read)).rejects.toThrow('abort');
  expect(reads).toBe(0);
});

const listing = 'find list judgments';
const kept = 'queries queriesByParent folders history bookmarks notes noteVersions';
const named = (service: string, names: string) => names.split(' ').map((name) => `${service}.${name}`);

it.each([...named('acts', listing), ...named('alerts', 'list hits'), ...named('library', kept)])(
  '%s waits for its turn before it reads',
  async (name) => {
    const routes = [...actRoutes, ...alertRoutes, ...libraryRoutes, ...markRoutes];
    const built = routes.find(({ call }) => nameOf(call) === name);
    const busy = () => Promise.reject(new BusyError('full', { retryAfter: 1 }));
    const input = { ...asked(1), query: {}, body: {}, reply: {} } as never;
    await expect(built?.handle(input, { services: { inTurn: busy } } as never)).rejects.toThrow('full');
  },
);
