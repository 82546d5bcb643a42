import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { answerOf } from './answers.fixtures.js';
import { LatestCases, type LatestCasesProps } from './LatestCases.js';

/** Calls `onSettled` after the effects of its children. */
function Settled({ onSettled, children }: { onSettled: () => void; children: ReactNode }) {
  useEffect(onSettled, [onSettled]);
  return children;
}

async function hydrate(props: LatestCasesProps): Promise<{ container: HTMLElement; errors: unknown[] }> {
  const container = document.body.appendChild(document.createElement('main'));
  const settled = Promise.withResolvers<void>();
  const view = (
    <Settled onSettled={settled.resolve}>
      <LatestCases {...props} />
    </Settled>
  );
  container.setHTMLUnsafe(renderToString(view));
  const errors: unknown[] = [];
  hydrateRoot(container, view, { onRecoverableError: (error) => errors.push(error) });
  await settled.promise;
  return { container, errors };
}

it('hydrates the server’s markup without a request or a change', async () => {
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const onReady = vi.fn<() => void>();
  const { container, errors } = await hydrate({ source: { load }, initial: answerOf('sc'), onReady });
  expect(errors).toEqual([]);
  expect(container.querySelectorAll('li')).toHaveLength(4);
  expect(load).not.toHaveBeenCalled();
  expect(onReady).toHaveBeenCalledOnce();
  container.remove();
});

it('shows the number of cases of each court if the server sent both', async () => {
  const initial = [answerOf('sc'), answerOf('hc')];
  const { container, errors } = await hydrate({ source: { load: () => new Promise(() => {}) }, initial });
  expect(errors).toEqual([]);
  expect([...container.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
    'Supreme Court 89',
    'High Courts 12,34,567',
  ]);
  container.remove();
});

it('loads in the browser what the server did not send', async () => {
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const { container, errors } = await hydrate({ source: { load } });
  expect(errors).toEqual([]);
  expect(load).toHaveBeenCalledOnce();
  container.remove();
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
