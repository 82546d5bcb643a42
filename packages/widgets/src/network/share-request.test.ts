import { expect, it, vi } from 'vitest';
import { shareRequest } from './share-request.js';

const never = (): Promise<never> => new Promise(() => {});

it('sends one request for equal keys while it runs', async () => {
  const run = vi.fn<() => Promise<string>>(async () => 'answer');
  const signal = new AbortController().signal;
  const answers = [shareRequest('a', signal, run), shareRequest('a', signal, run), shareRequest('b', signal, run)];
  expect(await Promise.all(answers)).toEqual(['answer', 'answer', 'answer']);
  expect(run).toHaveBeenCalledTimes(2);
  await shareRequest('a', signal, run);
  expect(run).toHaveBeenCalledTimes(3);
});

it('aborts the request after its last caller has aborted, not before', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  let shared: AbortSignal | undefined;
  const run = (signal: AbortSignal): Promise<never> => {
    shared = signal;
    return never();
  };
  void shareRequest('c', first.signal, run);
  void shareRequest('c', second.signal, run);
  first.abort();
  expect(shared?.aborted).toBe(false);
  second.abort();
  expect(shared?.aborted).toBe(true);
});

it('sends a new request after an aborted one', () => {
  const controller = new AbortController();
  const run = vi.fn<() => Promise<never>>(never);
  void shareRequest('d', controller.signal, run);
  controller.abort();
  void shareRequest('d', new AbortController().signal, run);
  expect(run).toHaveBeenCalledTimes(2);
});
