import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Calls `onSettled` after the effects of its children. */
export function Settled({ onSettled, children }: { onSettled: () => void; children: ReactNode }) {
  useEffect(onSettled, [onSettled]);
  return children;
}

/** Draws a view as a server does, puts the markup into the page and hydrates it. Returns what React complained of. */
export async function hydrate(view: ReactNode) {
  const container = document.body.appendChild(document.createElement('main'));
  const settled = Promise.withResolvers<void>();
  const whole = <Settled onSettled={settled.resolve}>{view}</Settled>;
  const markup = renderToString(whole);
  container.setHTMLUnsafe(markup);
  const errors: unknown[] = [];
  const root = hydrateRoot(container, whole, { onRecoverableError: (error) => errors.push(error) });
  await settled.promise;
  return {
    container,
    errors,
    markup,
    remove: () => {
      root.unmount();
      container.remove();
    },
  };
}
