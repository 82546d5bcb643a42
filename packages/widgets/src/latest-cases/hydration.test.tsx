import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { answerOf } from './answers.fixtures.js';
import { hydrate, Settled } from '../react/hydrate.fixtures.js';
import { LatestCases } from './LatestCases.js';

it('hydrates the server’s markup without a request or a change', async () => {
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const onReady = vi.fn<() => void>();
  const { container, errors, remove } = await hydrate(
    <LatestCases source={{ load }} initial={answerOf('sc')} onReady={onReady} />,
  );
  expect(errors).toEqual([]);
  expect(container.querySelectorAll('li')).toHaveLength(4);
  expect(load).not.toHaveBeenCalled();
  expect(onReady).toHaveBeenCalledOnce();
  remove();
});

it('shows the number of cases of each court if the server sent both', async () => {
  const initial = [answerOf('sc'), answerOf('hc')];
  const { container, errors, remove } = await hydrate(
    <LatestCases source={{ load: () => new Promise(() => {}) }} initial={initial} />,
  );
  expect(errors).toEqual([]);
  expect([...container.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
    'Supreme Court 89',
    'High Courts 12,34,567',
  ]);
  remove();
});

it('loads in the browser what the server did not send', async () => {
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const { errors, remove } = await hydrate(<LatestCases source={{ load }} />);
  expect(errors).toEqual([]);
  expect(load).toHaveBeenCalledOnce();
  remove();
});

it('aborts the request of the mount that StrictMode discards', async () => {
  const signals: AbortSignal[] = [];
  const load = (request: { signal: AbortSignal }): Promise<never> => {
    signals.push(request.signal);
    return new Promise(() => {});
  };
  const root = createRoot(document.createElement('main'));
  root.render(
    <StrictMode>
      <LatestCases source={{ load }} />
    </StrictMode>,
  );
  await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
  root.unmount();
  expect(signals.at(-1)?.aborted).toBe(true);
});

it('keeps the list when the source changes, and loads again when the limit changes', async () => {
  const limits: number[] = [];
  const source = () => ({
    load: async ({ limit }: { limit: number }) => {
      limits.push(limit);
      return answerOf('sc');
    },
  });
  const root = createRoot(document.createElement('main'));
  for (const limit of [4, 4, 2]) {
    const settled = Promise.withResolvers<void>();
    root.render(
      <Settled onSettled={settled.resolve}>
        <LatestCases source={source()} limit={limit} />
      </Settled>,
    );
    await settled.promise;
  }
  expect(limits).toEqual([4, 2]);
  root.unmount();
});
