import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../contract/index.js';
import { clientOf } from './client.fixtures.js';
import { startFaultServer, type FaultServer } from './fault-server.fixtures.js';

let stranger: FaultServer;
let server: FaultServer;
beforeAll(async () => {
  stranger = await startFaultServer();
  // Another host, not only another port: `localhost` and `127.0.0.1` differ.
  const elsewhere = stranger.base('').replace(/\/$/, '');
  server = await startFaultServer({ elsewhere });
});
afterAll(async () => {
  await server.close();
  await stranger.close();
});

const read: Call<undefined> = {
  service: 'library',
  name: 'history',
  method: 'GET',
  path: '/api/history/gettopsearchhistory',
  auth: 'member',
  ours: false,
  envelope: true,
  answer: v.unknown(),
  request: () => ({ query: { userid: '7' } }),
};
const session = { authorization: () => Promise.resolve('Bearer secret') };

describe('C10: a redirect', () => {
  it.each(['GET', 'POST'] as const)('to another host drops the authorization: %s', async (method) => {
    const base = server.base('redirect-307').replace('127.0.0.1', 'localhost');
    await clientOf({ ...read, method }, { bases: { api: base }, session }).call();
    expect(server.seen('redirect-307').at(-1)?.headers.authorization).toBe('Bearer secret');
    const arrived = stranger.seen('ok').at(-1);
    expect(arrived?.method).toBe(method);
    expect(arrived?.headers).not.toHaveProperty('authorization');
    expect(arrived?.headers).not.toHaveProperty('referer');
    expect(arrived?.headers).not.toHaveProperty('cookie');
  });

  it('control: to the same host keeps it', async () => {
    await clientOf(read, { bases: { api: server.base('redirect-home') }, session }).call();
    expect(server.seen('ok').at(-1)?.headers.authorization).toBe('Bearer secret');
  });

  it('never sends the address of a call as referrer', async () => {
    const policies: string[] = [];
    const fetch = ((request: Request) => {
      policies.push(request.referrerPolicy);
      return Promise.resolve(Response.json({ flag: true, message: '' }));
    }) as typeof globalThis.fetch;
    await clientOf(read, { bases: { api: 'https://api.example' }, fetch }).call();
    expect(policies).toEqual(['no-referrer']);
  });
});
