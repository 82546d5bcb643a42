import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describeLatestCases, type Mount } from './behaviour.fixtures.js';
import { LatestCases } from './LatestCases.js';
import { LatestTicker } from './LatestTicker.js';

const library = import.meta.env['VITE_RENDERER'] ?? 'React';

function view({ answer, limit, mode }: Parameters<Mount>[0]): ReactNode {
  const Latest = mode === 'ticker' ? LatestTicker : LatestCases;
  return <Latest limit={limit} source={{ load: ({ court, signal }) => answer(court, signal) }} />;
}

describeLatestCases(`latest cases, ${library}, in the page`, (options) => {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  root.render(view(options));
  return {
    root: document,
    remove() {
      root.unmount();
      container.remove();
    },
  };
});

describeLatestCases(`latest cases, ${library}, in a shadow root`, (options) => {
  const host = document.body.appendChild(document.createElement('main'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow.appendChild(document.createElement('div')));
  root.render(view(options));
  return {
    root: shadow,
    remove() {
      root.unmount();
      host.remove();
    },
  };
});
