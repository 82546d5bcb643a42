import { describe, expect, it, vi } from 'vitest';
import { calls } from '../contract/index.js';
import { createEmbed } from './index.js';

const answer = { court: 'sc', total: 5, sample: false, items: [], more: 'https://site.example/' };
const setUp = (reply: () => Promise<Response> | Response) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => reply());
  return { fetch, embed: createEmbed({ base: 'https://site.example/', fetch }) };
};

describe('the embed reads', () => {
  it('ask one small question, with no cookie', async () => {
    const { fetch, embed } = setUp(() => Response.json(answer));
    expect(await embed.latest({ court: 'sc', limit: 5 })).toEqual(answer);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'https://site.example/api/embed/v1/latest?court=sc&limit=5',
      expect.objectContaining({ credentials: 'omit' }),
    );
    await embed.latest({ court: 'hc' });
    expect(fetch).toHaveBeenLastCalledWith('https://site.example/api/embed/v1/latest?court=hc', expect.anything());
  });

  it('ask the path of the contract, which they spell themselves to stay small', async () => {
    const { fetch, embed } = setUp(() => Response.json(answer));
    await embed.latest({ court: 'sc' });
    expect(fetch.mock.calls[0]?.[0]).toBe(`https://site.example${calls.embed.latest.path}?court=sc`);
  });

  it.each([
    ['http', () => Response.json({}, { status: 503 }), 503],
    ['http', () => Response.json({ items: 'none' }), 200],
    ['network', () => new Response('<html>'), 0],
    ['network', () => Promise.reject(new TypeError('failed')), 0],
  ])('fail as %s', async (code, reply, status) => {
    await expect(setUp(reply).embed.latest({ court: 'sc' })).rejects.toMatchObject({
      code,
      status,
      name: 'EmbedError',
    });
  });

  it('end after eight seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const { embed } = setUp(() => Promise.reject(new DOMException('', 'TimeoutError')));
    await expect(embed.latest({ court: 'sc' })).rejects.toMatchObject({ code: 'timeout' });
    expect(timeout).toHaveBeenCalledWith(8000);
    timeout.mockRestore();
  });

  it('end when the widget goes', async () => {
    const { embed } = setUp(() => Promise.reject(new DOMException('', 'AbortError')));
    const reading = embed.latest({ court: 'sc', signal: AbortSignal.abort() });
    await expect(reading).rejects.toMatchObject({ code: 'aborted' });
  });
});
