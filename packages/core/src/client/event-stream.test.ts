import { describe, expect, it } from 'vitest';
import { exampleOf } from './example-of.fixtures.js';
import { createClient } from './index.js';
import { calls } from '../contract/index.js';

const { answer, value } = exampleOf(calls.assistant.ask);
const sentence = { text: 'The appeal is allowed. “आदेश”' };
const written = `event: sentence\ndata: ${JSON.stringify(sentence)}\n\n`;
const end = `event: end\ndata: ${JSON.stringify(answer)}\n\n`;
const question = { documentId: 'c0000000000a1', question: 'What order was made?' };

/** Asks a service that answers with pieces of this size, and returns what the listener heard. */
async function ask(body: string, size: number, type = 'text/event-stream') {
  const bytes = new TextEncoder().encode(body);
  const accepted: (string | null)[] = [];
  const fetch = (async (request: Request) => {
    accepted.push(request.headers.get('accept'));
    const stream = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    return new Response(stream, { headers: { 'content-type': type } });
  }) as typeof globalThis.fetch;
  const client = createClient({ bases: { api: 'https://api.example' }, fetch });
  const heard: unknown[] = [];
  const result = await client.assistant.ask(question, { onEvent: (data) => heard.push(data) });
  return { accepted, heard, result };
}

describe('a call with onEvent', () => {
  it.each([1, 2, 7, 100_000])('reports every event but the last, in pieces of %i bytes', async (size) => {
    const { accepted, heard, result } = await ask(written + written + end, size);
    expect(heard).toEqual([sentence, sentence]);
    expect(result).toEqual(value);
    expect(accepted).toEqual([expect.stringContaining('text/event-stream')]);
  });

  it('takes an answer that is no stream', async () => {
    const { heard, result } = await ask(JSON.stringify(answer), 50, 'application/json');
    expect([heard, result]).toEqual([[], value]);
  });

  it('rejects with a NetworkError if the stream is cut off before its end', async () => {
    await expect(ask(written + end.slice(0, -2).replace(/\n$/, '').slice(0, 40), 50)).rejects.toMatchObject({
      code: 'network',
    });
  });
});
