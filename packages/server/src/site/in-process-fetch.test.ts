import { createClient } from '@headnote/core/client';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createInProcessFetch } from './in-process-fetch.js';

it('issue 30: a call that cannot be answered now is not repeated, so a page with its failure comes at once', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  let asked = 0;
  app.get('/api/welcome/getTotalCount', (_, reply) => {
    asked += 1;
    return reply.code(503).header('retry-after', '1').send({ flag: false, message: 'no database' });
  });
  const origin = 'https://library.example';
  const fetch = createInProcessFetch(app, { origin, remoteAddress: '192.0.2.1', language: 'en' });
  const client = createClient({ bases: { api: origin }, fetch });
  await expect(client.welcome.totals()).rejects.toMatchObject({ code: 'busy' });
  expect(asked).toBe(1);
});
