import { afterEach, describe, expect, it, vi } from 'vitest';
import { examples } from '../contract/examples.fixtures.js';
import { calls } from '../contract/index.js';
import { createEmbed, type Embed, type EmbedOptions } from './index.js';

type Name = keyof Embed;
type Answer = Record<string, unknown>;

const names: readonly Name[] = ['latest', 'case', 'citation', 'suggest', 'check', 'compare', 'inquiry'];
const answerOf = (name: Name): Answer => structuredClone(examples[`embed.${name}`]?.answer) as Answer;
const inputOf = (name: Name): never => {
  const { key: _, ...input } = (examples[`embed.${name}`]?.input ?? {}) as Answer;
  return input as never;
};
const setUp = (reply: () => Promise<Response> | Response, options: Partial<EmbedOptions> = {}) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => reply());
  return { fetch, embed: createEmbed({ base: 'https://site.example/', fetch, ...options }) };
};
const ask = (name: Name, answer: unknown, status = 200) =>
  setUp(() => Response.json(answer, { status })).embed[name](inputOf(name));
const urlOf = (fetch: ReturnType<typeof setUp>['fetch']) => fetch.mock.calls[0]?.[0] as string;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an embed request follows the contract', () => {
  it.each(names)('%s: path, query, body, and the documented answer to its value', async (name) => {
    const { fetch, embed } = setUp(() => Response.json(answerOf(name)), { key: 'pk' });
    expect(await embed[name](inputOf(name))).toEqual(examples[`embed.${name}`]?.value);
    expect(fetch).toHaveBeenCalledTimes(1);
    const call = calls.embed[name];
    const { query, body } = call.request(examples[`embed.${name}`]?.input as never);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(`https://site.example${call.path}?${new URLSearchParams(query)}`);
    expect(init?.method ?? 'GET').toBe(call.method);
    expect(init?.credentials).toBe('omit');
    expect(init?.body === undefined ? undefined : JSON.parse(init.body as string)).toEqual(body);
  });

  it('without a key and without missing values: no question mark, no empty value', async () => {
    const { fetch, embed } = setUp(() => Response.json(answerOf('check')));
    await embed.check({ citations: [] });
    expect(urlOf(fetch)).toBe('https://site.example/api/embed/v1/check');
    const other = setUp(() => Response.json(answerOf('latest')));
    await other.embed.latest({ court: 'hc' });
    expect(urlOf(other.fetch)).toBe('https://site.example/api/embed/v1/latest?court=hc');
  });

  it('F4: with lists as lists, on a page whose library changes the JSON of arrays', async () => {
    const text = JSON.stringify(answerOf('check'));
    const { fetch, embed } = setUp(() => new Response(text));
    const prototype = Array.prototype as { toJSON?: unknown };
    prototype.toJSON = () => 'text';
    await embed.check({ citations: ['AIR 1980 SC 1789'], names: [''] }).finally(() => delete prototype.toJSON);
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"citations":["AIR 1980 SC 1789"],"names":[""]}');
  });

  it('with every value encoded once', async () => {
    const { fetch, embed } = setUp(() => Response.json(answerOf('citation')));
    await embed.citation({ citation: '(1973) 4 SCC 225 & 1' });
    expect(urlOf(fetch)).toBe('https://site.example/api/embed/v1/citation?citation=%281973%29+4+SCC+225+%26+1');
  });

  it('with the whole query in a browser whose URLSearchParams has no size', async () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
    Object.defineProperty(URLSearchParams.prototype, 'size', {
      configurable: true,
      get() {
        // Node's own URL class uses it.
        const isOurs = new Error().stack?.split('\n')[2]?.includes('/embed/') ?? false;
        return isOurs ? undefined : (size?.get?.call(this) as unknown);
      },
    });
    try {
      const { fetch, embed } = setUp(() => Response.json(answerOf('latest')));
      await embed.latest({ court: 'sc', limit: 5 });
      expect(urlOf(fetch)).toBe('https://site.example/api/embed/v1/latest?court=sc&limit=5');
    } finally {
      if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size);
    }
  });
});

describe('a read fails', () => {
  it.each([
    ['http', () => Response.json({}, { status: 503 }), 503],
    ['http', () => Response.json({ flag: false, message: 'Slow down.' }, { status: 429 }), 429],
    ['http', () => Response.json({ html: 'sign in to the network' }), 200],
    ['http', () => Response.json(null), 200],
    ['http', () => Response.json([]), 200],
    ['http', () => Response.json({ items: 'none' }), 200],
    ['http', () => new Response('<html>'), 200],
    ['http', () => new Response(null), 200],
    ['network', () => Promise.reject(new TypeError('failed')), 0],
  ])('as %s', async (code, reply, status) => {
    await expect(setUp(reply).embed.latest({ court: 'sc' })).rejects.toMatchObject({
      code,
      status,
      name: 'EmbedError',
    });
  });

  it.each<[Name, Answer]>([
    ['latest', { items: [null] }],
    ['latest', { items: ['text'] }],
    ['latest', { items: [[]] }],
    ['suggest', { items: [7] }],
    ['citation', { items: [undefined] }],
    ['check', { items: [{ citation: '1 SCC 1', items: [null] }] }],
    ['check', { items: [{ citation: '1 SCC 1', items: 'none' }] }],
    ['case', { case: { paragraphs: ['text'] } }],
    ['case', { case: { paragraphs: [{ text: 'a' }] } }],
    ['case', { case: { paragraphs: {} } }],
    ['case', { items: {} }],
  ])('if an item has the wrong type: %s %j', async (name, part) => {
    await expect(ask(name, { ...answerOf(name), ...part })).rejects.toMatchObject({ code: 'http', status: 200 });
  });

  it('instead of reading an endless answer', async () => {
    let sent = 0;
    const piece = new TextEncoder().encode(' '.repeat(100_000));
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += piece.length;
        if (sent > 60_000_000) controller.close();
        else controller.enqueue(piece);
      },
    });
    const { fetch, embed } = setUp(() => new Response(endless));
    await expect(embed.latest({ court: 'sc' })).rejects.toMatchObject({ code: 'http', status: 200 });
    expect(sent).toBeLessThan(3_000_000);
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});

describe('the links of an answer', () => {
  it.each([
    'javascript:alert(1)',
    ' https://site.example/',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example/',
    '/case/1',
    'https:evil.example',
    7,
    null,
    ['/case/1'],
  ])('are web addresses or empty: %j', async (href) => {
    const latest = answerOf('latest');
    const [item] = latest['items'] as [Answer];
    expect(await ask('latest', { ...latest, more: href, items: [{ ...item, href }] })).toEqual({
      ...latest,
      more: '',
      items: [{ ...item, href: '' }],
    });
    const paragraphs = [[{ text: 'a', href }]];
    const preview = { href, signIn: href, sourceHref: href, paragraphs };
    const read = await ask('case', { ...answerOf('case'), case: preview, search: href });
    const empty = { href: '', signIn: '', sourceHref: '', paragraphs: [[{ text: 'a', href: '' }]] };
    expect(read).toMatchObject({ case: empty, search: '' });
  });

  it.each(['https://site.example/case/1', 'http://localhost:5173/', 'HTTPS://SITE.EXAMPLE/'])(
    'stay as they are: %s',
    async (more) => {
      expect(await ask('latest', { ...answerOf('latest'), more })).toMatchObject({ more });
    },
  );
});

describe('an inquiry', () => {
  const inquire = (answer: unknown, status = 200) => ask('inquiry', answer, status);

  it.each([
    { flag: true },
    { flag: 'true' },
    { flag: 'True' },
    { flag: 1 },
    { flag: '1' },
    { success: true },
    { flag: null, success: 1 },
  ])('is sent: %j', async (yes) => {
    expect(await inquire({ ...yes, message: 'Thank you.' })).toEqual({ message: 'Thank you.' });
    expect(await inquire(yes)).toEqual({ message: '' });
  });

  it.each([
    { flag: false },
    { flag: 'False' },
    { flag: 0 },
    { flag: '0' },
    { success: false },
    { flag: true, success: 0 },
  ])('is refused with the message of the service: %j', async (no) => {
    const message = 'Too many inquiries. Try again tomorrow.';
    const refusal = { code: 'refused', status: 200, message };
    await expect(inquire({ ...no, message })).rejects.toMatchObject(refusal);
    await expect(inquire({ ...no, message: '', outdata: message })).rejects.toMatchObject(refusal);
    await expect(inquire(no)).rejects.toMatchObject({ ...refusal, message: 'embed refused 200' });
  });

  it.each([400, 403, 413, 429])('V1: is refused with the message of the service, with status %i', async (status) => {
    const message = 'Too many inquiries. Try again tomorrow.';
    await expect(inquire({ flag: false, message, outdata: null }, status)).rejects.toMatchObject({
      code: 'refused',
      status,
      message,
    });
  });

  it.each([
    [{ message: 'Thank you.' }, 200],
    [{ flag: 'yes' }, 200],
    [{ success: 'maybe' }, 200],
    [null, 200],
    [[], 200],
    ['text', 429],
    [{ flag: true, message: 'Thank you.' }, 400],
    [{}, 404],
  ])('fails with code http if it may not have been sent: %j with %i', async (answer, status) => {
    await expect(inquire(answer, status)).rejects.toMatchObject({
      code: 'http',
      status,
      message: `embed http ${status}`,
    });
  });

  it('is reported as refused by a failing service, with its message', async () => {
    const answer = { flag: false, message: 'The library is being moved.' };
    await expect(inquire(answer, 503)).rejects.toMatchObject({ code: 'refused', status: 503, message: answer.message });
    const page = setUp(() => new Response('<html>', { status: 502 }));
    await expect(page.embed.inquiry(inputOf('inquiry'))).rejects.toMatchObject({ code: 'http', status: 502 });
  });
});

describe('the wait for an answer ends', () => {
  /** A fetch that settles only when its signal aborts, or never if `ignoresSignal`. */
  const waiting = (ignoresSignal: boolean) =>
    vi.fn<typeof globalThis.fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => {
          if (!ignoresSignal) init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
  const outcomeOf = (promise: Promise<unknown>) => promise.then(String, (error: { code: string }) => error.code);

  it.each([false, true])(
    'after eight seconds, and aborts the request (fetch ignores its signal: %s)',
    async (ignoresSignal) => {
      vi.useFakeTimers();
      const fetch = waiting(ignoresSignal);
      const reading = outcomeOf(createEmbed({ base: 'https://site.example', fetch }).latest({ court: 'sc' }));
      await vi.advanceTimersByTimeAsync(7999);
      expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await reading).toBe('timeout');
      expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('after eight seconds if the answer stalls', async () => {
    vi.useFakeTimers();
    const { embed } = setUp(() => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })));
    const reading = outcomeOf(embed.latest({ court: 'sc' }));
    await vi.advanceTimersByTimeAsync(8000);
    expect(await reading).toBe('timeout');
  });

  it.each([false, true])(
    'when the widget is removed, and aborts the request (fetch ignores its signal: %s)',
    async (ignoresSignal) => {
      vi.useFakeTimers();
      // Some supported browsers lack AbortSignal.any.
      vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout.bind(AbortSignal) });
      const fetch = waiting(ignoresSignal);
      const widget = new AbortController();
      const { signal } = widget;
      const reading = outcomeOf(createEmbed({ base: 'https://site.example', fetch }).latest({ court: 'sc', signal }));
      await vi.advanceTimersByTimeAsync(10);
      expect(fetch).toHaveBeenCalledTimes(1);
      widget.abort();
      expect(await reading).toBe('aborted');
      expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('before it begins if the widget is already removed: nothing is sent', async () => {
    const { fetch, embed } = setUp(() => Response.json(answerOf('latest')));
    const reading = embed.latest({ court: 'sc', signal: AbortSignal.abort() });
    await expect(reading).rejects.toMatchObject({ code: 'aborted' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('with the answer: no timer and no listener remain', async () => {
    vi.useFakeTimers();
    const widget = new AbortController();
    const add = vi.spyOn(widget.signal, 'addEventListener');
    const { embed } = setUp(() => Response.json(answerOf('latest')));
    await embed.latest({ court: 'sc', signal: widget.signal });
    expect(vi.getTimerCount()).toBe(0);
    // The listener was registered with this signal, which removes it.
    expect(add.mock.calls[0]?.[2]).toMatchObject({ signal: { aborted: true } });
  });
});
