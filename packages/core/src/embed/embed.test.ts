import { describe, expect, it, vi } from 'vitest';
import { calls } from '../contract/index.js';
import { createEmbed } from './index.js';

const answer = { court: 'sc', total: 5, sample: false, items: [], more: 'https://site.example/' };
const setUp = (reply: () => Promise<Response> | Response) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => reply());
  return { fetch, embed: createEmbed({ base: 'https://site.example/', fetch }) };
};

const urlOf = (fetch: ReturnType<typeof setUp>['fetch']) => fetch.mock.calls[0]?.[0] as string;
const inquiry = {
  subject: 'Other',
  firstName: 'Asha',
  city: 'Pune',
  contactNumber: '9800000000',
  email: 'asha@example.in',
  description: 'How do we embed the list?',
  consent: true,
  captchaId: 'c1',
  captchaCode: 'K7TP',
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
    ['http', () => Response.json({ html: 'sign in to the network' }), 200],
    ['http', () => Response.json(null), 200],
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

  it.each([
    ['case', { id: '2024-hn-12' }, 'case?id=2024-hn-12', { paragraphs: [] }],
    ['citation', { citation: '(1973) 4 SCC 225 & 1' }, 'citation?citation=%281973%29+4+SCC+225+%26+1', { items: [] }],
    ['suggest', { text: 'kes', limit: 5 }, 'suggest?text=kes&limit=5', { items: [] }],
  ] as const)('read with every value encoded once: %s', async (name, input, path, reply) => {
    const { fetch, embed } = setUp(() => Response.json(reply));
    expect(await embed[name](input as never)).toEqual(reply);
    expect(urlOf(fetch)).toBe(`https://site.example/api/embed/v1/${path}`);
    const { query } = calls.embed[name].request(input as never);
    expect(urlOf(fetch)).toBe(`https://site.example${calls.embed[name].path}?${new URLSearchParams(query)}`);
  });

  it('name the partner by its key, in the address and in no header', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answer));
    await createEmbed({ base: 'https://site.example', key: 'nls', fetch }).latest({ court: 'sc' });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://site.example/api/embed/v1/latest?court=sc&key=nls');
  });

  it.each([
    ['check', { citations: ['AIR 1973 SC 1461'] }, { items: [] }, { items: [] }],
    ['inquiry', inquiry, { flag: true, message: 'Thank you.' }, { message: 'Thank you.' }],
  ] as const)('post once, as the contract has it: %s', async (name, input, reply, value) => {
    const { fetch, embed } = setUp(() => Response.json(reply));
    expect(await embed[name](input as never)).toEqual(value);
    expect(urlOf(fetch)).toBe(`https://site.example${calls.embed[name].path}`);
    const init = fetch.mock.calls[0]?.[1];
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(JSON.parse(init?.body as string)).toEqual(calls.embed[name].request(input as never).body);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('say in the words of the service why an inquiry was refused', async () => {
    const { embed } = setUp(() => Response.json({ flag: false, message: 'Too many inquiries. Try again tomorrow.' }));
    await expect(embed.inquiry(inquiry)).rejects.toMatchObject({
      code: 'refused',
      message: 'Too many inquiries. Try again tomorrow.',
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
