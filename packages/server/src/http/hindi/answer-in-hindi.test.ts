import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../app.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const ENGLISH = 'There is no such call.';
const HINDI = 'ऐसी कोई सेवा नहीं है।';

it.each([
  [undefined, ENGLISH],
  ['lang=en', ENGLISH],
  ['slang=hi', ENGLISH],
  ['a=b; lang=hi', HINDI],
])('the cookie %s decides the language of a message, and of nothing else', async (cookie, message) => {
  // A browser’s own languages do not count: the reader may have chosen the pages in English.
  const headers = { 'accept-language': 'hi', ...(cookie === undefined ? {} : { cookie }) };
  const answer = await test.app.inject({ url: '/api/nothing', headers });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-language']).toBe(message === HINDI ? 'hi' : undefined);
  expect(answer.json()).toMatchObject({ flag: false, message, outdata: null, code: 'not-found' });
});

it('a text with a value is in Hindi too, and in English it is unchanged', async () => {
  const ask = async (headers: Record<string, string>) => {
    const { statusCode, body } = await test.app.inject({
      method: 'POST',
      url: '/api/ec/getResults',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ query: { match: { content: 'lease' } } }),
    });
    return { statusCode, message: (JSON.parse(body) as { message: string }).message };
  };
  expect(await ask({})).toEqual({ statusCode: 400, message: 'query.match.content: Sign in to search the texts' });
  expect(await ask({ cookie: 'lang=hi' })).toEqual({
    statusCode: 400,
    message: 'query.match.content: पूरे पाठ में खोजने के लिए साइन इन करें',
  });
});
