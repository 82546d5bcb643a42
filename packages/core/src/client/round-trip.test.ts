import { describe, expect, it } from 'vitest';
import { calls, type Call } from '../contract/index.js';
import { clientOf } from './client.fixtures.js';
import { exampleOf } from './example-of.fixtures.js';

const every: readonly Call[] = Object.values(calls).flatMap((service): Call[] => Object.values(service));

function responseTo(call: Call): Response {
  const { answer } = exampleOf(call);
  if (call.answerAs === 'blob') return new Response(answer as Blob);
  return call.answerAs === 'text' ? new Response(answer as string) : Response.json(answer);
}

describe('every call of the contract', () => {
  it.each(every.map((call) => [`${call.service}.${call.name}`, call] as const))(
    'is sent with its marks and resolves to its value: %s',
    async (_, call) => {
      const sent: Request[] = [];
      const fetch = (async (request: Request) => {
        sent.push(request);
        await request.text();
        return responseTo(call);
      }) as typeof globalThis.fetch;
      const session = { authorization: () => Promise.resolve('Bearer t') };
      const { call: method, loading } = clientOf(call, { bases: { api: 'https://api.example' }, fetch, session });
      const { input, value } = exampleOf(call);
      const raised: string[] = [];
      loading.subscribe(() => raised.push(Object.entries(loading.getSnapshot()).find(([, isUp]) => isUp)?.[0] ?? ''));
      expect(await method(input as never)).toEqual(value);

      expect(sent).toHaveLength(1);
      const [request] = sent as [Request];
      const { headers } = request;
      const isMembers = ['bearer', 'member', 'no-token-and-bearer'].includes(call.auth);
      expect(headers.get('authorization')).toBe(isMembers ? 'Bearer t' : null);
      expect(headers.get('x-no-token')).toBe(call.auth.startsWith('no-token') ? '1' : null);
      expect(headers.has('idempotency-key')).toBe(call.idempotent === true);
      expect(request.method).toBe(call.postAlias ? 'POST' : call.method);
      expect(request.cache).toBe(call.noStore ? 'no-store' : 'default');
      if (call.sends === 'form-data') expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
      expect(raised).toEqual(call.loading ? [call.loading, ''] : []);
    },
  );
});

describe('C2: the marks of the contract', () => {
  it('never allow a repeat of a call that writes', () => {
    const writers = every.filter((call) => call.postAlias ?? call.idempotent ?? call.noStore);
    expect(writers.length).toBeGreaterThan(3);
    expect(writers.filter((call) => call.safe)).toEqual([]);
    const getters = every.filter((call) => call.method === 'GET' && !call.safe);
    expect(getters.filter((call) => !(call.postAlias && call.noStore))).toEqual([]);
  });
});
