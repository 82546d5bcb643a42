import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describeCasePreview, type Mount } from './behaviour.fixtures.js';
import { CasePreview } from './CasePreview.js';

const library = import.meta.env['VITE_RENDERER'] ?? 'React';

function view({ answer, citation, display, onOpen }: Parameters<Mount>[0]): ReactNode {
  return (
    <CasePreview
      {...{ citation, display }}
      source={{ load: ({ signal }) => answer({ citation, signal }) }}
      onOpen={(href, event) => {
        if (!onOpen(href)) event.preventDefault();
      }}
    />
  );
}

describeCasePreview(`case preview, ${library}, in the page`, (options) => {
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

describeCasePreview(`case preview, ${library}, in a shadow root`, (options) => {
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
