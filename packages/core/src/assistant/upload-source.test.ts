import { expect, it } from 'vitest';
import { exampleOf } from '../client/example-of.fixtures.js';
import { createClient } from '../client/index.js';
import { calls } from '../contract/index.js';
import { createUploadSource } from './upload-source.js';

it('hears the pages that a server reads, and returns the file', async () => {
  const { answer, value } = exampleOf(calls.assistant.askFile);
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const body = event('page', { page: 1, pages: 2 }) + event('page', { page: 2, pages: 2 }) + event('end', answer);
  let sent: FormData | undefined;
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    sent = await new Request(input, init).formData();
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const source = createUploadSource(createClient({ bases: { api: 'https://library.example' }, fetch }).assistant);
  const pages: number[] = [];
  const uploaded = await source.upload(new File(['%PDF-1.7'], 'Notice.pdf'), {
    onSent: () => undefined,
    onPage: ({ page }) => pages.push(page),
  });
  expect(pages).toEqual([1, 2]);
  expect(uploaded).toEqual((value as { file: unknown }).file);
  expect([...(sent?.entries() ?? [])].map(([name, part]) => [name, part instanceof File && part.name])).toEqual([
    ['file', 'Notice.pdf'],
  ]);
});
